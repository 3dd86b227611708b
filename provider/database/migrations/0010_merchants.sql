CREATE TABLE "merchants" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"latin_name" text NOT NULL,
	"district" text NOT NULL,
	"kind" text NOT NULL,
	"cashback_percent" integer NOT NULL,
	CONSTRAINT "merchants_code" CHECK ("merchants"."code" ~ '^[a-z0-9-]{1,25}$'),
	CONSTRAINT "merchants_cashback_percent" CHECK ("merchants"."cashback_percent" in (5, 10, 15))
);
