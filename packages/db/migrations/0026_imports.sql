CREATE TABLE "import_parts" (
	"import_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "import_parts_import_id_place_pk" PRIMARY KEY("import_id","place")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain_id" uuid NOT NULL,
	"location_code" integer NOT NULL,
	"language_code" text NOT NULL,
	"file_name" text NOT NULL,
	"content_hash" "bytea" NOT NULL,
	"state" text NOT NULL,
	"preview" jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"figures" jsonb,
	"error_code" text,
	"message" text,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "keyword_measures" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"measured_on" date NOT NULL,
	"source" text NOT NULL,
	"search_volume" integer,
	"is_volume_bucket" boolean DEFAULT false NOT NULL,
	"difficulty_score" smallint,
	"cpc_micros" bigint,
	"trend_monthly" smallint,
	"trend_quarterly" smallint,
	"trend_yearly" smallint,
	"intent" smallint DEFAULT 0 NOT NULL,
	"serp_flags" smallint,
	"is_rank_checked" boolean DEFAULT false NOT NULL,
	"rank" smallint,
	"average_position" real,
	"ranking_url" text,
	"ranking_type" bigint,
	"traffic" integer,
	"clicks" integer,
	"impressions" integer,
	CONSTRAINT "keyword_measures_list_id_keyword_id_measured_on_source_pk" PRIMARY KEY("list_id","keyword_id","measured_on","source")
);
--> statement-breakpoint
CREATE TABLE "keyword_pages" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"url_hash" bigint GENERATED ALWAYS AS (hashtextextended(url, 0)) STORED NOT NULL,
	"url" text NOT NULL,
	"rank" smallint NOT NULL,
	"measured_on" date NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "keyword_pages_list_id_keyword_id_url_hash_pk" PRIMARY KEY("list_id","keyword_id","url_hash")
);
--> statement-breakpoint
CREATE TABLE "search_totals" (
	"list_id" integer NOT NULL,
	"dimension" text NOT NULL,
	"measured_on" date NOT NULL,
	"name_hash" bigint GENERATED ALWAYS AS (hashtextextended(name, 0)) STORED NOT NULL,
	"name" text NOT NULL,
	"clicks" integer NOT NULL,
	"impressions" integer NOT NULL,
	"average_position" real,
	CONSTRAINT "search_totals_list_id_dimension_measured_on_name_hash_pk" PRIMARY KEY("list_id","dimension","measured_on","name_hash")
);
--> statement-breakpoint
ALTER TABLE "keyword_lists" ADD COLUMN "difficulty_source" text;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import" FOREIGN KEY ("import_id") REFERENCES "public"."import_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_runs" ADD CONSTRAINT "import_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_measures" ADD CONSTRAINT "keyword_measures_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_pages" ADD CONSTRAINT "keyword_pages_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_totals" ADD CONSTRAINT "search_totals_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_domain" ON "import_runs" USING btree ("domain_id","created_at");