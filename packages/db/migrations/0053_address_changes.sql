CREATE TABLE "identity"."address_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"previous_email" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "identity"."flow_states" ADD COLUMN "browser_hash" "bytea";--> statement-breakpoint
ALTER TABLE "identity"."address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_user" ON "identity"."address_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "address_changes_expires" ON "identity"."address_changes" USING btree ("expires_at");