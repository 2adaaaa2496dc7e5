-- The gap matrix reads the ranks of all competitors in the order of the hash, from the index alone, and groups them as
-- they come. INCLUDE is what Drizzle cannot express.
CREATE INDEX ck_gap ON competitor_keywords (list_id, kw_hash, competitor_id) INCLUDE (rank_absolute, search_volume, difficulty_score, intent);--> statement-breakpoint
-- Brand names are looked up by their letters; a look-up by hash never comes here.
CREATE INDEX ck_search ON competitor_keywords USING gin (list_id, keyword_text gin_trgm_ops);
