ALTER TABLE "moves" ADD COLUMN "effort_steps" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "overview_snapshots" ADD COLUMN "open_moves" integer;