-- One index walk for each sort of the keyword list, in both directions, with the filter columns included.
-- No btree may hold keyword_text: the planner would prefer it to the trigram index.
CREATE UNIQUE INDEX tk_hash ON tracked_keywords (list_id, kw_hash) INCLUDE (id);--> statement-breakpoint
CREATE INDEX tk_volume ON tracked_keywords (list_id, search_volume, id) INCLUDE (difficulty_score, intent);--> statement-breakpoint
CREATE INDEX tk_difficulty ON tracked_keywords (list_id, difficulty_score, id) INCLUDE (search_volume, intent);--> statement-breakpoint
CREATE INDEX tk_trend_m ON tracked_keywords (list_id, trend_monthly, id) INCLUDE (search_volume, difficulty_score, intent);--> statement-breakpoint
CREATE INDEX tk_trend_q ON tracked_keywords (list_id, trend_quarterly, id) INCLUDE (search_volume, difficulty_score, intent);--> statement-breakpoint
CREATE INDEX tk_trend_y ON tracked_keywords (list_id, trend_yearly, id) INCLUDE (search_volume, difficulty_score, intent);--> statement-breakpoint
CREATE INDEX tk_filter ON tracked_keywords (list_id, intent, search_volume, difficulty_score);--> statement-breakpoint
CREATE INDEX tk_search ON tracked_keywords USING gin (list_id, keyword_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX kr_rank ON keyword_rankings (list_id, rank_absolute, id) INCLUDE (search_volume, difficulty_score, intent);--> statement-breakpoint
CREATE INDEX kr_check ON keyword_rankings (list_id, last_ranking_check, id) INCLUDE (search_volume, difficulty_score, intent);--> statement-breakpoint
CREATE INDEX kr_opportunity ON keyword_rankings (list_id, opportunity_score, id) INCLUDE (search_volume, difficulty_score, intent);--> statement-breakpoint
CREATE UNIQUE INDEX kfc_filter ON keyword_filter_counts (list_id, intent, search_volume, difficulty_score) INCLUDE (n) NULLS NOT DISTINCT;--> statement-breakpoint
-- Index-only walks need a fresh visibility map, so both tables are vacuumed long before the default fifth has changed.
ALTER TABLE tracked_keywords SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE keyword_rankings SET (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);--> statement-breakpoint
ALTER TABLE tracked_domains ADD CONSTRAINT tracked_domains_list FOREIGN KEY (list_id) REFERENCES keyword_lists (id) ON DELETE SET NULL;--> statement-breakpoint
CREATE INDEX tracked_domains_list ON tracked_domains (list_id) WHERE list_id IS NOT NULL;
