CREATE TABLE "alert_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event_id" uuid,
	"state" text NOT NULL,
	"body" text NOT NULL,
	"attempts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"next_attempt_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "alert_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain_id" uuid NOT NULL,
	"rule_id" uuid,
	"list_id" integer NOT NULL,
	"list_version" bigint NOT NULL,
	"day" date NOT NULL,
	"fired_at" timestamp with time zone NOT NULL,
	"rule_name" text NOT NULL,
	"summary" text NOT NULL,
	"set_name" text NOT NULL,
	"kind" text NOT NULL,
	"moved" integer NOT NULL,
	"compared" integer NOT NULL,
	"failed" integer NOT NULL,
	"unknown" integer NOT NULL,
	"sample" jsonb NOT NULL,
	CONSTRAINT "alert_events_once" UNIQUE("rule_id","list_id","day")
);
--> statement-breakpoint
CREATE TABLE "alert_readers" (
	"domain_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_mail_on" boolean DEFAULT true NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "alert_readers_domain_id_user_id_pk" PRIMARY KEY("domain_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "alert_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"keyword_set" text NOT NULL,
	"tag" text,
	"view_id" uuid,
	"kind" text NOT NULL,
	"places" smallint,
	"min_keywords" integer NOT NULL,
	"quiet_days" smallint NOT NULL,
	"sends_mail" boolean NOT NULL,
	"webhook_id" uuid,
	"last_outcome" jsonb,
	"last_fired_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "alert_rules_places" CHECK (("alert_rules"."kind" = 'lost') = ("alert_rules"."places" is null))
);
--> statement-breakpoint
CREATE TABLE "alert_webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain_id" uuid NOT NULL,
	"url" text NOT NULL,
	"sealed_secret" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_webhook_id_alert_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."alert_webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_event_id_alert_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."alert_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_events" ADD CONSTRAINT "alert_events_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_events" ADD CONSTRAINT "alert_events_rule_id_alert_rules_id_fk" FOREIGN KEY ("rule_id") REFERENCES "public"."alert_rules"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_readers" ADD CONSTRAINT "alert_readers_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_readers" ADD CONSTRAINT "alert_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_view_id_keyword_views_id_fk" FOREIGN KEY ("view_id") REFERENCES "public"."keyword_views"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_rules" ADD CONSTRAINT "alert_rules_webhook_id_alert_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."alert_webhooks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alert_webhooks" ADD CONSTRAINT "alert_webhooks_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_deliveries_webhook" ON "alert_deliveries" USING btree ("webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "alert_deliveries_event" ON "alert_deliveries" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "alert_events_domain" ON "alert_events" USING btree ("domain_id","fired_at","id");--> statement-breakpoint
CREATE INDEX "alert_readers_user" ON "alert_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alert_rules_domain" ON "alert_rules" USING btree ("domain_id");--> statement-breakpoint
CREATE INDEX "alert_rules_view" ON "alert_rules" USING btree ("view_id");--> statement-breakpoint
CREATE INDEX "alert_rules_webhook" ON "alert_rules" USING btree ("webhook_id");--> statement-breakpoint
CREATE INDEX "alert_webhooks_domain" ON "alert_webhooks" USING btree ("domain_id");