ALTER TABLE "keyword_measures" ALTER COLUMN "traffic" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "keyword_measures" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "keyword_measures" ALTER COLUMN "impressions" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "search_totals" ALTER COLUMN "clicks" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "search_totals" ALTER COLUMN "impressions" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "keyword_measures" ADD COLUMN "volume_below" integer;--> statement-breakpoint
ALTER TABLE "keyword_measures" ADD COLUMN "cpc_currency" text DEFAULT 'USD' NOT NULL;--> statement-breakpoint
ALTER TABLE "keyword_measures" ADD COLUMN "intents" smallint DEFAULT 0 NOT NULL;