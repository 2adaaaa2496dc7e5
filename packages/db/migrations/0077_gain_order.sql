ALTER TABLE "keyword_lists" ADD COLUMN "gains_version" bigint;--> statement-breakpoint
ALTER TABLE "keyword_lists" ADD COLUMN "gains_on" date;--> statement-breakpoint
ALTER TABLE "keyword_rankings" ADD COLUMN "gain_mid" real;--> statement-breakpoint
-- The order by gain is one index walk, as every other order of a list.
CREATE INDEX kr_gain ON keyword_rankings (list_id, gain_mid, id) INCLUDE (search_volume, difficulty_score, intent, relevance_class);
