CREATE TABLE "deleted_keywords" (
	"list_id" integer NOT NULL,
	"kw_hash" bigint GENERATED ALWAYS AS (hashtextextended(keyword_text, 0)) STORED NOT NULL,
	"id" bigint NOT NULL,
	"keyword_text" text NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	"rows" jsonb,
	CONSTRAINT "deleted_keywords_list_id_kw_hash_pk" PRIMARY KEY("list_id","kw_hash"),
	CONSTRAINT "deleted_keywords_id" UNIQUE("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "deleted_keywords" ADD CONSTRAINT "deleted_keywords_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deleted_keywords_recent" ON "deleted_keywords" USING btree ("list_id","deleted_at","id") WHERE rows is not null;