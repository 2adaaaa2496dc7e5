CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY NOT NULL,
	"author_id" uuid,
	"workspace_id" uuid,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"status" text DEFAULT 'under_review' NOT NULL,
	"search_text" text NOT NULL,
	"upvotes_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"merged_into_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_upvotes_count" CHECK ("feedback"."upvotes_count" >= 0),
	CONSTRAINT "feedback_comments_count" CHECK ("feedback"."comments_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "feedback_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"feedback_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feedback_notices" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_votes" (
	"feedback_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_votes_feedback_id_user_id_pk" PRIMARY KEY("feedback_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_merged_into_id_feedback_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."feedback"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_comments" ADD CONSTRAINT "feedback_comments_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_comments" ADD CONSTRAINT "feedback_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_notices" ADD CONSTRAINT "feedback_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_votes" ADD CONSTRAINT "feedback_votes_feedback_id_feedback_id_fk" FOREIGN KEY ("feedback_id") REFERENCES "public"."feedback"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_votes" ADD CONSTRAINT "feedback_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_recent" ON "feedback" USING btree ("created_at","id") WHERE "feedback"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "feedback_most_upvoted" ON "feedback" USING btree ("upvotes_count","created_at","id") WHERE "feedback"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "feedback_most_commented" ON "feedback" USING btree ("comments_count","created_at","id") WHERE "feedback"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "feedback_category" ON "feedback" USING btree ("category","status","created_at","id") WHERE "feedback"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "feedback_search" ON "feedback" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "feedback_workspace" ON "feedback" USING btree ("workspace_id","category");--> statement-breakpoint
CREATE INDEX "feedback_author" ON "feedback" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "feedback_merged" ON "feedback" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "feedback_comments_item" ON "feedback_comments" USING btree ("feedback_id","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_comments_author" ON "feedback_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "feedback_votes_user" ON "feedback_votes" USING btree ("user_id");