CREATE TABLE "notification_readers" (
	"domain_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"read_before" timestamp with time zone,
	"read_ids" text[] DEFAULT '{}' NOT NULL,
	"unread_ids" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "notification_readers_domain_id_user_id_pk" PRIMARY KEY("domain_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "move_judgements" ADD COLUMN "judged_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Of earlier judgements only the day is known.
UPDATE "move_judgements" SET "judged_at" = ("judged_on" + time '12:00') AT TIME ZONE 'UTC';--> statement-breakpoint
ALTER TABLE "notification_readers" ADD CONSTRAINT "notification_readers_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_readers" ADD CONSTRAINT "notification_readers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_readers_user" ON "notification_readers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "move_judgements_judged" ON "move_judgements" USING btree ("list_id","judged_at");