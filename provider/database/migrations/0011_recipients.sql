CREATE TABLE "payees" (
	"user_id" integer NOT NULL,
	"area" text NOT NULL,
	"payee" text NOT NULL,
	"name" text NOT NULL,
	"recipient" text NOT NULL,
	"look" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"transaction_id" integer NOT NULL,
	"last_sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payees_user_id_area_payee_pk" PRIMARY KEY("user_id","area","payee"),
	CONSTRAINT "payees_area" CHECK ("payees"."area" in ('local', 'network'))
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "payee" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "payee" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "name_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "korean_name_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payees_recent" ON "payees" USING btree ("user_id","transaction_id");--> statement-breakpoint
CREATE INDEX "payees_look" ON "payees" USING btree ("user_id","area","look");--> statement-breakpoint
CREATE INDEX "contacts_without_payee" ON "contacts" USING btree ("user_id") WHERE "contacts"."payee" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE UNIQUE INDEX "users_phone_key" ON "users" USING btree ("phone_key");--> statement-breakpoint
CREATE INDEX "users_name_key" ON "users" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "users_korean_name_key" ON "users" USING btree ("korean_name_key");--> statement-breakpoint
-- The version before changes texts without their keys. Such a key must not find anybody, and nothing proves a new
-- e-mail address. The next start completes the keys.
CREATE FUNCTION clear_outdated_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.email IS DISTINCT FROM OLD.email THEN
    IF NEW.email_key IS NOT DISTINCT FROM OLD.email_key THEN NEW.email_key := NULL; END IF;
    IF NEW.email_proven_at IS NOT DISTINCT FROM OLD.email_proven_at THEN NEW.email_proven_at := NULL; END IF;
  END IF;
  IF (NEW.first_name, NEW.last_name) IS DISTINCT FROM (OLD.first_name, OLD.last_name)
    AND NEW.name_key IS NOT DISTINCT FROM OLD.name_key THEN
    NEW.name_key := NULL;
    NEW.korean_name_key := NULL;
  END IF;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER users_clear_outdated_keys BEFORE UPDATE OF email, first_name, last_name ON users
FOR EACH ROW EXECUTE FUNCTION clear_outdated_keys();
