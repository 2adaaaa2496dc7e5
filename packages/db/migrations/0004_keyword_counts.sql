-- Keeps keyword_lists.keyword_count and, for lists of more than 20,000 keywords, the exact number of keywords for each
-- combination of the filter columns. Smaller lists are counted from tk_filter, so they have no rows there.
CREATE FUNCTION apply_keyword_count_changes(changes keyword_filter_counts[]) RETURNS void LANGUAGE plpgsql AS $$
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
      INSERT INTO keyword_filter_counts (list_id, intent, search_volume, difficulty_score, n)
        SELECT list_id, intent, search_volume, difficulty_score, count(*)
        FROM tracked_keywords WHERE list_id = change.list_id GROUP BY 1, 2, 3, 4;
    ELSE
      INSERT INTO keyword_filter_counts AS kept (list_id, intent, search_volume, difficulty_score, n)
        SELECT c.list_id, c.intent, c.search_volume, c.difficulty_score, c.n
        FROM unnest(changes) AS c WHERE c.list_id = change.list_id
        ON CONFLICT (list_id, intent, search_volume, difficulty_score) DO UPDATE SET n = kept.n + excluded.n;
      IF change.removes THEN
        DELETE FROM keyword_filter_counts WHERE list_id = change.list_id AND n = 0;
      END IF;
    END IF;
  END LOOP;
END
$$;--> statement-breakpoint
CREATE FUNCTION count_inserted_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_keyword_count_changes(ARRAY(
    SELECT ROW(list_id, intent, search_volume, difficulty_score, count(*)::integer)::keyword_filter_counts
    FROM inserted_rows GROUP BY list_id, intent, search_volume, difficulty_score));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION count_deleted_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_keyword_count_changes(ARRAY(
    SELECT ROW(list_id, intent, search_volume, difficulty_score, -count(*)::integer)::keyword_filter_counts
    FROM deleted_rows GROUP BY list_id, intent, search_volume, difficulty_score));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE FUNCTION count_updated_keywords() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM apply_keyword_count_changes(ARRAY(
    SELECT ROW(list_id, intent, search_volume, difficulty_score, sum(n)::integer)::keyword_filter_counts
    FROM (
      SELECT list_id, intent, search_volume, difficulty_score, 1 AS n FROM rows_after
      UNION ALL
      SELECT list_id, intent, search_volume, difficulty_score, -1 FROM rows_before
    ) AS moved
    GROUP BY list_id, intent, search_volume, difficulty_score HAVING sum(n) <> 0));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER tracked_keywords_inserted AFTER INSERT ON tracked_keywords
  REFERENCING NEW TABLE AS inserted_rows FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_keywords();--> statement-breakpoint
CREATE TRIGGER tracked_keywords_deleted AFTER DELETE ON tracked_keywords
  REFERENCING OLD TABLE AS deleted_rows FOR EACH STATEMENT EXECUTE FUNCTION count_deleted_keywords();--> statement-breakpoint
CREATE TRIGGER tracked_keywords_updated AFTER UPDATE ON tracked_keywords
  REFERENCING OLD TABLE AS rows_before NEW TABLE AS rows_after FOR EACH STATEMENT EXECUTE FUNCTION count_updated_keywords();
