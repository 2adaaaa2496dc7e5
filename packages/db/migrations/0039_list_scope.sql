-- The keyword lists of the workspace that the connection stands for. As the owner of the tables, whose look-up by indexes
-- no policy turns into a walk through all lists, and with a plan that a connection makes once.
create or replace function keydence_lists() returns integer[] language plpgsql stable parallel safe
  security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  return (
    select coalesce(array_agg(l.id), '{}') from public.tracked_domains d
    join public.keyword_lists l on l.domain_id = d.id
    where d.workspace_id = public.keydence_workspace());
end $$;
