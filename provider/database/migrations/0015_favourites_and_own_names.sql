ALTER TABLE "payees" ADD COLUMN "own_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payees" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payees_favourites" ON "payees" USING btree ("user_id","transaction_id") WHERE "payees"."favourite";