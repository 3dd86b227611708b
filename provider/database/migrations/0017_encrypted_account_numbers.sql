ALTER TABLE "bank_accounts" ALTER COLUMN "account_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ALTER COLUMN "answer" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "work_attachments" ALTER COLUMN "name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "account_number_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "answer_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "bank_account_number_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "work_attachments" ADD COLUMN "name_encrypted" "bytea";--> statement-breakpoint
CREATE INDEX "transactions_plain_account_number" ON "transactions" USING btree ("id") WHERE "transactions"."operation" in ('withdrawal', 'local-withdrawal') and "transactions"."bank_account_number_encrypted" is null;--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_account_number" CHECK (("bank_accounts"."account_number_encrypted" is null) <> ("bank_accounts"."account_number" is null));--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_answer" CHECK (("idempotency_keys"."answer" is null) <> ("idempotency_keys"."answer_encrypted" is null));--> statement-breakpoint
ALTER TABLE "work_attachments" ADD CONSTRAINT "work_attachments_name" CHECK (("work_attachments"."name_encrypted" is null) <> ("work_attachments"."name" is null));