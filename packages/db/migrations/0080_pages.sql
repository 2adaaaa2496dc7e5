CREATE TABLE "crawl_frontier" (
	"site_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"depth" smallint NOT NULL,
	"priority" smallint NOT NULL,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"not_before" timestamp with time zone,
	CONSTRAINT "crawl_frontier_site_id_page_id_pk" PRIMARY KEY("site_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "crawl_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crawl_runs" (
	"site_id" integer NOT NULL,
	"run" integer NOT NULL,
	"state" text NOT NULL,
	"level" text DEFAULT 'unproven' NOT NULL,
	"is_prepared" boolean DEFAULT false NOT NULL,
	"home" text,
	"read_count" integer DEFAULT 0 NOT NULL,
	"found_count" integer DEFAULT 0 NOT NULL,
	"forbidden_count" integer DEFAULT 0 NOT NULL,
	"sitemaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unknown_kinds" text[] DEFAULT '{}' NOT NULL,
	"failures_in_row" smallint DEFAULT 0 NOT NULL,
	"pauses" smallint DEFAULT 0 NOT NULL,
	"robots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "crawl_runs_site_id_run_pk" PRIMARY KEY("site_id","run")
);
--> statement-breakpoint
CREATE TABLE "page_links" (
	"site_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"targets" integer[] NOT NULL,
	"places" "bytea" NOT NULL,
	"anchors" text[] NOT NULL,
	CONSTRAINT "page_links_site_id_page_id_pk" PRIMARY KEY("site_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"site_id" integer NOT NULL,
	"page_id" integer NOT NULL,
	"version" smallint NOT NULL,
	"run" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"title" text,
	"description" text,
	"headings" jsonb NOT NULL,
	"words" integer NOT NULL,
	"language" text,
	"canonical" text,
	"schema_types" text[] NOT NULL,
	"content_hash" text NOT NULL,
	"main_text" "bytea",
	CONSTRAINT "page_versions_site_id_page_id_version_pk" PRIMARY KEY("site_id","page_id","version")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"site_id" integer NOT NULL,
	"id" integer NOT NULL,
	"key" text NOT NULL,
	"key_hash" bigint GENERATED ALWAYS AS (hashtextextended(key, 0)) STORED NOT NULL,
	"state" text NOT NULL,
	"status" smallint,
	"redirect_id" integer,
	"redirect_to" text,
	"depth" smallint NOT NULL,
	"first_run" integer NOT NULL,
	"found_run" integer NOT NULL,
	"last_run" integer DEFAULT 0 NOT NULL,
	"sitemap_run" integer DEFAULT 0 NOT NULL,
	"fetched_at" timestamp with time zone,
	"changed_at" timestamp with time zone,
	"etag" text,
	"last_modified" text,
	"is_noindex" boolean DEFAULT false NOT NULL,
	"canonical" text,
	"title" text,
	"description" text,
	"h1" text,
	"language" text,
	"words" integer,
	"links_in" integer DEFAULT 0 NOT NULL,
	"content_links_in" integer DEFAULT 0 NOT NULL,
	"links_out" integer DEFAULT 0 NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"content_hash" text,
	"minhash" "bytea",
	"is_sure" boolean DEFAULT false NOT NULL,
	"facts" jsonb,
	"answers" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"earlier_answer" jsonb,
	CONSTRAINT "pages_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "site_findings" (
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"page_id" integer NOT NULL,
	"other_id" integer DEFAULT 0 NOT NULL,
	"group" text NOT NULL,
	"state" text NOT NULL,
	"first_run" integer NOT NULL,
	"last_run" integer NOT NULL,
	"detail" jsonb NOT NULL,
	CONSTRAINT "site_findings_site_id_kind_page_id_other_id_pk" PRIMARY KEY("site_id","kind","page_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sites_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"domain_id" uuid NOT NULL,
	"proof_kind" text,
	"proven_at" timestamp with time zone,
	"unproven_since" timestamp with time zone,
	"next_page_id" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "crawl_frontier" ADD CONSTRAINT "crawl_frontier_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "crawl_runs" ADD CONSTRAINT "crawl_runs_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_links" ADD CONSTRAINT "page_links_page" FOREIGN KEY ("site_id","page_id") REFERENCES "public"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page" FOREIGN KEY ("site_id","page_id") REFERENCES "public"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_findings" ADD CONSTRAINT "site_findings_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_findings" ADD CONSTRAINT "site_findings_page" FOREIGN KEY ("site_id","page_id") REFERENCES "public"."pages"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_domain_id_tracked_domains_id_fk" FOREIGN KEY ("domain_id") REFERENCES "public"."tracked_domains"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crawl_frontier_order" ON "crawl_frontier" USING btree ("site_id","priority","depth","page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "crawl_runs_open" ON "crawl_runs" USING btree ("site_id") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "page_links_targets" ON "page_links" USING gin ("targets");--> statement-breakpoint
CREATE UNIQUE INDEX "pages_key" ON "pages" USING btree ("site_id","key_hash");--> statement-breakpoint
CREATE INDEX "pages_state" ON "pages" USING btree ("site_id","state","id");--> statement-breakpoint
CREATE INDEX "site_findings_page" ON "site_findings" USING btree ("site_id","page_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sites_domain" ON "sites" USING btree ("domain_id");
--> statement-breakpoint
-- The sites of the workspace that the connection stands for.
create function keydence_sites() returns integer[] language sql stable parallel safe
begin atomic
  select coalesce(array_agg(s.id), '{}') from sites s
  join tracked_domains d on d.id = s.domain_id where d.workspace_id = keydence_workspace();
end;
--> statement-breakpoint
-- Puts a policy on every table whose rows belong to a workspace, by the column that says to which. The owner of the
-- tables, as which jobs and migrations run, is not bound by it. Called after each migration.
create or replace function secure_tenant_tables() returns void language plpgsql as $$
declare
  tenant_table record;
begin
  for tenant_table in
    select c.oid::regclass as name, c.relname,
      case
        when c.relname = 'workspaces' then 'id = (select keydence_workspace())'
        when c.relname = 'import_parts' then 'import_id in (select id from import_runs)'
        when c.relname = 'alert_deliveries' then 'webhook_id in (select id from alert_webhooks)'
        when bool_or(a.attname = 'workspace_id') then 'workspace_id = (select keydence_workspace())'
        when bool_or(a.attname = 'list_id') then 'case when list_id = any ((select keydence_lists())::integer[]) then true else false end'
        when bool_or(a.attname = 'site_id') then 'case when site_id = any ((select keydence_sites())::integer[]) then true else false end'
        else 'domain_id in (select id from tracked_domains where workspace_id = (select keydence_workspace()))'
      end as rule
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      -- The board is everybody's; its column says only where an item was written.
      and c.relname <> 'feedback'
      and (c.relname = 'workspaces' or a.attname in ('workspace_id', 'list_id', 'site_id', 'domain_id', 'import_id', 'webhook_id'))
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid)
    group by c.oid, c.relname
  loop
    execute format('alter table %s enable row level security', tenant_table.name);
    execute format('create policy of_workspace on %s using (%s)', tenant_table.name, tenant_table.rule);
  end loop;
end $$;
