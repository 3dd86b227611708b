ALTER TABLE "payees" ADD COLUMN "own_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payees" ADD COLUMN "favourite" boolean DEFAULT false NOT NULL;