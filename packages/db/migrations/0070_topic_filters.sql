-- The class of relevance is a filter of the keyword list as the intent is: each sort carries it, and large lists count it.
DROP INDEX tk_volume;--> statement-breakpoint
DROP INDEX tk_difficulty;--> statement-breakpoint
DROP INDEX tk_trend_m;--> statement-breakpoint
DROP INDEX tk_trend_q;--> statement-breakpoint
DROP INDEX tk_trend_y;--> statement-breakpoint
DROP INDEX tk_filter;--> statement-breakpoint
DROP INDEX kr_rank;--> statement-breakpoint
DROP INDEX kr_check;--> statement-breakpoint
DROP INDEX kr_opportunity;--> statement-breakpoint
DROP INDEX kfc_filter;--> statement-breakpoint
CREATE INDEX tk_volume ON tracked_keywords (list_id, search_volume, id) INCLUDE (difficulty_score, intent, relevance_class);--> statement-breakpoint
CREATE INDEX tk_difficulty ON tracked_keywords (list_id, difficulty_score, id) INCLUDE (search_volume, intent, relevance_class);--> statement-breakpoint
CREATE INDEX tk_trend_m ON tracked_keywords (list_id, trend_monthly, id) INCLUDE (search_volume, difficulty_score, intent, relevance_class);--> statement-breakpoint
CREATE INDEX tk_trend_q ON tracked_keywords (list_id, trend_quarterly, id) INCLUDE (search_volume, difficulty_score, intent, relevance_class);--> statement-breakpoint
CREATE INDEX tk_trend_y ON tracked_keywords (list_id, trend_yearly, id) INCLUDE (search_volume, difficulty_score, intent, relevance_class);--> statement-breakpoint
CREATE INDEX tk_filter ON tracked_keywords (list_id, intent, search_volume, difficulty_score, relevance_class);--> statement-breakpoint
CREATE INDEX kr_rank ON keyword_rankings (list_id, rank_absolute, id) INCLUDE (search_volume, difficulty_score, intent, rank_group, ranking_url_hash, relevance_class);--> statement-breakpoint
CREATE INDEX kr_check ON keyword_rankings (list_id, last_ranking_check, id) INCLUDE (search_volume, difficulty_score, intent, relevance_class);--> statement-breakpoint
CREATE INDEX kr_opportunity ON keyword_rankings (list_id, opportunity_score, id) INCLUDE (search_volume, difficulty_score, intent, relevance_class);--> statement-breakpoint
CREATE UNIQUE INDEX kfc_filter ON keyword_filter_counts (list_id, intent, search_volume, difficulty_score, relevance_class) INCLUDE (n) NULLS NOT DISTINCT;--> statement-breakpoint
CREATE OR REPLACE FUNCTION apply_keyword_count_changes(changes keyword_filter_counts[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  counted_from CONSTANT integer := 20000;
  change record;
  count_after integer;
BEGIN
  -- In the order of the lists, so that two statements over the same lists cannot lock each other out.
  FOR change IN
    SELECT c.list_id, sum(c.n)::integer AS added, bool_or(c.n < 0) AS removes
    FROM unnest(changes) AS c GROUP BY c.list_id ORDER BY c.list_id
  LOOP
    UPDATE keyword_lists SET keyword_count = keyword_count + change.added
      WHERE id = change.list_id RETURNING keyword_count INTO count_after;
    CONTINUE WHEN NOT FOUND; -- the whole list is being deleted
    IF count_after <= counted_from THEN
      IF count_after - change.added > counted_from THEN
        DELETE FROM keyword_filter_counts WHERE list_id = change.list_id;
      END IF;
    ELSIF count_after - change.added <= counted_from THEN
      INSERT INTO keyword_filter_counts (list_id, intent, search_volume, difficulty_score, relevance_class, n)
        SELECT list_id, intent, search_volume, difficulty_score, relevance_class, count(*)
        FROM tracked_keywords WHERE list_id = change.list_id GROUP BY 1, 2, 3, 4, 5;
    ELSE
      INSERT INTO keyword_filter_counts AS kept (list_id, intent, search_volume, difficulty_score, relevance_class, n)
        SELECT c.list_id, c.intent, c.search_volume, c.difficulty_score, c.relevance_class, c.n
        FROM unnest(changes) AS c WHERE c.list_id = change.list_id
        ON CONFLICT (list_id, intent, search_volume, difficulty_score, relevance_class)
          DO UPDATE SET n = kept.n + excluded.n;
      IF change.removes THEN
        DELETE FROM keyword_filter_counts WHERE list_id = change.list_id AND n = 0;
      END IF;
    END IF;
  END LOOP;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_inserted_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_keyword_count_changes(ARRAY(
    SELECT ROW(list_id, intent, search_volume, difficulty_score, count(*)::integer, relevance_class)::keyword_filter_counts
    FROM inserted_rows GROUP BY list_id, intent, search_volume, difficulty_score, relevance_class));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_deleted_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_keyword_count_changes(ARRAY(
    SELECT ROW(list_id, intent, search_volume, difficulty_score, -count(*)::integer, relevance_class)::keyword_filter_counts
    FROM deleted_rows GROUP BY list_id, intent, search_volume, difficulty_score, relevance_class));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_updated_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_keyword_count_changes(ARRAY(
    SELECT ROW(list_id, intent, search_volume, difficulty_score, sum(n)::integer, relevance_class)::keyword_filter_counts
    FROM (
      SELECT list_id, intent, search_volume, difficulty_score, relevance_class, 1 AS n FROM rows_after
      UNION ALL
      SELECT list_id, intent, search_volume, difficulty_score, relevance_class, -1 FROM rows_before
    ) AS moved
    GROUP BY list_id, intent, search_volume, difficulty_score, relevance_class HAVING sum(n) <> 0));
  RETURN NULL;
END
$$;--> statement-breakpoint
ALTER TABLE tracked_keywords ADD CONSTRAINT tracked_keywords_relevance CHECK (relevance_class BETWEEN 1 AND 3) NOT VALID;--> statement-breakpoint
ALTER TABLE keyword_insights ADD CONSTRAINT keyword_insights_ranges CHECK (
  intent BETWEEN 0 AND 4 AND relevance BETWEEN 0 AND 1 AND intent_confidence BETWEEN 0 AND 1
  AND (intent_source IS NULL OR intent_source IN ('query', 'page', 'provider', 'person')));--> statement-breakpoint
ALTER TABLE gap_insights ADD CONSTRAINT gap_insights_ranges CHECK (relevance BETWEEN 0 AND 1 AND relevance_class BETWEEN 1 AND 3);--> statement-breakpoint
ALTER TABLE topics ADD CONSTRAINT topics_ranges CHECK (
  keyword_count >= 0 AND demand >= 0 AND visibility BETWEEN 0 AND 1 AND relevance BETWEEN 0 AND 1
  AND relevance_class BETWEEN 1 AND 3 AND absorbed_by <> id);--> statement-breakpoint
-- Large lists read insights by keyword over fresh pages, as their neighbors.
ALTER TABLE keyword_insights SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
-- A computation of a list that has not ended, so that a second one cannot begin.
CREATE UNIQUE INDEX topic_runs_open ON topic_runs (list_id) WHERE state IN ('queued', 'running');
