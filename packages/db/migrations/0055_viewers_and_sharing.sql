ALTER TABLE "workspaces" ADD COLUMN "members_may_share" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Members of the workspaces that are there could share until now, and still can.
UPDATE "workspaces" SET "members_may_share" = true;
--> statement-breakpoint
ALTER TABLE "workspace_members" DROP CONSTRAINT "workspace_members_role", ADD CONSTRAINT "workspace_members_role" CHECK (role IN ('owner', 'member', 'viewer'));
