CREATE TABLE "flow_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"method" text NOT NULL,
	"code_challenge" text,
	"code_challenge_method" text,
	"auth_code_hash" "bytea",
	"auth_code_issued_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "flow_states_auth_code_hash_unique" UNIQUE("auth_code_hash")
);
--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD COLUMN "flow_state_id" uuid;--> statement-breakpoint
ALTER TABLE "flow_states" ADD CONSTRAINT "flow_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flow_states_user" ON "flow_states" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "flow_states_created" ON "flow_states" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_flow_state_id_flow_states_id_fk" FOREIGN KEY ("flow_state_id") REFERENCES "public"."flow_states"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "one_time_tokens_flow" ON "one_time_tokens" USING btree ("flow_state_id");