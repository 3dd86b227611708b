CREATE TABLE "cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"expiry" text NOT NULL,
	"currency" text NOT NULL,
	"token_encrypted" "bytea" NOT NULL,
	"fingerprint" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_last_four" CHECK ("cards"."last_four" ~ '^[0-9]{4}$'),
	CONSTRAINT "cards_expiry" CHECK ("cards"."expiry" ~ '^20[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "cards_currency" CHECK ("cards"."currency" in ('KRW', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "is_default" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "card_token_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charged_currency" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charged_amount" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "charged_rate" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cards_fingerprint" ON "cards" USING btree ("user_id","fingerprint");--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_charged" CHECK (("transactions"."charged_currency" is null) = ("transactions"."charged_amount" is null) and ("transactions"."charged_currency" is null) = ("transactions"."charged_rate" is null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_charged_currency" CHECK ("transactions"."charged_currency" in ('KRW', 'USD'));