DROP TABLE "rank_clicks";--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "rank_group" smallint;--> statement-breakpoint
DROP INDEX ck_gap;--> statement-breakpoint
CREATE INDEX ck_gap ON competitor_keywords (list_id, kw_hash, competitor_id) INCLUDE (rank_group, rank_absolute, search_volume, difficulty_score, intent);
