ALTER TABLE "alert_deliveries" ADD COLUMN "workspace_id" uuid;--> statement-breakpoint
UPDATE "alert_deliveries" SET "workspace_id" = d."workspace_id"
FROM "alert_webhooks" w JOIN "tracked_domains" d ON d."id" = w."domain_id"
WHERE w."id" = "alert_deliveries"."webhook_id";--> statement-breakpoint
ALTER TABLE "alert_deliveries" ALTER COLUMN "workspace_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_deliveries" ADD CONSTRAINT "alert_deliveries_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_deliveries_pending" ON "alert_deliveries" USING btree ("workspace_id","next_attempt_at") WHERE "alert_deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "alert_deliveries_due" ON "alert_deliveries" USING btree ("next_attempt_at") WHERE "alert_deliveries"."state" = 'pending';
