CREATE TABLE "work_attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"approval_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_events" (
	"approval_id" integer NOT NULL,
	"position" integer NOT NULL,
	"action" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "work_events_approval_id_position_pk" PRIMARY KEY("approval_id","position"),
	CONSTRAINT "work_events_position" CHECK ("work_events"."position" > 0)
);
--> statement-breakpoint
ALTER TABLE "digital_documents" DROP CONSTRAINT "digital_documents_status";--> statement-breakpoint
ALTER TABLE "work_approvals" DROP CONSTRAINT "work_approvals_document";--> statement-breakpoint
ALTER TABLE "work_approvals" DROP CONSTRAINT "work_approvals_priority";--> statement-breakpoint
UPDATE "work_approvals" SET "priority" = 'medium' WHERE "priority" = 'normal';--> statement-breakpoint
ALTER TABLE "credentials" ALTER COLUMN "credential_number" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "credentials" ALTER COLUMN "credential_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "digital_documents" ALTER COLUMN "document_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "credential_number_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "digital_documents" ADD COLUMN "document_number_encrypted" "bytea";--> statement-breakpoint
ALTER TABLE "digital_documents" ADD COLUMN "rejection" text;--> statement-breakpoint
ALTER TABLE "digital_documents" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "requester_id" integer;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "submitted_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "approver" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "kind" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "amount" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "currency" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "details" json DEFAULT '{"period":"","destinations":[],"categories":[]}'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "work_attachments" ADD CONSTRAINT "work_attachments_approval_id_work_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."work_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_events" ADD CONSTRAINT "work_events_approval_id_work_approvals_id_fk" FOREIGN KEY ("approval_id") REFERENCES "public"."work_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_attachments_approval" ON "work_attachments" USING btree ("approval_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "work_events_decision" ON "work_events" USING btree ("approval_id") WHERE "work_events"."action" in ('approved', 'rejected');--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credentials_document_id_digital_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."digital_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD CONSTRAINT "work_approvals_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_document" ON "credentials" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "digital_documents_pending" ON "digital_documents" USING btree ("created_at","id") WHERE "digital_documents"."verification_status" = 'pending';--> statement-breakpoint
CREATE INDEX "work_approvals_requester" ON "work_approvals" USING btree ("requester_id","created_at","id");--> statement-breakpoint
ALTER TABLE "work_approvals" DROP COLUMN "document_id";--> statement-breakpoint
ALTER TABLE "digital_documents" ADD CONSTRAINT "digital_documents_number" CHECK (("digital_documents"."document_number_encrypted" is null) <> ("digital_documents"."document_number" is null));--> statement-breakpoint
ALTER TABLE "digital_documents" ADD CONSTRAINT "digital_documents_reviewed" CHECK (("digital_documents"."verification_status" = 'pending') = ("digital_documents"."reviewed_at" is null));--> statement-breakpoint
ALTER TABLE "digital_documents" ADD CONSTRAINT "digital_documents_rejected" CHECK (("digital_documents"."verification_status" = 'rejected') = ("digital_documents"."rejection" is not null));--> statement-breakpoint
ALTER TABLE "digital_documents" ADD CONSTRAINT "digital_documents_status" CHECK ("digital_documents"."verification_status" in ('pending', 'verified', 'rejected'));--> statement-breakpoint
ALTER TABLE "work_approvals" ADD CONSTRAINT "work_approvals_other" CHECK ("work_approvals"."requester_id" <> "work_approvals"."user_id");--> statement-breakpoint
ALTER TABLE "work_approvals" ADD CONSTRAINT "work_approvals_priority" CHECK ("work_approvals"."priority" in ('low', 'medium', 'high', 'urgent'));