ALTER TABLE "domain_rhythms" ADD COLUMN "waiting_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "domain_rhythms" ADD COLUMN "has_newer_import" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "domain_rhythms_import_came" ON "domain_rhythms" USING btree ("domain_id") WHERE "domain_rhythms"."has_newer_import" and "domain_rhythms"."waiting_since" is not null;