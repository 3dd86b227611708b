-- As before, and an account that has blocked the sender gets nothing from them (decision 248).
CREATE OR REPLACE FUNCTION create_send(
  sender integer, sent_key text, sent_hash text, asset text, sent numeric, typed text, address text, at timestamptz,
  network_fee numeric, shown_fee numeric
) RETURNS json LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
DECLARE
  refused text;
BEGIN
  IF EXISTS (
    SELECT FROM blocks JOIN users ON users.id = blocks.user_id
    WHERE blocks.blocked_id = sender AND lower(right(users.did_address, 40)) = lower(right(address, 40))
  ) THEN
    refused := 'blocked';
  ELSIF shown_fee <> network_fee THEN
    refused := 'fee-changed';
  END IF;
  IF refused IS NOT NULL AND sent_key IS NOT NULL THEN
    -- Keyed requests of a user run one after the other, so that a repeat finds the first one.
    PERFORM id FROM users WHERE id = sender FOR NO KEY UPDATE;
    IF EXISTS (SELECT FROM idempotency_keys WHERE user_id = sender AND key = sent_key) THEN
      refused := NULL;
    END IF;
  END IF;
  IF refused IS NOT NULL THEN
    RETURN json_build_object('refusal', refused);
  END IF;
  RETURN create_send(sender, sent_key, sent_hash, asset, sent, typed, address, at, network_fee);
END
$$;
--> statement-breakpoint
CREATE TRIGGER blocks_refuse_deleted BEFORE INSERT ON blocks
  FOR EACH ROW EXECUTE FUNCTION refuse_deleted_user('SW410');
