-- As before, but nothing is sent for another network fee than the sender was shown. A repeat of a send gets the first
-- answer, also after the fee has changed: keyed requests of a user run one after the other.
CREATE FUNCTION create_send(
  sender integer, sent_key text, sent_hash text, asset text, sent numeric, typed text, address text, at timestamptz,
  network_fee numeric, shown_fee numeric
) RETURNS json LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  IF shown_fee <> network_fee THEN
    IF sent_key IS NULL THEN
      RETURN json_build_object('refusal', 'fee-changed');
    END IF;
    PERFORM id FROM users WHERE id = sender FOR NO KEY UPDATE;
    IF NOT EXISTS (SELECT FROM idempotency_keys WHERE user_id = sender AND key = sent_key) THEN
      RETURN json_build_object('refusal', 'fee-changed');
    END IF;
  END IF;
  RETURN create_send(sender, sent_key, sent_hash, asset, sent, typed, address, at, network_fee);
END
$$;
