ALTER TABLE "competitor_keywords" ADD COLUMN "competition_index" smallint;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "ranking_type" bigint;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "last_ranking_check" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "avg_rank" real;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "avg_backlinks" real;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "avg_dofollow" real;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "avg_referring_domains" real;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD COLUMN "avg_referring_main_domains" real;