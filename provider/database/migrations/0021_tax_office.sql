ALTER TABLE "tax_refunds" DROP CONSTRAINT "tax_refunds_status";--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "receipt_date" date;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "receipt_number" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "purchase_won" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "won_per_dollar" numeric(38, 18);--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "submitted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "expected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "entry_id" bigint;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD COLUMN "transaction_id" integer;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_entry_id_ledger_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."ledger_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "tax_refunds_entry" ON "tax_refunds" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "tax_refunds_receipt" ON "tax_refunds" USING btree ("receipt_hash");--> statement-breakpoint
CREATE INDEX "tax_refunds_due" ON "tax_refunds" USING btree ("due_at") WHERE "tax_refunds"."due_at" is not null;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_rejected" CHECK (("tax_refunds"."status" = 'rejected') = ("tax_refunds"."reason" is not null));--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_credited" CHECK ("tax_refunds"."entry_id" is null or "tax_refunds"."status" = 'paid');--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_won" CHECK (("tax_refunds"."purchase_won" is null) = ("tax_refunds"."won_per_dollar" is null));--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_status" CHECK ("tax_refunds"."status" in ('processing', 'approved', 'paid', 'rejected', 'withdrawn'));
