-- A user's send, in one round trip (see `provider/money/transfers.ts`), with the network fee in the same entry (decision
-- 203). Returns {answer, people} for a new send, {answer} for a repeat, or {refusal} before any write.
CREATE FUNCTION create_send(
  sender integer, sent_key text, sent_hash text, asset text, sent numeric, typed text, address text, at timestamptz,
  network_fee numeric
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
  people integer[];
  person_id integer;
  event_id bigint;
  answer json;
BEGIN
  IF sent_key IS NULL THEN
    SELECT * INTO STRICT person FROM users WHERE id = sender;
  ELSE
    -- Keyed requests of a user run one after the other, so that a repeat finds the first one.
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
  IF held IS NULL OR held < sent + network_fee THEN
    RETURN json_build_object(
      'refusal', CASE WHEN held >= sent THEN 'fee' ELSE 'balance' END,
      'balance', trim_scale(coalesce(held, 0))::text
    );
  END IF;

  INSERT INTO transactions (
    user_id, transaction_type, asset_type, amount, fee, to_address, status, created_at, counterparty_name,
    counterparty_detail
  ) VALUES (
    sender, 'send', asset, sent, network_fee, typed, 'pending', at,
    trim(coalesce(other.first_name || ' ' || other.last_name, '')), address
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
  -- One statement, because a trigger checks that the postings of each statement sum to zero.
  INSERT INTO ledger_postings (entry_id, account_id, amount)
  SELECT entry, wallet, -(sent + network_fee)
  UNION ALL
  SELECT entry, account.id, posted.amount
  FROM (VALUES ('in_transit', sent), ('fees', network_fee)) AS posted (kind, amount)
  JOIN ledger_accounts account
    ON account.kind = posted.kind AND account.asset_type = asset AND account.kind <> 'wallet'
  WHERE posted.amount > 0;
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
  -- In the order of users, as `record_events` locks their heads.
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
--> statement-breakpoint

-- Providers of the previous version call this one while both versions run. It takes no fee, as they show.
CREATE OR REPLACE FUNCTION create_send(
  sender integer, sent_key text, sent_hash text, asset text, sent numeric, typed text, address text, at timestamptz
) RETURNS json LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN create_send(sender, sent_key, sent_hash, asset, sent, typed, address, at, 0);
END
$$;
