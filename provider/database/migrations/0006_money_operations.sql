CREATE TABLE "contacts" (
	"user_id" integer NOT NULL,
	"area" text NOT NULL,
	"recipient" text NOT NULL,
	"look" text NOT NULL,
	"name" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"transaction_id" integer NOT NULL,
	"last_sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "contacts_user_id_area_recipient_pk" PRIMARY KEY("user_id","area","recipient"),
	CONSTRAINT "contacts_area" CHECK ("contacts"."area" in ('local', 'network'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_orders" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"asset_type" text NOT NULL,
	"amount" numeric(38, 18) NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answers_at" timestamp with time zone NOT NULL,
	"run" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "travel_plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "travel_plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"destination" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "travel_plans_dates" CHECK ("travel_plans"."start_date" <= "travel_plans"."end_date"),
	CONSTRAINT "travel_plans_type" CHECK ("travel_plans"."type" in ('business', 'leisure', 'family')),
	CONSTRAINT "travel_plans_status" CHECK ("travel_plans"."status" in ('confirmed', 'planning', 'completed'))
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_kind";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_amount";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_status";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_sides";--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_holder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_type" text DEFAULT 'checking' NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "operation" text DEFAULT 'transfer' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "method" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "fee" numeric(38, 18) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "counterparty_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "counterparty_detail" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_asset_type" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_amount" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "paid_rate" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "cashback" numeric(38, 18) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "message" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
-- What was sent before has its other side and the moment of its end too.
UPDATE "transactions" SET "settled_at" = "created_at" WHERE "status" = 'completed';--> statement-breakpoint
UPDATE "transactions" SET "counterparty_detail" = '0x' || right("to_address", 40) WHERE "to_address" IS NOT NULL;--> statement-breakpoint
UPDATE "transactions" AS sent SET "counterparty_name" = trim(person."first_name" || ' ' || person."last_name")
FROM "transactions" AS received JOIN "users" AS person ON person."id" = received."user_id"
WHERE received."send_id" = sent."id";--> statement-breakpoint
UPDATE "transactions" AS received
SET "counterparty_name" = trim(person."first_name" || ' ' || person."last_name"),
  "counterparty_detail" = '0x' || right(person."did_address", 40)
FROM "transactions" AS sent JOIN "users" AS person ON person."id" = sent."user_id"
WHERE received."send_id" = sent."id";--> statement-breakpoint
INSERT INTO "contacts" ("user_id", "area", "recipient", "look", "name", "transaction_id", "last_sent_at")
SELECT DISTINCT ON (sent."user_id", lower(right(sent."to_address", 40)))
  sent."user_id", 'network', '0x' || lower(right(sent."to_address", 40)),
  '0x' || lower(left(right(sent."to_address", 40), 4)) || lower(right(sent."to_address", 4)),
  CASE WHEN sent."counterparty_name" = '' THEN sent."counterparty_detail" ELSE sent."counterparty_name" END,
  sent."id", sent."created_at"
FROM "transactions" AS sent
WHERE sent."to_address" IS NOT NULL AND sent."status" = 'completed'
ORDER BY sent."user_id", lower(right(sent."to_address", 40)), sent."id" DESC;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "travel_plans" ADD CONSTRAINT "travel_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_recent" ON "contacts" USING btree ("user_id","transaction_id");--> statement-breakpoint
CREATE INDEX "contacts_look" ON "contacts" USING btree ("user_id","area","look");--> statement-breakpoint
CREATE INDEX "travel_plans_history" ON "travel_plans" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "credentials_history" ON "credentials" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "digital_documents_history" ON "digital_documents" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_entries_one_end" ON "ledger_entries" USING btree ("transaction_id") WHERE "ledger_entries"."kind" in ('settlement', 'return');--> statement-breakpoint
CREATE INDEX "tax_refunds_history" ON "tax_refunds" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_history" ON "transactions" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transactions_daily" ON "transactions" USING btree ("user_id","operation","created_at") WHERE "transactions"."operation" in ('top-up', 'local-send', 'local-withdrawal');--> statement-breakpoint
CREATE INDEX "users_phone_digits" ON "users" USING btree (regexp_replace("phone", '\D', '', 'g'));--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "users_korean_name" ON "users" USING btree (lower("last_name" || "first_name"));--> statement-breakpoint
CREATE INDEX "work_approvals_history" ON "work_approvals" USING btree ("user_id",coalesce("decided_at", "created_at"),"id");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('wallet', 'issuance', 'in_transit', 'external', 'rail', 'exchange', 'fees', 'cashback'));--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_kind" CHECK ("ledger_entries"."kind" in ('issuance', 'send', 'settlement', 'return', 'cashback'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_operation" CHECK ("transactions"."operation" in ('transfer', 'deposit', 'withdrawal', 'top-up', 'local-send', 'local-withdrawal'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_amounts" CHECK ("transactions"."amount" > 0 and "transactions"."fee" >= 0 and "transactions"."cashback" >= 0);--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_direction" CHECK (("transactions"."transaction_type" = 'receive') = ("transactions"."operation" in ('deposit', 'top-up') or "transactions"."send_id" is not null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_address" CHECK (("transactions"."to_address" is not null) = ("transactions"."operation" = 'transfer' and "transactions"."transaction_type" = 'send'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_paid" CHECK (("transactions"."paid_asset_type" is null) = ("transactions"."paid_amount" is null) and ("transactions"."paid_asset_type" is null) = ("transactions"."paid_rate" is null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reason" CHECK (("transactions"."status" = 'failed') = ("transactions"."reason" <> ''));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_settled" CHECK (("transactions"."status" = 'pending') = ("transactions"."settled_at" is null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('pending', 'completed', 'failed'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_sides" CHECK ("transactions"."send_id" is null or "transactions"."operation" in ('transfer', 'local-send'));