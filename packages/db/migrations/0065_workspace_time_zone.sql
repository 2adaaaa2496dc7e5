ALTER TABLE "workspaces" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
-- The zone that most schedules of the workspace had; of as many, the one that comes first by name.
UPDATE "workspaces" w SET "time_zone" = zones.time_zone FROM (
	SELECT d.workspace_id, mode() WITHIN GROUP (ORDER BY r.time_zone) AS time_zone
	FROM "domain_rhythms" r JOIN "tracked_domains" d ON d.id = r.domain_id GROUP BY d.workspace_id
) zones WHERE zones.workspace_id = w.id;--> statement-breakpoint
ALTER TABLE "domain_rhythms" DROP COLUMN "time_zone";
