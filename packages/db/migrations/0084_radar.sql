CREATE TABLE "radar_files" (
	"list_id" integer NOT NULL,
	"competitor_id" uuid NOT NULL,
	"address" text NOT NULL,
	"kind" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"body_hash" text,
	"children" text[] DEFAULT '{}' NOT NULL,
	"snapshot" "bytea",
	"address_count" integer DEFAULT 0 NOT NULL,
	"fresh_polls" smallint DEFAULT 0 NOT NULL,
	"shrunk_since" timestamp with time zone,
	CONSTRAINT "radar_files_list_id_competitor_id_address_pk" PRIMARY KEY("list_id","competitor_id","address")
);
--> statement-breakpoint
CREATE TABLE "radar_publications" (
	"list_id" integer NOT NULL,
	"competitor_id" uuid NOT NULL,
	"poll" integer NOT NULL,
	"hash" text NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"title" text,
	"heading" text,
	"dated_at" timestamp with time zone,
	"found_at" timestamp with time zone NOT NULL,
	"is_from_feed" boolean NOT NULL,
	"is_sample" boolean DEFAULT false NOT NULL,
	"gone_at" timestamp with time zone,
	"topic_id" integer,
	"keyword" text,
	CONSTRAINT "radar_publications_list_id_competitor_id_poll_hash_pk" PRIMARY KEY("list_id","competitor_id","poll","hash")
);
--> statement-breakpoint
CREATE TABLE "radar_sites" (
	"list_id" integer NOT NULL,
	"competitor_id" uuid NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"poll" integer DEFAULT 0 NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"polled_at" timestamp with time zone,
	"next_at" timestamp with time zone NOT NULL,
	"address_count" integer DEFAULT 0 NOT NULL,
	"gone_count" integer DEFAULT 0 NOT NULL,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"missing" "bytea",
	CONSTRAINT "radar_sites_list_id_competitor_id_pk" PRIMARY KEY("list_id","competitor_id")
);
--> statement-breakpoint
ALTER TABLE "radar_files" ADD CONSTRAINT "radar_files_site" FOREIGN KEY ("list_id","competitor_id") REFERENCES "public"."radar_sites"("list_id","competitor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_publications" ADD CONSTRAINT "radar_publications_site" FOREIGN KEY ("list_id","competitor_id") REFERENCES "public"."radar_sites"("list_id","competitor_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radar_sites" ADD CONSTRAINT "radar_sites_competitor" FOREIGN KEY ("list_id","competitor_id") REFERENCES "public"."competitors"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "radar_publications_found" ON "radar_publications" USING btree ("list_id","found_at");--> statement-breakpoint
CREATE INDEX "radar_publications_topic" ON "radar_publications" USING btree ("list_id","topic_id","found_at");--> statement-breakpoint
CREATE INDEX "radar_sites_queued" ON "radar_sites" USING btree ("list_id") WHERE state = 'queued';