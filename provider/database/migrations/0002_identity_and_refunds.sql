CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"bank_name" text NOT NULL,
	"account_number" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credentials" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credentials_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_type" text NOT NULL,
	"issuer" text NOT NULL,
	"issuance_date" date NOT NULL,
	"expiration_date" date,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"credential_number" text DEFAULT '' NOT NULL,
	"is_revoked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "credentials_dates" CHECK ("credentials"."expiration_date" >= "credentials"."issuance_date")
);
--> statement-breakpoint
CREATE TABLE "digital_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "digital_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"document_type" text NOT NULL,
	"document_hash" text NOT NULL,
	"document_number" text NOT NULL,
	"name" text NOT NULL,
	"verification_status" text NOT NULL,
	"image_type" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "digital_documents_type" CHECK ("digital_documents"."document_type" in ('id', 'passport', 'license')),
	CONSTRAINT "digital_documents_status" CHECK ("digital_documents"."verification_status" = 'pending')
);
--> statement-breakpoint
CREATE TABLE "tax_refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tax_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"merchant_name" text NOT NULL,
	"purchase_amount" numeric(38, 18) NOT NULL,
	"refund_amount" numeric(38, 18) NOT NULL,
	"receipt_hash" text NOT NULL,
	"status" text NOT NULL,
	"is_automatic" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	CONSTRAINT "tax_refunds_status" CHECK ("tax_refunds"."status" in ('processing', 'approved', 'paid')),
	CONSTRAINT "tax_refunds_amounts" CHECK ("tax_refunds"."refund_amount" > 0 and "tax_refunds"."refund_amount" <= "tax_refunds"."purchase_amount"),
	CONSTRAINT "tax_refunds_processed" CHECK (("tax_refunds"."status" = 'processing') = ("tax_refunds"."processed_at" is null))
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digital_documents" ADD CONSTRAINT "digital_documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_refunds" ADD CONSTRAINT "tax_refunds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("user_id","account_number");--> statement-breakpoint
CREATE INDEX "credentials_user" ON "credentials" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "digital_documents_user" ON "digital_documents" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "tax_refunds_user" ON "tax_refunds" USING btree ("user_id","id");