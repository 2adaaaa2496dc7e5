CREATE TABLE "source_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"endpoint" text NOT NULL,
	"answer" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_budgets" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"monthly_micros" bigint NOT NULL,
	"set_by" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"domain_id" uuid,
	"action" text NOT NULL,
	"endpoint" text NOT NULL,
	"cost_micros" bigint NOT NULL,
	"is_settled" boolean NOT NULL,
	"is_kept" boolean NOT NULL,
	"called_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_budgets" ADD CONSTRAINT "source_budgets_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_budgets" ADD CONSTRAINT "source_budgets_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_calls" ADD CONSTRAINT "source_calls_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_calls" ADD CONSTRAINT "source_calls_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_answers_age" ON "source_answers" USING btree ("answered_at");--> statement-breakpoint
CREATE INDEX "source_calls_month" ON "source_calls" USING btree ("workspace_id","called_at");--> statement-breakpoint
CREATE INDEX "source_calls_domain" ON "source_calls" USING btree ("domain_id");