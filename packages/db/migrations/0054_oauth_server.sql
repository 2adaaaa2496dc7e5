CREATE TABLE "identity"."oauth_authorizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid,
	"redirect_uri" text NOT NULL,
	"scope" text NOT NULL,
	"state" text,
	"nonce" text,
	"code_challenge" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" "bytea",
	"code_issued_at" timestamp with time zone,
	"session_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "oauth_authorizations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."oauth_consents" (
	"user_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"scopes" jsonb NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "oauth_consents_user_id_client_id_pk" PRIMARY KEY("user_id","client_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."oauth_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"client_uri" text,
	"logo_uri" text,
	"auth_method" text NOT NULL,
	"secret_hash" "bytea",
	"redirect_uris" jsonb NOT NULL,
	"grant_types" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "oauth_client_id" uuid;--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD COLUMN "scope" text;--> statement-breakpoint
ALTER TABLE "identity"."oauth_authorizations" ADD CONSTRAINT "oauth_authorizations_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_authorizations" ADD CONSTRAINT "oauth_authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_consents" ADD CONSTRAINT "oauth_consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity"."oauth_consents" ADD CONSTRAINT "oauth_consents_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "identity"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_authorizations_client" ON "identity"."oauth_authorizations" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "oauth_authorizations_user" ON "identity"."oauth_authorizations" USING btree ("user_id","client_id");--> statement-breakpoint
CREATE INDEX "oauth_authorizations_created" ON "identity"."oauth_authorizations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_consents_client" ON "identity"."oauth_consents" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "identity"."sessions" ADD CONSTRAINT "sessions_oauth_client_id_oauth_clients_id_fk" FOREIGN KEY ("oauth_client_id") REFERENCES "identity"."oauth_clients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_oauth_client" ON "identity"."sessions" USING btree ("oauth_client_id");