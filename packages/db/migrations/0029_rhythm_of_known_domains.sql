-- Domains that were added before there was a rhythm get one: every fourteen days after the day they were added, so that
-- not all of them are due at once.
INSERT INTO domain_rhythms (domain_id, time_zone, hour, next_run_at)
SELECT id, 'UTC', 6, base + (floor(greatest(extract(epoch FROM now() - base), 0) / 1209600) + 1) * interval '14 days'
FROM (
  SELECT id, (date_trunc('day', created_at AT TIME ZONE 'UTC') + interval '6 hours') AT TIME ZONE 'UTC' AS base
  FROM tracked_domains
) AS known;
