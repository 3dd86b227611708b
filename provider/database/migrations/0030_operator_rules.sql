-- The acts of operators are append-only, like the ledger.
CREATE TRIGGER operator_acts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_acts
  FOR EACH STATEMENT EXECUTE FUNCTION ledger_is_append_only();
--> statement-breakpoint

-- As before, but a locked account has no session: its requests are refused also by the previous version.
CREATE OR REPLACE FUNCTION find_session(hash text, at timestamptz)
RETURNS TABLE (user_id integer, expires_at text, last_seen_at text, timeout integer, event_position text) LANGUAGE plpgsql STABLE
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY
    SELECT
      session.user_id,
      to_char(session.expires_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      to_char(
        CASE WHEN session.locked_at IS NULL THEN session.last_seen_at ELSE 'epoch' END AT TIME ZONE 'UTC',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
      ),
      person.session_timeout,
      coalesce((SELECT head.last_id FROM event_heads head WHERE head.user_id = session.user_id), 0)::text
    FROM sessions session JOIN users person ON person.id = session.user_id
    WHERE session.token_hash = hash AND session.expires_at > at AND person.locked_at IS NULL;
END
$$;
