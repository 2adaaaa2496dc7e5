-- A list that a statement names and one among the lists of the workspace are the same one. PostgreSQL takes the two for
-- independent, expects 2,430 of a million keywords, and walks the whole list for each that it looks up. What it cannot see
-- through counts as half of the rows.
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
        else 'domain_id in (select id from tracked_domains where workspace_id = (select keydence_workspace()))'
      end as rule
    from pg_class c join pg_attribute a on a.attrelid = c.oid and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      -- The board is everybody's; its column says only where an item was written.
      and c.relname <> 'feedback'
      and (c.relname = 'workspaces' or a.attname in ('workspace_id', 'list_id', 'domain_id', 'import_id', 'webhook_id'))
      and not exists (select 1 from pg_policy p where p.polrelid = c.oid)
    group by c.oid, c.relname
  loop
    execute format('alter table %s enable row level security', tenant_table.name);
    execute format('create policy of_workspace on %s using (%s)', tenant_table.name, tenant_table.rule);
  end loop;
end $$;
--> statement-breakpoint
do $$
declare
  list_policy record;
begin
  for list_policy in
    select polrelid::regclass as name from pg_policy
    where polname = 'of_workspace' and pg_get_expr(polqual, polrelid) like '%keydence_lists%'
  loop
    execute format('alter policy of_workspace on %s using (%s)', list_policy.name,
      'case when list_id = any ((select keydence_lists())::integer[]) then true else false end');
  end loop;
end $$;
