-- What the ledger promises, kept by the database itself, so that no fault in the code above can break it.

-- Entries and postings are append-only: a mistake is corrected by a further entry.
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint

-- An entry's postings sum to zero for each asset. Deferred to the commit, because postings arrive one by one.
CREATE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry bigint;
BEGIN
  IF TG_TABLE_NAME = 'ledger_entries' THEN
    entry := NEW.id;
    IF NOT EXISTS (SELECT FROM ledger_postings WHERE entry_id = entry) THEN
      RAISE EXCEPTION 'ledger entry % has no postings', entry USING ERRCODE = 'check_violation';
    END IF;
  ELSE
    entry := NEW.entry_id;
  END IF;
  IF EXISTS (
    SELECT FROM ledger_postings posting JOIN ledger_accounts account ON account.id = posting.account_id
    WHERE posting.entry_id = entry
    GROUP BY account.asset_type HAVING sum(posting.amount) <> 0
  ) THEN
    RAISE EXCEPTION 'ledger entry % does not sum to zero', entry USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_entry_balances();
--> statement-breakpoint

-- A wallet's balance is what its postings add up to: only a posting moves it.
CREATE FUNCTION ledger_posting_moves_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ledger_accounts SET balance = balance + NEW.amount WHERE id = NEW.account_id AND kind = 'wallet';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_move_balance AFTER INSERT ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION ledger_posting_moves_balance();
--> statement-breakpoint
CREATE FUNCTION ledger_balance_follows_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance <> 0 THEN
      RAISE EXCEPTION 'a ledger account opens empty' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 OR (NEW.id, NEW.kind, NEW.asset_type, NEW.user_id)
      IS DISTINCT FROM (OLD.id, OLD.kind, OLD.asset_type, OLD.user_id) THEN
    RAISE EXCEPTION 'a ledger account changes only by postings' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_accounts_follow_postings BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION ledger_balance_follows_postings();
