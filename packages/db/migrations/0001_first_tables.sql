CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text NOT NULL,
	"identity_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"email" text,
	"last_sign_in_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject" UNIQUE("provider","provider_id")
);
--> statement-breakpoint
CREATE TABLE "one_time_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_type" text NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"link_hash" "bytea" NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_time_tokens_user_type" UNIQUE("user_id","token_type")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"window_started_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"parent_id" bigint,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "server_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"value" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"refreshed_at" timestamp with time zone,
	"aal" text DEFAULT 'aal1' NOT NULL,
	"amr" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"user_agent" text,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp with time zone,
	"confirmation_sent_at" timestamp with time zone,
	"recovery_sent_at" timestamp with time zone,
	"last_sign_in_at" timestamp with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"banned_until" timestamp with time zone,
	"full_name" text,
	"profile_picture_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitor_keywords" (
	"list_id" integer NOT NULL,
	"competitor_id" uuid NOT NULL,
	"kw_hash" bigint GENERATED ALWAYS AS (hashtextextended(keyword_text, 0)) STORED NOT NULL,
	"keyword_text" text NOT NULL,
	"search_volume" integer,
	"cpc_micros" bigint,
	"difficulty_score" smallint,
	"intent" smallint NOT NULL,
	"serp_flags" smallint DEFAULT 0 NOT NULL,
	"trend_monthly" smallint,
	"trend_quarterly" smallint,
	"trend_yearly" smallint,
	"rank_absolute" smallint,
	"ranking_url" text,
	"ranking_title" text,
	"ranking_description" text,
	"gap_score" smallint,
	"is_gap" boolean DEFAULT false NOT NULL,
	"last_updated" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "competitor_keywords_list_id_competitor_id_kw_hash_pk" PRIMARY KEY("list_id","competitor_id","kw_hash")
);
--> statement-breakpoint
CREATE TABLE "competitor_metrics" (
	"list_id" integer NOT NULL,
	"competitor_id" uuid NOT NULL,
	"metric_date" date NOT NULL,
	"organic_keywords_count" integer NOT NULL,
	"organic_traffic" integer NOT NULL,
	"paid_keywords_count" integer,
	"paid_traffic" integer,
	"content_gaps_count" integer DEFAULT 0 NOT NULL,
	"overlap_permille" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "competitor_metrics_list_id_competitor_id_metric_date_pk" PRIMARY KEY("list_id","competitor_id","metric_date")
);
--> statement-breakpoint
CREATE TABLE "competitors" (
	"list_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"domain_name" text NOT NULL,
	"display_name" text NOT NULL,
	"value_prop" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_refreshed_at" timestamp with time zone,
	CONSTRAINT "competitors_list_id_id_pk" PRIMARY KEY("list_id","id"),
	CONSTRAINT "competitors_name" UNIQUE("list_id","domain_name")
);
--> statement-breakpoint
CREATE TABLE "keyword_filter_counts" (
	"list_id" integer NOT NULL,
	"intent" smallint NOT NULL,
	"search_volume" integer,
	"difficulty_score" smallint,
	"n" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "keyword_lists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "keyword_lists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"domain_id" uuid NOT NULL,
	"location_code" integer NOT NULL,
	"language_code" text NOT NULL,
	"keyword_count" integer DEFAULT 0 NOT NULL,
	"next_keyword_id" bigint DEFAULT 1 NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "keyword_lists_market" UNIQUE("domain_id","location_code","language_code")
);
--> statement-breakpoint
CREATE TABLE "keyword_rankings" (
	"list_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"last_ranking_check" timestamp with time zone,
	"search_volume" integer,
	"ranking_type" bigint,
	"difficulty_score" smallint,
	"opportunity_score" smallint,
	"intent" smallint NOT NULL,
	"rank_group" smallint,
	"rank_absolute" smallint,
	"serp_flags" smallint DEFAULT 0 NOT NULL,
	"needs_ranking_refresh" boolean DEFAULT false NOT NULL,
	"ranking_url" text,
	"ranking_title" text,
	"ranking_description" text,
	CONSTRAINT "keyword_rankings_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "keyword_volumes" (
	"list_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"newest_month" date NOT NULL,
	"searches" integer[] NOT NULL,
	CONSTRAINT "keyword_volumes_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "ranking_months" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"month" date NOT NULL,
	"ranks" "bytea" NOT NULL,
	CONSTRAINT "ranking_months_list_id_keyword_id_month_pk" PRIMARY KEY("list_id","keyword_id","month")
);
--> statement-breakpoint
CREATE TABLE "tracked_keywords" (
	"list_id" integer NOT NULL,
	"id" bigint NOT NULL,
	"kw_hash" bigint GENERATED ALWAYS AS (hashtextextended(keyword_text, 0)) STORED NOT NULL,
	"search_volume" integer,
	"cpc_micros" bigint,
	"difficulty_score" smallint,
	"trend_monthly" smallint,
	"trend_quarterly" smallint,
	"trend_yearly" smallint,
	"intent" smallint NOT NULL,
	"keyword_text" text NOT NULL,
	CONSTRAINT "tracked_keywords_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "content_plan_items" (
	"list_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"keyword_id" bigint NOT NULL,
	"keyword_text" text NOT NULL,
	"title" text NOT NULL,
	"target" text NOT NULL,
	"estimated_traffic" integer NOT NULL,
	"position" smallint NOT NULL,
	"suggestion" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_plan_items_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "overview_snapshots" (
	"list_id" integer NOT NULL,
	"day" date NOT NULL,
	"keyword_opportunities" integer NOT NULL,
	"content_pieces" integer NOT NULL,
	"competitor_gaps" integer NOT NULL,
	"keywords_tracked" integer NOT NULL,
	CONSTRAINT "overview_snapshots_list_id_day_pk" PRIMARY KEY("list_id","day")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"list_id" integer NOT NULL,
	"list_version" bigint NOT NULL,
	"body" jsonb NOT NULL,
	"generated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_list_id_list_version_pk" PRIMARY KEY("list_id","list_version")
);
--> statement-breakpoint
CREATE TABLE "domain_setups" (
	"domain_id" uuid PRIMARY KEY NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"state" text NOT NULL,
	"step" text,
	"steps_done" integer DEFAULT 0 NOT NULL,
	"message" text NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tracked_domains" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"domain_name" text NOT NULL,
	"location_code" integer NOT NULL,
	"language_code" text NOT NULL,
	"data_source" text,
	"list_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tracked_domains_name" UNIQUE("workspace_id","domain_name")
);
--> statement-breakpoint
CREATE TABLE "workspace_members" (
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "workspace_members_workspace_id_user_id_pk" PRIMARY KEY("workspace_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon_url" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor_keywords" ADD CONSTRAINT "competitor_keywords_list_id_competitor_id_competitors_list_id_id_fk" FOREIGN KEY ("list_id","competitor_id") REFERENCES "public"."competitors"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitor_metrics" ADD CONSTRAINT "competitor_metrics_list_id_competitor_id_competitors_list_id_id_fk" FOREIGN KEY ("list_id","competitor_id") REFERENCES "public"."competitors"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitors" ADD CONSTRAINT "competitors_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_filter_counts" ADD CONSTRAINT "keyword_filter_counts_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_lists" ADD CONSTRAINT "keyword_lists_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_rankings" ADD CONSTRAINT "keyword_rankings_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_volumes" ADD CONSTRAINT "keyword_volumes_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ranking_months" ADD CONSTRAINT "ranking_months_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_keywords" ADD CONSTRAINT "tracked_keywords_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_plan_items" ADD CONSTRAINT "content_plan_items_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "overview_snapshots" ADD CONSTRAINT "overview_snapshots_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "domain_setups" ADD CONSTRAINT "domain_setups_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_domains" ADD CONSTRAINT "tracked_domains_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD CONSTRAINT "workspace_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "one_time_tokens_link" ON "one_time_tokens" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email") WHERE "users"."email" is not null;--> statement-breakpoint
CREATE INDEX "competitor_keywords_volume" ON "competitor_keywords" USING btree ("list_id","competitor_id","search_volume","kw_hash");--> statement-breakpoint
CREATE INDEX "competitors_id" ON "competitors" USING btree ("id");--> statement-breakpoint
CREATE INDEX "workspace_members_user" ON "workspace_members" USING btree ("user_id");