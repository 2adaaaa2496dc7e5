-- The index of ranks tells on which page a keyword ranks, and where that page stands, so that pages are counted from it
-- alone. It goes before the table is written anew, and is built once.
DROP INDEX kr_rank;--> statement-breakpoint
ALTER TABLE "keyword_rankings" ADD COLUMN "ranking_url_hash" bigint GENERATED ALWAYS AS (hashtextextended(ranking_url, 0)) STORED;--> statement-breakpoint
CREATE INDEX kr_rank ON keyword_rankings (list_id, rank_absolute, id) INCLUDE (search_volume, difficulty_score, intent, rank_group, ranking_url_hash);
