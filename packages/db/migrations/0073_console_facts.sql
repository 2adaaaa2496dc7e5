CREATE TABLE "console_facts" (
	"list_id" integer NOT NULL,
	"slice_id" integer NOT NULL,
	"part" smallint NOT NULL,
	"page_ids" integer[],
	"query_ids" integer[],
	"clicks" integer[] NOT NULL,
	"impressions" integer[] NOT NULL,
	"positions" smallint[] NOT NULL,
	CONSTRAINT "console_facts_list_id_slice_id_part_pk" PRIMARY KEY("list_id","slice_id","part")
);
--> statement-breakpoint
CREATE TABLE "console_fetches" (
	"list_id" integer PRIMARY KEY NOT NULL,
	"run" integer NOT NULL,
	"property" text NOT NULL,
	"state" text NOT NULL,
	"days_wanted" integer DEFAULT 0 NOT NULL,
	"days_fetched" integer DEFAULT 0 NOT NULL,
	"oldest_day" date,
	"repeated_rows" integer DEFAULT 0 NOT NULL,
	"notes" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"resume_at" timestamp with time zone,
	"asked_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "console_pages" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"url_hash" bigint GENERATED ALWAYS AS (hashtextextended(url, 0)) STORED NOT NULL,
	"url" text NOT NULL,
	CONSTRAINT "console_pages_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "console_pages_url" UNIQUE("list_id","url_hash")
);
--> statement-breakpoint
CREATE TABLE "console_queries" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"kw_hash" bigint GENERATED ALWAYS AS (hashtextextended(query, 0)) STORED NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "console_queries_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "console_queries_hash" UNIQUE("list_id","kw_hash")
);
--> statement-breakpoint
CREATE TABLE "console_slices" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"source" text NOT NULL,
	"property" text,
	"filter" text,
	"kind" text NOT NULL,
	"starts_on" date,
	"ends_on" date NOT NULL,
	"is_final" boolean NOT NULL,
	"is_cut" boolean NOT NULL,
	"row_count" integer NOT NULL,
	"clicks" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"position_sum" double precision NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	CONSTRAINT "console_slices_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "console_slices_name" UNIQUE NULLS NOT DISTINCT("list_id","source","property","filter","kind","ends_on","starts_on")
);
--> statement-breakpoint
ALTER TABLE "console_facts" ADD CONSTRAINT "console_facts_slice" FOREIGN KEY ("list_id","slice_id") REFERENCES "public"."console_slices"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_fetches" ADD CONSTRAINT "console_fetches_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_pages" ADD CONSTRAINT "console_pages_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_queries" ADD CONSTRAINT "console_queries_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "console_slices" ADD CONSTRAINT "console_slices_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;