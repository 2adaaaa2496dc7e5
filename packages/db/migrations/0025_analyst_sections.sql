CREATE TABLE "analyst_sections" (
	"list_id" integer NOT NULL,
	"section" text NOT NULL,
	"facts_hash" "bytea" NOT NULL,
	"model" text NOT NULL,
	"prompt_version" integer NOT NULL,
	"input_tokens" integer,
	"output_tokens" integer,
	"cost_micros" bigint,
	"answer" jsonb,
	"fallback" text,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "analyst_sections_list_id_section_facts_hash_pk" PRIMARY KEY("list_id","section","facts_hash")
);
--> statement-breakpoint
ALTER TABLE "analyst_sections" ADD CONSTRAINT "analyst_sections_list_id_keyword_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."keyword_lists"("id") ON DELETE cascade ON UPDATE no action;