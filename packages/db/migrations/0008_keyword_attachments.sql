CREATE TABLE "keyword_details" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"target_url" text,
	"note" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "keyword_details_list_id_keyword_id_pk" PRIMARY KEY("list_id","keyword_id")
);
--> statement-breakpoint
CREATE TABLE "keyword_tags" (
	"list_id" integer NOT NULL,
	"keyword_id" bigint NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "keyword_tags_list_id_keyword_id_tag_pk" PRIMARY KEY("list_id","keyword_id","tag")
);
--> statement-breakpoint
CREATE TABLE "keyword_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"name" text NOT NULL,
	"query" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "keyword_details" ADD CONSTRAINT "keyword_details_keyword" FOREIGN KEY ("list_id","keyword_id") REFERENCES "public"."tracked_keywords"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_tags" ADD CONSTRAINT "keyword_tags_keyword" FOREIGN KEY ("list_id","keyword_id") REFERENCES "public"."tracked_keywords"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_views" ADD CONSTRAINT "keyword_views_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_tags_tag" ON "keyword_tags" USING btree ("list_id","tag","keyword_id");--> statement-breakpoint
CREATE UNIQUE INDEX "keyword_views_name" ON "keyword_views" USING btree ("workspace_id",lower("name"));