ALTER TABLE "flow_states" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "flow_states" ADD COLUMN "redirect_to" text;--> statement-breakpoint
ALTER TABLE "flow_states" ADD COLUMN "nonce" text;--> statement-breakpoint
ALTER TABLE "flow_states" ADD COLUMN "provider_verifier" text;--> statement-breakpoint
ALTER TABLE "flow_states" ADD COLUMN "linking_user_id" uuid;--> statement-breakpoint
ALTER TABLE "flow_states" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "flow_states" ADD COLUMN "provider_tokens" text;--> statement-breakpoint
ALTER TABLE "flow_states" ADD CONSTRAINT "flow_states_linking_user_id_users_id_fk" FOREIGN KEY ("linking_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_states_linking_user" ON "flow_states" USING btree ("linking_user_id");
--> statement-breakpoint
CREATE TABLE "mfa_challenges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"factor_id" uuid NOT NULL,
	"ip" text NOT NULL,
	"code_hash" "bytea",
	"attempts" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mfa_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"friendly_name" text NOT NULL,
	"factor_type" text NOT NULL,
	"status" text NOT NULL,
	"secret" text,
	"phone" text,
	"last_challenged_at" timestamp with time zone,
	"last_used_step" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mfa_factors_user_name" UNIQUE("user_id","friendly_name")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "factor_id" uuid;--> statement-breakpoint
ALTER TABLE "mfa_challenges" ADD CONSTRAINT "mfa_challenges_factor_id_mfa_factors_id_fk" FOREIGN KEY ("factor_id") REFERENCES "public"."mfa_factors"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mfa_factors" ADD CONSTRAINT "mfa_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mfa_challenges_factor" ON "mfa_challenges" USING btree ("factor_id");--> statement-breakpoint
CREATE INDEX "mfa_challenges_created" ON "mfa_challenges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sessions_factor" ON "sessions" USING btree ("factor_id");
--> statement-breakpoint
CREATE TABLE "wallet_messages" (
	"message_hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "wallet_messages_expires" ON "wallet_messages" USING btree ("expires_at");
