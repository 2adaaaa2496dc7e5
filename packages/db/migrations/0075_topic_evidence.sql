ALTER TABLE "keyword_result_pages" ADD COLUMN "results" text[];--> statement-breakpoint
ALTER TABLE "keyword_result_pages" ADD COLUMN "results_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "gap_insights" ADD COLUMN "intent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gap_insights" ADD COLUMN "intent_source" text;--> statement-breakpoint
ALTER TABLE "gap_insights" ADD COLUMN "intent_reason" jsonb;--> statement-breakpoint
ALTER TABLE "gap_insights" ADD COLUMN "intent_confidence" real;