-- The workspace that the connection stands for; null while it stands for none, and then there are no rows.
create function keydence_workspace() returns uuid language sql stable parallel safe
  return nullif(current_setting('keydence.workspace', true), '')::uuid;
--> statement-breakpoint
-- The keyword lists of that workspace.
create function keydence_lists() returns integer[] language sql stable parallel safe
begin atomic
  select coalesce(array_agg(l.id), '{}') from keyword_lists l
  join tracked_domains d on d.id = l.domain_id where d.workspace_id = keydence_workspace();
end;
--> statement-breakpoint
-- Puts a policy on every table whose rows belong to a workspace, by the column that says to which. The owner of the
-- tables, as which jobs and migrations run, is not bound by it. Called after each migration.
create function secure_tenant_tables() returns void language plpgsql as $$
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
        when bool_or(a.attname = 'list_id') then 'list_id = any ((select keydence_lists())::integer[])'
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
