CREATE TABLE "keyword_result_pages" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"ai_overview" text,
	"ai_overview_read_at" timestamp with time zone,
	"questions" text[],
	"questions_read_at" timestamp with time zone,
	CONSTRAINT "keyword_result_pages_list_id_keyword_id_pk" PRIMARY KEY("list_id","keyword_id")
);
--> statement-breakpoint
ALTER TABLE "keyword_result_pages" ADD CONSTRAINT "keyword_result_pages_keyword" FOREIGN KEY ("list_id","keyword_id") REFERENCES "public"."tracked_keywords"("list_id","id") ON DELETE cascade ON UPDATE no action;