-- The rank history, one partition a year. The generated table is still empty here.
DROP TABLE ranking_months;--> statement-breakpoint
CREATE TABLE ranking_months (
  list_id integer NOT NULL REFERENCES keyword_lists (id) ON DELETE CASCADE,
  keyword_id bigint NOT NULL,
  month date NOT NULL,
  ranks bytea NOT NULL,
  PRIMARY KEY (list_id, keyword_id, month)
) PARTITION BY RANGE (month);--> statement-breakpoint
CREATE TABLE ranking_months_default PARTITION OF ranking_months DEFAULT
  WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);--> statement-breakpoint
-- Makes a year's partition and moves what the default partition has caught for it. Does nothing when it is there.
CREATE FUNCTION create_ranking_months_partition(year integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  partition_name text := 'ranking_months_' || year;
  first_day date := make_date(year, 1, 1);
  next_year date := make_date(year + 1, 1, 1);
BEGIN
  IF to_regclass(partition_name) IS NOT NULL THEN
    RETURN;
  END IF;
  LOCK TABLE ranking_months IN ACCESS EXCLUSIVE MODE;
  EXECUTE format(
    'CREATE TABLE %I (LIKE ranking_months INCLUDING CONSTRAINTS) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05)',
    partition_name);
  EXECUTE format(
    'WITH moved AS (DELETE FROM ranking_months_default WHERE month >= %L AND month < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    first_day, next_year, partition_name);
  EXECUTE format(
    'ALTER TABLE ranking_months ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    partition_name, first_day, next_year);
END
$$;--> statement-breakpoint
SELECT create_ranking_months_partition(year) FROM generate_series(2024, 2027) AS year;
