ALTER TABLE "credentials" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "digital_documents" ADD COLUMN "issuance_date" date;--> statement-breakpoint
ALTER TABLE "digital_documents" ADD COLUMN "expiration_date" date;
