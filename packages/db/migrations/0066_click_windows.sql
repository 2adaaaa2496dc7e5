CREATE TABLE "click_windows" (
	"list_id" integer NOT NULL,
	"source" text NOT NULL,
	"ends_on" date NOT NULL,
	"days" smallint,
	"property" text,
	"is_whole" boolean NOT NULL,
	CONSTRAINT "click_windows_list_id_source_ends_on_pk" PRIMARY KEY("list_id","source","ends_on")
);
--> statement-breakpoint
CREATE TABLE "keyword_clicks" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"ends_on" date NOT NULL,
	"clicks" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	CONSTRAINT "keyword_clicks_list_id_keyword_id_ends_on_pk" PRIMARY KEY("list_id","keyword_id","ends_on")
);
--> statement-breakpoint
ALTER TABLE "prediction_checkpoints" ADD COLUMN "console_before" jsonb;--> statement-breakpoint
ALTER TABLE "prediction_checkpoints" ADD COLUMN "judged_by" text;--> statement-breakpoint
ALTER TABLE "click_windows" ADD CONSTRAINT "click_windows_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_clicks" ADD CONSTRAINT "keyword_clicks_keyword" FOREIGN KEY ("list_id","keyword_id") REFERENCES "public"."tracked_keywords"("list_id","id") ON DELETE cascade ON UPDATE no action;