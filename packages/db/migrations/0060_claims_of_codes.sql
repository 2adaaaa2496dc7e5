ALTER TABLE "identity"."one_time_tokens" DROP CONSTRAINT "one_time_tokens_user_type";--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "claimed_password_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."one_time_tokens" ADD COLUMN "claimed_metadata" jsonb;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "is_claim_contested" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "one_time_tokens_user_type" ON "identity"."one_time_tokens" USING btree ("user_id","token_type");--> statement-breakpoint
UPDATE "identity"."one_time_tokens" AS "token" SET "claimed_password_hash" = "owner"."claimed_password_hash", "claimed_metadata" = "owner"."claimed_metadata" FROM "identity"."users" AS "owner" WHERE "owner"."id" = "token"."user_id";
