CREATE TABLE "newsletter_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" "bytea",
	"token_expires_at" timestamp with time zone,
	"mailed_at" timestamp with time zone NOT NULL,
	"consent" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"requested_from" text NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_from" text,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscriptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscriptions_pending" ON "newsletter_subscriptions" USING btree ("token_expires_at") WHERE "newsletter_subscriptions"."status" = 'pending';