CREATE TABLE "work_approvals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "work_approvals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "work_approvals_document" CHECK ("work_approvals"."document_id" > 0),
	CONSTRAINT "work_approvals_priority" CHECK ("work_approvals"."priority" in ('urgent', 'normal', 'low')),
	CONSTRAINT "work_approvals_status" CHECK ("work_approvals"."status" in ('pending', 'approved', 'rejected')),
	CONSTRAINT "work_approvals_decided" CHECK (("work_approvals"."status" = 'pending') = ("work_approvals"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "work_approvals" ADD CONSTRAINT "work_approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "work_approvals_user" ON "work_approvals" USING btree ("user_id","created_at");