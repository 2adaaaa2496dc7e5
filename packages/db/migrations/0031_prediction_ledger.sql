CREATE TABLE "prediction_checkpoints" (
	"list_id" integer NOT NULL,
	"prediction_id" uuid NOT NULL,
	"days" smallint NOT NULL,
	"verdict" text NOT NULL,
	"measured_on" date,
	"rank" smallint,
	"rank_source" text,
	"clicks" double precision,
	"clicks_kind" text,
	"console" jsonb,
	"recorded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "prediction_checkpoints_list_id_prediction_id_days_pk" PRIMARY KEY("list_id","prediction_id","days")
);
--> statement-breakpoint
CREATE TABLE "predictions" (
	"list_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"acceptance_id" uuid,
	"keyword_text" text NOT NULL,
	"kw_hash" bigint GENERATED ALWAYS AS (hashtextextended(keyword_text, 0)) STORED NOT NULL,
	"origin" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"accepted_on" date NOT NULL,
	"time_zone" text NOT NULL,
	"formula" text NOT NULL,
	"rank" smallint,
	"is_rank_known" boolean NOT NULL,
	"predicted_rank" smallint NOT NULL,
	"predicted_clicks" double precision,
	"search_volume" integer,
	"difficulty_score" smallint,
	"feature_factor" double precision NOT NULL,
	"click_rates" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"look_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "predictions_list_id_id_pk" PRIMARY KEY("list_id","id")
);
--> statement-breakpoint
CREATE TABLE "rank_clicks" (
	"list_id" integer NOT NULL,
	"rank" smallint NOT NULL,
	"clicks" bigint NOT NULL,
	"impressions" bigint NOT NULL,
	"measured_on" date NOT NULL,
	CONSTRAINT "rank_clicks_list_id_rank_pk" PRIMARY KEY("list_id","rank")
);
--> statement-breakpoint
ALTER TABLE "prediction_checkpoints" ADD CONSTRAINT "prediction_checkpoints_prediction" FOREIGN KEY ("list_id","prediction_id") REFERENCES "public"."predictions"("list_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "predictions" ADD CONSTRAINT "predictions_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rank_clicks" ADD CONSTRAINT "rank_clicks_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prediction_checkpoints_recorded" ON "prediction_checkpoints" USING btree ("list_id","recorded_at");--> statement-breakpoint
CREATE INDEX "predictions_keyword" ON "predictions" USING btree ("list_id","kw_hash");--> statement-breakpoint
CREATE INDEX "predictions_accepted" ON "predictions" USING btree ("list_id","accepted_at","id");--> statement-breakpoint
CREATE INDEX "predictions_due" ON "predictions" USING btree ("look_at") WHERE "predictions"."look_at" is not null and "predictions"."withdrawn_at" is null;