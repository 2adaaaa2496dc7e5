ALTER TABLE "keyword_rankings" ADD COLUMN "rank_depth" smallint;--> statement-breakpoint
ALTER TABLE "keyword_rankings" ADD COLUMN "rank_check_failed_at" timestamp with time zone;