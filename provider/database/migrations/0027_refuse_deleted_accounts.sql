-- Nothing is added to a deleted account (decision 192), also by requests that were in progress when it was deleted: the
-- insert waits for a deletion in progress. `SW410` means that the request's own user is deleted. Other users' requests
-- get a conflict, are retried, and then find no such account. Notifications and failed sign-ins are skipped.
CREATE FUNCTION refuse_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended timestamptz;
BEGIN
  SELECT deleted_at INTO ended FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  IF ended IS NOT NULL THEN
    RAISE EXCEPTION 'the account is deleted' USING ERRCODE = TG_ARGV[0];
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_deleted_requester() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended timestamptz;
BEGIN
  SELECT deleted_at INTO ended FROM users WHERE id = NEW.requester_id FOR KEY SHARE;
  IF ended IS NOT NULL THEN
    RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'SW410';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION skip_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended timestamptz;
BEGIN
  SELECT deleted_at INTO ended FROM users WHERE id = NEW.user_id FOR KEY SHARE;
  RETURN CASE WHEN ended IS NULL THEN NEW END;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_deleted_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the account is deleted' USING ERRCODE = 'SW410';
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_keep_deleted BEFORE UPDATE OF first_name, last_name, email, phone, country, timezone, password_hash,
  did_address, email_key, name_key, korean_name_key, phone_key, email_proven_at, deleted_at ON users
  FOR EACH ROW WHEN (OLD.deleted_at IS NOT NULL) EXECUTE FUNCTION keep_deleted_user();
--> statement-breakpoint
CREATE TRIGGER account_security_refuse_deleted BEFORE INSERT ON account_security
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER bank_accounts_refuse_deleted BEFORE INSERT ON bank_accounts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER cards_refuse_deleted BEFORE INSERT ON cards
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER contact_proofs_refuse_deleted BEFORE INSERT ON contact_proofs
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER contacts_refuse_deleted BEFORE INSERT ON contacts
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER credentials_refuse_deleted BEFORE INSERT ON credentials
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER digital_documents_refuse_deleted BEFORE INSERT ON digital_documents
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER email_changes_refuse_deleted BEFORE INSERT ON email_changes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER idempotency_keys_refuse_deleted BEFORE INSERT ON idempotency_keys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER passkeys_refuse_deleted BEFORE INSERT ON passkeys
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER password_resets_refuse_deleted BEFORE INSERT ON password_resets
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER payees_refuse_deleted BEFORE INSERT ON payees
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER recovery_codes_refuse_deleted BEFORE INSERT ON recovery_codes
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER sessions_refuse_deleted BEFORE INSERT ON sessions
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER tax_refunds_refuse_deleted BEFORE INSERT ON tax_refunds
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER travel_plans_refuse_deleted BEFORE INSERT ON travel_plans
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER failed_sign_ins_skip_deleted BEFORE INSERT ON failed_sign_ins
  FOR EACH ROW EXECUTE FUNCTION skip_deleted_user();
--> statement-breakpoint
CREATE TRIGGER notifications_skip_deleted BEFORE INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION skip_deleted_user();
--> statement-breakpoint
CREATE TRIGGER transactions_refuse_deleted BEFORE INSERT ON transactions
  FOR EACH ROW WHEN (NEW.send_id IS NULL) EXECUTE FUNCTION refuse_deleted_user('SW410');
--> statement-breakpoint
CREATE TRIGGER transactions_refuse_deleted_recipient BEFORE INSERT ON transactions
  FOR EACH ROW WHEN (NEW.send_id IS NOT NULL) EXECUTE FUNCTION refuse_deleted_user('40001');
--> statement-breakpoint
CREATE TRIGGER work_approvals_refuse_deleted BEFORE INSERT ON work_approvals
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('40001');
--> statement-breakpoint
CREATE TRIGGER work_approvals_refuse_deleted_requester BEFORE INSERT ON work_approvals
  FOR EACH ROW WHEN (NEW.requester_id IS NOT NULL) EXECUTE FUNCTION refuse_deleted_requester();
