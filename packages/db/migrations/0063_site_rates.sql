CREATE TABLE "site_rates" (
	"list_id" integer PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"measured_from" date,
	"measured_on" date NOT NULL,
	"is_inflated" boolean NOT NULL,
	"curve" jsonb NOT NULL,
	"candidates" bigint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "predictions" ADD COLUMN "gain" jsonb;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "gain" jsonb;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD COLUMN "gain_on" date;--> statement-breakpoint
ALTER TABLE "tracked_domains" ADD COLUMN "brand_names" text[];--> statement-breakpoint
ALTER TABLE "site_rates" ADD CONSTRAINT "site_rates_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;