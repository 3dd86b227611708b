CREATE TABLE "attempt_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"made" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_heads" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"user_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"message" json NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "running_attempts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "running_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_heads" ADD CONSTRAINT "event_heads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_counts_until" ON "attempt_counts" USING btree ("until");--> statement-breakpoint
CREATE INDEX "events_created" ON "events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "running_attempts_key" ON "running_attempts" USING btree ("key");--> statement-breakpoint

-- What a request used to ask for in many round trips. Functions of PL/pgSQL keep their plans for the session, and a plan
-- that was made while a table was small would read all of it when it is large: the embedded database, which has one
-- session and analyses no table, would never make another one. So these plans use the indexes from the beginning.
-- The ledger's rules, checked for each statement that writes postings instead of for each posting: an entry's postings
-- are written together.
CREATE FUNCTION ledger_postings_balance() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
DECLARE
  odd bigint;
BEGIN
  SELECT posting.entry_id INTO odd
  FROM (SELECT DISTINCT entry_id FROM added) touched
  JOIN ledger_postings posting ON posting.entry_id = touched.entry_id
  JOIN ledger_accounts account ON account.id = posting.account_id
  GROUP BY posting.entry_id, account.asset_type HAVING sum(posting.amount) <> 0
  LIMIT 1;
  IF FOUND THEN
    RAISE EXCEPTION 'ledger entry % does not sum to zero', odd USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_sum AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_postings_balance();
--> statement-breakpoint
DROP TRIGGER ledger_postings_balance ON ledger_postings;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION ledger_entry_balances() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  -- Deferred to the commit, because the postings follow the entry. That they sum to zero is checked when they are written.
  IF NOT EXISTS (SELECT FROM ledger_postings WHERE entry_id = NEW.id) THEN
    RAISE EXCEPTION 'ledger entry % has no postings', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION ledger_postings_move_balances() RETURNS trigger LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  -- Wallets are locked in one order, so that two transactions that post to the same ones cannot deadlock.
  PERFORM FROM ledger_accounts
  WHERE id IN (SELECT account_id FROM added) AND kind = 'wallet' ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts account SET balance = account.balance + change.amount
  FROM (SELECT account_id, sum(amount) AS amount FROM added GROUP BY account_id) change
  WHERE account.id = change.account_id AND account.kind = 'wallet';
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER ledger_postings_move_balance ON ledger_postings;
--> statement-breakpoint
CREATE TRIGGER ledger_postings_move_balances AFTER INSERT ON ledger_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION ledger_postings_move_balances();
--> statement-breakpoint

-- The session of a token's hash with its person's timeout and the id of their last event, unless it has ended or expired.
CREATE FUNCTION find_session(hash text, at timestamptz)
RETURNS TABLE (user_id integer, expires_at text, last_seen_at text, timeout integer, event_position text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY
    SELECT
      session.user_id,
      to_char(session.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      to_char(session.last_seen_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      person.session_timeout,
      coalesce((SELECT head.last_id FROM event_heads head WHERE head.user_id = session.user_id), 0)::text
    FROM sessions session JOIN users person ON person.id = session.user_id
    WHERE session.token_hash = hash AND session.expires_at > at;
END
$$;
--> statement-breakpoint

-- Records messages for people, under the next ids of each. Heads are locked in the order of people, so that two
-- transactions that tell the same people cannot deadlock. `recorded` is a list of {userId, message}.
CREATE FUNCTION record_events(recorded json, at timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  WITH item AS (
    SELECT (element.value ->> 'userId')::integer AS user_id, element.value -> 'message' AS message, element.position
    FROM json_array_elements(recorded) WITH ORDINALITY AS element (value, position)
  ),
  head AS (
    INSERT INTO event_heads AS known (user_id, last_id)
    SELECT user_id, count(*) FROM item GROUP BY user_id ORDER BY user_id
    ON CONFLICT (user_id) DO UPDATE SET last_id = known.last_id + excluded.last_id
    RETURNING user_id, last_id
  )
  INSERT INTO events (user_id, id, message, created_at)
  SELECT
    item.user_id,
    head.last_id - row_number() OVER (PARTITION BY item.user_id ORDER BY item.position DESC) + 1,
    item.message,
    at
  FROM item JOIN head USING (user_id);
END
$$;
--> statement-breakpoint

-- Writes entries with their postings: a list of {kind, transactionId, moves: [{assetType, amount, from, to}]}, where
-- `from` and `to` are {kind, userId}. Accounts are locked in their order, whatever the order of the entries.
CREATE FUNCTION post_entries(posted json, at timestamptz) RETURNS void LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  WITH entry AS MATERIALIZED (
    SELECT
      nextval(pg_get_serial_sequence('ledger_entries', 'id')) AS id,
      element.value ->> 'kind' AS kind,
      (element.value ->> 'transactionId')::integer AS transaction_id,
      element.value -> 'moves' AS moves
    FROM json_array_elements(posted) AS element (value)
  ),
  written AS (
    INSERT INTO ledger_entries (id, kind, transaction_id, created_at) OVERRIDING SYSTEM VALUE
    SELECT id, kind, transaction_id, at FROM entry
  ),
  leg AS (
    SELECT
      entry.id AS entry_id,
      move.value ->> 'assetType' AS asset_type,
      side.holder ->> 'kind' AS kind,
      (side.holder ->> 'userId')::integer AS user_id,
      side.sign * (move.value ->> 'amount')::numeric AS amount
    FROM entry
    CROSS JOIN json_array_elements(entry.moves) AS move (value)
    CROSS JOIN LATERAL (VALUES (move.value -> 'from', -1), (move.value -> 'to', 1)) AS side (holder, sign)
  ),
  change AS (
    SELECT leg.entry_id, account.id AS account_id, leg.amount
    FROM leg JOIN ledger_accounts account
      ON account.user_id = leg.user_id AND account.asset_type = leg.asset_type
    WHERE leg.kind = 'wallet'
    UNION ALL
    SELECT leg.entry_id, account.id, leg.amount
    FROM leg JOIN ledger_accounts account
      ON account.kind = leg.kind AND account.asset_type = leg.asset_type AND account.kind <> 'wallet'
    WHERE leg.kind <> 'wallet'
  )
  INSERT INTO ledger_postings (entry_id, account_id, amount)
  SELECT entry_id, account_id, sum(amount) FROM change
  GROUP BY entry_id, account_id ORDER BY account_id, entry_id;
END
$$;
--> statement-breakpoint

-- Adds notifications to the bells of those who want them, and keeps the latest of each person. `told` is a list of
-- {userId, wish, title, message, type, actionUrl}; a wish is the column of account_security that must be on, or null.
-- Returns the places in the list of those that were added, from 1.
CREATE FUNCTION add_to_bells(told json, kinds text[], most_kept integer, at timestamptz) RETURNS SETOF bigint LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY
    WITH item AS (
      SELECT element.value, (element.value ->> 'userId')::integer AS user_id, element.position
      FROM json_array_elements(told) WITH ORDINALITY AS element (value, position)
    ),
    wanted AS MATERIALIZED (
      SELECT item.* FROM item
      JOIN users ON users.id = item.user_id
      LEFT JOIN account_security security ON security.user_id = item.user_id
      WHERE item.value ->> 'wish' IS NULL
        OR (to_jsonb(security) ->> (item.value ->> 'wish'))::boolean
          AND (users.push_notifications OR NOT item.value ->> 'wish' = ANY (kinds))
    ),
    added AS (
      INSERT INTO notifications (user_id, title, message, type, action_url, created_at)
      SELECT user_id, value ->> 'title', value ->> 'message', value ->> 'type', value ->> 'actionUrl', at
      FROM wanted ORDER BY position
    )
    SELECT position FROM wanted;
  DELETE FROM notifications old
  USING (
    SELECT DISTINCT person.user_id, (
      SELECT kept.id FROM notifications kept WHERE kept.user_id = person.user_id
      ORDER BY kept.id DESC OFFSET most_kept - 1 LIMIT 1
    ) AS oldest
    FROM (SELECT (element.value ->> 'userId')::integer AS user_id FROM json_array_elements(told) AS element (value)) person
  ) AS bell
  WHERE old.user_id = bell.user_id AND old.id < bell.oldest;
END
$$;
--> statement-breakpoint

-- A person's keyed or unkeyed send, in one round trip (`provider/money/transfers.ts` says what it means). Answers
-- {answer, people} for a send that is created, {answer} for a repeat, or {refusal}, before anything is written.
CREATE FUNCTION create_send(
  sender integer, sent_key text, sent_hash text, asset text, sent numeric, typed text, address text, at timestamptz
) RETURNS json LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
DECLARE
  known idempotency_keys;
  person users;
  other users;
  wallet integer;
  held numeric;
  send_row integer;
  entry bigint;
  transit integer;
  people integer[];
  person_id integer;
  event_id bigint;
  answer json;
BEGIN
  IF sent_key IS NULL THEN
    SELECT * INTO STRICT person FROM users WHERE id = sender;
  ELSE
    -- A person's keyed requests run one after the other, so that a repeat finds the first one.
    SELECT * INTO STRICT person FROM users WHERE id = sender FOR NO KEY UPDATE;
    SELECT * INTO known FROM idempotency_keys WHERE user_id = sender AND key = sent_key;
    IF FOUND THEN
      IF known.call = 'createTransaction' AND known.request_hash = sent_hash THEN
        RETURN json_build_object('answer', known.answer);
      END IF;
      RETURN json_build_object('refusal', 'key');
    END IF;
  END IF;

  SELECT * INTO other FROM users WHERE lower(right(did_address, 40)) = lower(right(address, 40));
  IF other.id = sender THEN
    RETURN json_build_object('refusal', 'own-address');
  END IF;
  SELECT id, balance INTO wallet, held FROM ledger_accounts WHERE user_id = sender AND asset_type = asset FOR NO KEY UPDATE;
  IF held IS NULL OR held < sent THEN
    RETURN json_build_object('refusal', 'balance', 'balance', trim_scale(coalesce(held, 0))::text);
  END IF;

  INSERT INTO transactions (
    user_id, transaction_type, asset_type, amount, to_address, status, created_at, counterparty_name, counterparty_detail
  ) VALUES (
    sender, 'send', asset, sent, typed, 'pending', at, trim(coalesce(other.first_name || ' ' || other.last_name, '')), address
  ) RETURNING id INTO send_row;
  people := ARRAY[sender];
  IF other.id IS NOT NULL THEN
    people := people || other.id;
    INSERT INTO transactions (
      user_id, transaction_type, asset_type, amount, status, created_at, send_id, counterparty_name, counterparty_detail
    ) VALUES (
      other.id, 'receive', asset, sent, 'pending', at, send_row, trim(person.first_name || ' ' || person.last_name),
      right(person.did_address, 42)
    );
  END IF;
  INSERT INTO ledger_entries (kind, transaction_id, created_at) VALUES ('send', send_row, at) RETURNING id INTO entry;
  SELECT id INTO STRICT transit FROM ledger_accounts
  WHERE kind = 'in_transit' AND asset_type = asset AND kind <> 'wallet';
  INSERT INTO ledger_postings (entry_id, account_id, amount) VALUES (entry, wallet, -sent), (entry, transit, sent);
  answer := json_build_object(
    'id', send_row,
    'userId', sender,
    'transactionType', 'send',
    'assetType', asset,
    'amount', trim_scale(sent)::text,
    'toAddress', typed,
    'status', 'pending',
    'createdAt', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  );
  IF sent_key IS NOT NULL THEN
    INSERT INTO idempotency_keys (user_id, key, call, request_hash, answer, created_at)
    VALUES (sender, sent_key, 'createTransaction', sent_hash, answer, at);
  END IF;
  -- In the order of people, as `record_events` locks their heads.
  FOR person_id IN SELECT unnest(people) ORDER BY 1 LOOP
    INSERT INTO event_heads AS known_head (user_id, last_id) VALUES (person_id, 1)
    ON CONFLICT (user_id) DO UPDATE SET last_id = known_head.last_id + 1
    RETURNING last_id INTO event_id;
    INSERT INTO events (user_id, id, message, created_at)
    VALUES (person_id, event_id, '{"type":"transaction_update","data":{"status":"pending"}}', at);
  END LOOP;
  RETURN json_build_object('answer', answer, 'people', people);
END
$$;
