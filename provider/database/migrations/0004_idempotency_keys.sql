CREATE TABLE "idempotency_keys" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The keys of earlier sends, with the answers that they had: a repeat after this migration is still a repeat.
INSERT INTO "idempotency_keys" ("user_id", "key", "call", "request_hash", "answer", "created_at")
SELECT "user_id", "idempotency_key", 'createTransaction', "request_hash", json_build_object(
	'id', "id",
	'userId', "user_id",
	'transactionType', "transaction_type",
	'assetType', "asset_type",
	'amount', trim_scale("amount")::text,
	'toAddress', "to_address",
	'status', 'pending',
	'createdAt', to_char("created_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
), "created_at"
FROM "transactions" WHERE "idempotency_key" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_idempotency";--> statement-breakpoint
DROP INDEX "transactions_idempotency_key";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "idempotency_key";--> statement-breakpoint
ALTER TABLE "transactions" DROP COLUMN "request_hash";
