CREATE TABLE "gap_insights" (
	"list_id" integer NOT NULL,
	"kw_hash" bigint NOT NULL,
	"topic_id" integer,
	"relevance" real,
	"relevance_class" smallint,
	"evidence_kind" text,
	"evidence" text,
	"worth" real,
	CONSTRAINT "gap_insights_list_id_kw_hash_pk" PRIMARY KEY("list_id","kw_hash")
);
--> statement-breakpoint
CREATE TABLE "keyword_insights" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"topic_id" integer,
	"group_id" bigint,
	"is_placed" boolean DEFAULT false NOT NULL,
	"intent" smallint DEFAULT 0 NOT NULL,
	"intent_source" text,
	"intent_reason" jsonb,
	"intent_confidence" real,
	"relevance" real,
	"evidence_kind" text,
	"evidence" text,
	CONSTRAINT "keyword_insights_list_id_keyword_id_pk" PRIMARY KEY("list_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "topic_corrections" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"kind" text NOT NULL,
	"topic_id" integer,
	"facts" jsonb NOT NULL,
	"made_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_by" uuid,
	"undone_at" timestamp with time zone,
	CONSTRAINT "topic_corrections_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "topic_run_parts" (
	"list_id" integer NOT NULL,
	"run" integer NOT NULL,
	"part" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "topic_run_parts_list_id_run_part_pk" PRIMARY KEY("list_id","run","part")
);
--> statement-breakpoint
CREATE TABLE "topic_runs" (
	"list_id" integer NOT NULL,
	"run" integer NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"step" text,
	"progress" real DEFAULT 0 NOT NULL,
	"message" text,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "topic_runs_list_id_run_pk" PRIMARY KEY("list_id","run")
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"list_id" integer NOT NULL,
	"id" integer NOT NULL,
	"name" text NOT NULL,
	"given_name" text,
	"is_pinned" boolean DEFAULT false NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"basis" text NOT NULL,
	"main_keyword_id" bigint,
	"absorbed_by" integer,
	"keyword_count" integer DEFAULT 0 NOT NULL,
	"page_group_count" integer DEFAULT 0 NOT NULL,
	"demand" integer,
	"gain_low" real,
	"gain_mid" real,
	"gain_high" real,
	"visibility" real,
	"leader_id" uuid,
	"leader_visibility" real,
	"top_ten_count" integer DEFAULT 0 NOT NULL,
	"gap_count" integer DEFAULT 0 NOT NULL,
	"relevance" real,
	"relevance_class" smallint,
	"evidence_kind" text,
	"evidence" text,
	"page_state" text DEFAULT 'none' NOT NULL,
	"page_count" integer DEFAULT 0 NOT NULL,
	"pages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "topics_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "keyword_filter_counts" ADD COLUMN "relevance_class" smallint;--> statement-breakpoint
ALTER TABLE "keyword_rankings" ADD COLUMN "relevance_class" smallint;--> statement-breakpoint
ALTER TABLE "tracked_keywords" ADD COLUMN "relevance_class" smallint;--> statement-breakpoint
ALTER TABLE "gap_insights" ADD CONSTRAINT "gap_insights_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_insights" ADD CONSTRAINT "keyword_insights_keyword" FOREIGN KEY ("list_id","keyword_id") REFERENCES "public"."tracked_keywords"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_corrections" ADD CONSTRAINT "topic_corrections_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_corrections" ADD CONSTRAINT "topic_corrections_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_corrections" ADD CONSTRAINT "topic_corrections_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_run_parts" ADD CONSTRAINT "topic_run_parts_run" FOREIGN KEY ("list_id","run") REFERENCES "public"."topic_runs"("list_id","run") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_runs" ADD CONSTRAINT "topic_runs_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_runs" ADD CONSTRAINT "topic_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_insights_topic" ON "keyword_insights" USING btree ("list_id","topic_id","keyword_id") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "keyword_insights_person" ON "keyword_insights" USING btree ("list_id","keyword_id") WHERE intent_source = 'person';--> statement-breakpoint
CREATE INDEX "topic_corrections_topic" ON "topic_corrections" USING btree ("list_id","topic_id");--> statement-breakpoint
CREATE INDEX "topics_gain" ON "topics" USING btree ("list_id","gain_mid","id") WHERE keyword_count > 0;--> statement-breakpoint
CREATE INDEX "topics_demand" ON "topics" USING btree ("list_id","demand","id") WHERE keyword_count > 0;--> statement-breakpoint
CREATE INDEX "topics_size" ON "topics" USING btree ("list_id","keyword_count","id") WHERE keyword_count > 0;