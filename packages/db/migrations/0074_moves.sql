CREATE TABLE "move_judgements" (
	"list_id" integer NOT NULL,
	"move_id" uuid NOT NULL,
	"days" smallint NOT NULL,
	"verdict" text NOT NULL,
	"extra_low" real,
	"extra_mid" real,
	"extra_high" real,
	"control_count" integer NOT NULL,
	"before" integer,
	"after" integer,
	"message" text,
	"judged_on" date NOT NULL,
	CONSTRAINT "move_judgements_list_id_move_id_days_pk" PRIMARY KEY("list_id","move_id","days")
);
--> statement-breakpoint
CREATE TABLE "move_runs" (
	"list_id" integer NOT NULL,
	"run" integer NOT NULL,
	"state" text NOT NULL,
	"step" text,
	"progress" real DEFAULT 0 NOT NULL,
	"message" text,
	"is_outdated" boolean DEFAULT false NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "move_runs_list_id_run_pk" PRIMARY KEY("list_id","run")
);
--> statement-breakpoint
CREATE TABLE "move_settings" (
	"list_id" integer PRIMARY KEY NOT NULL,
	"capacity_hours" real NOT NULL,
	"plan_start" date,
	"facts_on" date,
	"hidden_note" text,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "moves" (
	"list_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"identity" text NOT NULL,
	"identity_hash" bigint GENERATED ALWAYS AS (hashtextextended(identity, 0)) STORED NOT NULL,
	"verb" text NOT NULL,
	"state" text NOT NULL,
	"causes" jsonb NOT NULL,
	"title" text NOT NULL,
	"pages" jsonb NOT NULL,
	"topic_id" integer,
	"main_query" text,
	"sentence" text NOT NULL,
	"reason" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"triggers" jsonb NOT NULL,
	"gain_low" real,
	"gain_mid" real,
	"gain_high" real,
	"gain_success" real,
	"gain_chance" real,
	"confidence" text NOT NULL,
	"effort_hours" real NOT NULL,
	"is_too_hard" boolean DEFAULT false NOT NULL,
	"findings" jsonb NOT NULL,
	"is_planned" boolean DEFAULT false NOT NULL,
	"is_bet" boolean DEFAULT false NOT NULL,
	"left_out" text,
	"due_on" date,
	"skip_reason" text,
	"skip_note" text,
	"skip_until" date,
	"skipped_by" uuid,
	"source" text,
	"facts_on" date NOT NULL,
	"window" jsonb,
	"seen_run" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" uuid,
	"plan_start" date,
	"acceptance_id" uuid,
	"done_on" date,
	"controls" jsonb,
	"look_at" timestamp with time zone,
	CONSTRAINT "moves_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD COLUMN "is_about_moves" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "move_judgements" ADD CONSTRAINT "move_judgements_move" FOREIGN KEY ("list_id","move_id") REFERENCES "public"."moves"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_runs" ADD CONSTRAINT "move_runs_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_runs" ADD CONSTRAINT "move_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_settings" ADD CONSTRAINT "move_settings_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_skipped_by_users_id_fk" FOREIGN KEY ("skipped_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moves" ADD CONSTRAINT "moves_accepted_by_users_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "move_runs_open" ON "move_runs" USING btree ("list_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE UNIQUE INDEX "moves_identity" ON "moves" USING btree ("list_id","identity_hash") WHERE done_on is null;--> statement-breakpoint
CREATE INDEX "moves_gain" ON "moves" USING btree ("list_id","state","gain_mid","id");--> statement-breakpoint
CREATE INDEX "moves_due" ON "moves" USING btree ("look_at") WHERE look_at is not null;