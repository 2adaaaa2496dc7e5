CREATE TABLE "refresh_pages" (
	"list_id" integer NOT NULL,
	"kind" text NOT NULL,
	"run" integer NOT NULL,
	"first_index" integer NOT NULL,
	"page" jsonb NOT NULL,
	CONSTRAINT "refresh_pages_list_id_kind_run_first_index_pk" PRIMARY KEY("list_id","kind","run","first_index")
);
--> statement-breakpoint
CREATE TABLE "refresh_runs" (
	"list_id" integer NOT NULL,
	"kind" text NOT NULL,
	"run" integer NOT NULL,
	"state" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"figures" jsonb,
	"error_code" text,
	"message" text,
	"asked_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "refresh_runs_list_id_kind_run_pk" PRIMARY KEY("list_id","kind","run")
);
--> statement-breakpoint
ALTER TABLE "refresh_pages" ADD CONSTRAINT "refresh_pages_list_id_kind_run_refresh_runs_list_id_kind_run_fk" FOREIGN KEY ("list_id","kind","run") REFERENCES "public"."refresh_runs"("list_id","kind","run") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_runs" ADD CONSTRAINT "refresh_runs_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_runs" ADD CONSTRAINT "refresh_runs_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;