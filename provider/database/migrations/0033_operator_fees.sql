CREATE TABLE "operator_fees" (
	"name" text PRIMARY KEY NOT NULL,
	"value" numeric(38, 18) NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
