CREATE TABLE "search_console_connections" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"connected_by" uuid NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	"sealed_token" text NOT NULL,
	"scope" text NOT NULL,
	"problem_reason" text,
	"problem" text,
	"problem_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_console_flows" (
	"state_hash" "bytea" NOT NULL,
	"domain_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" text NOT NULL,
	"sealed_verifier" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "search_console_flows_state_hash_pk" PRIMARY KEY("state_hash")
);
--> statement-breakpoint
CREATE TABLE "search_console_properties" (
	"domain_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"property" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_totals" ADD COLUMN "source" text DEFAULT 'search_console' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_totals" DROP CONSTRAINT "search_totals_list_id_dimension_measured_on_name_hash_pk";--> statement-breakpoint
ALTER TABLE "search_totals" ADD CONSTRAINT "search_totals_list_id_dimension_measured_on_source_name_hash_pk" PRIMARY KEY("list_id","dimension","measured_on","source","name_hash");--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "fetch" jsonb;--> statement-breakpoint
ALTER TABLE "import_runs" ADD COLUMN "rhythm_run" integer;--> statement-breakpoint
ALTER TABLE "search_console_connections" ADD CONSTRAINT "search_console_connections_member" FOREIGN KEY ("workspace_id","connected_by") REFERENCES "public"."workspace_members"("workspace_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_console_flows" ADD CONSTRAINT "search_console_flows_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_console_flows" ADD CONSTRAINT "search_console_flows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_console_properties" ADD CONSTRAINT "search_console_properties_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_console_properties" ADD CONSTRAINT "search_console_properties_connection" FOREIGN KEY ("workspace_id") REFERENCES "public"."search_console_connections"("workspace_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_console_connections_member" ON "search_console_connections" USING btree ("connected_by");--> statement-breakpoint
CREATE INDEX "search_console_flows_age" ON "search_console_flows" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "search_console_flows_domain" ON "search_console_flows" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "search_console_flows_user" ON "search_console_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "search_console_properties_workspace" ON "search_console_properties" USING btree ("workspace_id");