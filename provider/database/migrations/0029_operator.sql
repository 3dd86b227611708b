CREATE TABLE "operator_acts" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"why" text NOT NULL,
	"command" text NOT NULL,
	"subject" text NOT NULL,
	"before" json,
	"after" json,
	"hash" text NOT NULL,
	CONSTRAINT "operator_acts_id" CHECK ("operator_acts"."id" > 0)
);
--> statement-breakpoint
CREATE TABLE "operator_rates" (
	"asset_type" text PRIMARY KEY NOT NULL,
	"won" numeric(38, 18) NOT NULL,
	"dollars" numeric(38, 18) NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "secret_key_mark" ADD COLUMN "next_mark" text;--> statement-breakpoint
ALTER TABLE "secret_key_mark" ADD COLUMN "hash_secret_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "operator_acts_subject" ON "operator_acts" USING btree ("subject");