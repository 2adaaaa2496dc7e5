ALTER TABLE "alert_webhooks" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "identity"."idempotency_keys" ADD COLUMN "access" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "keyword_views" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "alert_webhooks" ADD CONSTRAINT "alert_webhooks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_views" ADD CONSTRAINT "keyword_views_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "identity"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_webhooks_created_by" ON "alert_webhooks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "keyword_views_created_by" ON "keyword_views" USING btree ("created_by");