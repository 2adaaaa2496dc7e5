CREATE TABLE "domain_rhythms" (
	"domain_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"hour" smallint NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"retry_at" timestamp with time zone,
	"failures" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "domain_rhythms_hour" CHECK ("domain_rhythms"."hour" between 0 and 23)
);
--> statement-breakpoint
CREATE TABLE "list_measures" (
	"list_id" integer NOT NULL,
	"day" date NOT NULL,
	"measured_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"gap_hashes" bigint[] NOT NULL,
	"trend" jsonb,
	CONSTRAINT "list_measures_list_id_day_pk" PRIMARY KEY("list_id","day")
);
--> statement-breakpoint
CREATE TABLE "report_mails" (
	"domain_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_mails_domain_id_user_id_pk" PRIMARY KEY("domain_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "rhythm_runs" (
	"domain_id" uuid NOT NULL,
	"run" integer NOT NULL,
	"state" text NOT NULL,
	"asked_by" uuid,
	"is_asked" boolean DEFAULT false NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"attempt" smallint NOT NULL,
	"missed" integer DEFAULT 0 NOT NULL,
	"message" text,
	CONSTRAINT "rhythm_runs_domain_id_run_pk" PRIMARY KEY("domain_id","run")
);
--> statement-breakpoint
ALTER TABLE "domain_setups" ADD COLUMN "is_repeat" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "domain_setups" ADD COLUMN "shown_state" text GENERATED ALWAYS AS (case when is_repeat then 'ready' else state end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "domain_rhythms" ADD CONSTRAINT "domain_rhythms_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_measures" ADD CONSTRAINT "list_measures_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_mails" ADD CONSTRAINT "report_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rhythm_runs" ADD CONSTRAINT "rhythm_runs_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rhythm_runs" ADD CONSTRAINT "rhythm_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domain_rhythms_due" ON "domain_rhythms" USING btree (least("next_run_at", "retry_at")) WHERE not "domain_rhythms"."is_paused";--> statement-breakpoint
CREATE INDEX "report_mails_user" ON "report_mails" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rhythm_runs_running" ON "rhythm_runs" USING btree ("domain_id") WHERE "rhythm_runs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "rhythm_runs_asked_by" ON "rhythm_runs" USING btree ("asked_by");