CREATE TABLE "source_tasks" (
	"key" text PRIMARY KEY NOT NULL,
	"task_id" text NOT NULL,
	"handed_over_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "source_tasks_age" ON "source_tasks" USING btree ("handed_over_at");