ALTER TABLE "content_plan_items" ALTER COLUMN "estimated_traffic" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "kw_hash" bigint GENERATED ALWAYS AS (hashtextextended(keyword_text, 0)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "status" text DEFAULT 'research' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "search_volume" integer;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "difficulty_score" smallint;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "intent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "notes" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "due_date" date;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "moves" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "touched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "content_plan_items_id" ON "content_plan_items" USING btree ("id");--> statement-breakpoint
ALTER TABLE "content_plan_items" DROP COLUMN "keyword_id";--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD CONSTRAINT "content_plan_items_keyword" UNIQUE("list_id","kw_hash");--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD CONSTRAINT "content_plan_items_status" CHECK ("content_plan_items"."status" in ('research', 'writing', 'in_review', 'ready_to_publish'));