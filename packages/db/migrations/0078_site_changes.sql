CREATE TABLE "site_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"domain_id" uuid NOT NULL,
	"changed_on" date NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_changes" ADD CONSTRAINT "site_changes_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_changes_domain" ON "site_changes" USING btree ("domain_id","changed_on");