-- As before, with the English texts of a notification.
CREATE OR REPLACE FUNCTION add_to_bells(told json, kinds text[], most_kept integer, at timestamptz) RETURNS SETOF bigint LANGUAGE plpgsql
SET enable_seqscan = off SET jit = off AS $$
BEGIN
  RETURN QUERY
    WITH item AS (
      SELECT element.value, (element.value ->> 'userId')::integer AS user_id, element.value ->> 'wish' AS wish, element.position
      FROM json_array_elements(told) WITH ORDINALITY AS element (value, position)
    ),
    wanted AS MATERIALIZED (
      SELECT item.* FROM item
      JOIN users ON users.id = item.user_id
      LEFT JOIN account_security security ON security.user_id = item.user_id
      WHERE wish IS NULL
        OR (to_jsonb(security) ->> wish)::boolean AND (users.push_notifications OR NOT wish = ANY (kinds))
    ),
    added AS (
      INSERT INTO notifications (
        user_id, title, message, english_title, english_message, type, action_url, created_at, is_security
      )
      SELECT user_id, value ->> 'title', value ->> 'message', value #>> '{english,title}', value #>> '{english,message}',
        value ->> 'type', value ->> 'actionUrl', at,
        wish IS NULL OR wish IN ('login_notifications', 'suspicious_activity_alerts', 'device_management')
      FROM wanted ORDER BY position
    )
    SELECT position FROM wanted;
  DELETE FROM notifications old
  USING (
    SELECT person.user_id, kind.is_security, (
      SELECT kept.id FROM notifications kept
      WHERE kept.user_id = person.user_id AND kept.is_security = kind.is_security
      ORDER BY kept.id DESC OFFSET most_kept - 1 LIMIT 1
    ) AS oldest
    FROM (
      SELECT DISTINCT (element.value ->> 'userId')::integer AS user_id FROM json_array_elements(told) AS element (value)
    ) person
    CROSS JOIN (VALUES (true), (false)) AS kind (is_security)
  ) AS bell
  WHERE old.user_id = bell.user_id AND old.is_security = bell.is_security AND old.id < bell.oldest;
END
$$;
