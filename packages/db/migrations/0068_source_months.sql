CREATE TABLE "source_months" (
	"month" date PRIMARY KEY NOT NULL,
	"cost_micros" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "source_months" ("month", "cost_micros")
SELECT date_trunc('month', "called_at" AT TIME ZONE 'UTC')::date, sum("cost_micros") FROM "source_calls" GROUP BY 1;
