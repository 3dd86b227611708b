ALTER TABLE "work_approvals" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "work_approvals" ADD CONSTRAINT "work_approvals_replaces_id_work_approvals_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."work_approvals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "work_approvals_replaces" ON "work_approvals" USING btree ("replaces_id");--> statement-breakpoint
ALTER TABLE "work_approvals" ADD CONSTRAINT "work_approvals_withdrawn" CHECK ("work_approvals"."withdrawn_at" is null or "work_approvals"."status" = 'rejected');