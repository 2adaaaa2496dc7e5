ALTER TABLE "crawl_runs" ADD COLUMN "missing_answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "crawl_runs" ADD COLUMN "traps" jsonb DEFAULT '{"patterns":{},"parameters":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "type" text;--> statement-breakpoint
ALTER TABLE "site_findings" ADD COLUMN "ignored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site_findings" ADD COLUMN "ignored_why" text;