CREATE TABLE "brief_sources" (
	"list_id" integer NOT NULL,
	"brief_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"address" text NOT NULL,
	"outcome" text DEFAULT 'waiting' NOT NULL,
	"status" smallint,
	"read_at" timestamp with time zone,
	"kind" text,
	"title" text,
	"words" integer,
	"extract" "bytea",
	CONSTRAINT "brief_sources_list_id_brief_id_number_pk" PRIMARY KEY("list_id","brief_id","number")
);
--> statement-breakpoint
CREATE TABLE "briefs" (
	"list_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"asked" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"own_page" text,
	"is_sample" boolean DEFAULT false NOT NULL,
	"kind" text,
	"excluded" smallint[] DEFAULT '{}' NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "briefs_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
ALTER TABLE "brief_sources" ADD CONSTRAINT "brief_sources_brief" FOREIGN KEY ("list_id","brief_id") REFERENCES "public"."briefs"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "briefs" ADD CONSTRAINT "briefs_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "briefs_newest" ON "briefs" USING btree ("list_id","created_at");--> statement-breakpoint
CREATE INDEX "briefs_open" ON "briefs" USING btree ("list_id") WHERE state in ('queued', 'running');