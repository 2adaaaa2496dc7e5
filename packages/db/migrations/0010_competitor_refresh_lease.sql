ALTER TABLE "competitors" ADD COLUMN "refresh_done_at" timestamp with time zone;--> statement-breakpoint
UPDATE "competitors" SET "refresh_done_at" = "refresh_taken_at";
