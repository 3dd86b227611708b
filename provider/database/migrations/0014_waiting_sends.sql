-- The version before neither settles nor returns a send that waits, because its status is not pending.
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_status";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_reason";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_settled";--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "waits_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "transactions_waiting_until" ON "transactions" USING btree ("waits_until") WHERE "transactions"."status" = 'waiting';--> statement-breakpoint
CREATE INDEX "transactions_waiting_address" ON "transactions" USING btree (lower(right("counterparty_detail", 40))) WHERE "transactions"."status" = 'waiting';--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_waiting" CHECK (("transactions"."status" = 'waiting') = ("transactions"."waits_until" is not null));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_ownerless" CHECK ("transactions"."status" not in ('waiting', 'returned') or ("transactions"."operation" = 'transfer' and "transactions"."transaction_type" = 'send'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_status" CHECK ("transactions"."status" in ('pending', 'waiting', 'completed', 'failed', 'returned'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_reason" CHECK (("transactions"."status" in ('failed', 'returned')) = ("transactions"."reason" <> ''));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_settled" CHECK (("transactions"."status" in ('pending', 'waiting')) = ("transactions"."settled_at" is null));