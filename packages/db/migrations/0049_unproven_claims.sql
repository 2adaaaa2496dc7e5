ALTER TABLE "identity"."users" ADD COLUMN "claimed_password_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."users" ADD COLUMN "claimed_metadata" jsonb;--> statement-breakpoint
-- Nobody has proven these accounts: password and metadata may be a stranger's, and wait for the proof from now on.
UPDATE "identity"."users" SET
  "claimed_password_hash" = "password_hash",
  "claimed_metadata" = CASE WHEN octet_length("user_metadata"::text) > 16384 THEN '{}' ELSE "user_metadata" END,
  "password_hash" = NULL,
  "user_metadata" = '{}'
WHERE "email_confirmed_at" IS NULL AND "phone_confirmed_at" IS NULL AND num_nonnulls("email", "phone") > 0;
--> statement-breakpoint
UPDATE "identity"."identities" SET "identity_data" = (
  SELECT coalesce(jsonb_object_agg("key", "value"), '{}') FROM jsonb_each("identity_data")
  WHERE "key" IN ('sub', 'email', 'phone', 'email_verified', 'phone_verified'))
FROM "identity"."users"
WHERE "users"."id" = "identities"."user_id" AND "identities"."provider" IN ('email', 'phone')
  AND "email_confirmed_at" IS NULL AND "phone_confirmed_at" IS NULL AND num_nonnulls("users"."email", "phone") > 0;
