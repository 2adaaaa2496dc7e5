-- What the columns' comments promise. Unknown is always null, never a number outside these ranges.
ALTER TABLE workspace_members ADD CONSTRAINT workspace_members_role CHECK (role IN ('owner', 'member'));--> statement-breakpoint
ALTER TABLE keyword_lists ADD CONSTRAINT keyword_lists_counts CHECK (keyword_count >= 0 AND next_keyword_id >= 1 AND version >= 0);--> statement-breakpoint
ALTER TABLE tracked_keywords
  ADD CONSTRAINT tracked_keywords_text CHECK (keyword_text <> '' AND keyword_text = btrim(keyword_text)),
  ADD CONSTRAINT tracked_keywords_intent CHECK (intent BETWEEN 0 AND 4),
  ADD CONSTRAINT tracked_keywords_figures CHECK (search_volume >= 0 AND cpc_micros >= 0 AND difficulty_score BETWEEN 0 AND 100);--> statement-breakpoint
ALTER TABLE keyword_rankings
  ADD CONSTRAINT keyword_rankings_intent CHECK (intent BETWEEN 0 AND 4),
  ADD CONSTRAINT keyword_rankings_figures CHECK (search_volume >= 0 AND ranking_type >= 0 AND difficulty_score BETWEEN 0 AND 100 AND opportunity_score BETWEEN 0 AND 100),
  ADD CONSTRAINT keyword_rankings_ranks CHECK (rank_group >= 1 AND rank_absolute >= 1 AND serp_flags BETWEEN 0 AND 31);--> statement-breakpoint
ALTER TABLE competitor_keywords
  ADD CONSTRAINT competitor_keywords_text CHECK (keyword_text <> '' AND keyword_text = btrim(keyword_text)),
  ADD CONSTRAINT competitor_keywords_intent CHECK (intent BETWEEN 0 AND 4),
  ADD CONSTRAINT competitor_keywords_figures CHECK (search_volume >= 0 AND cpc_micros >= 0 AND difficulty_score BETWEEN 0 AND 100 AND rank_absolute >= 1);--> statement-breakpoint
-- One byte for each day of the month.
ALTER TABLE ranking_months
  ADD CONSTRAINT ranking_months_month CHECK (extract(day FROM month) = 1),
  ADD CONSTRAINT ranking_months_ranks CHECK (octet_length(ranks) BETWEEN 28 AND 31);
