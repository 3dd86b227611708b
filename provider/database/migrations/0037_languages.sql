ALTER TABLE "notifications" ADD COLUMN "english_title" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "english_message" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "local_language" text DEFAULT '' NOT NULL;