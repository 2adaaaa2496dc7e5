-- What belongs to people and their sign-in, where the role of a workspace's requests has no way in.
CREATE SCHEMA "identity";
--> statement-breakpoint
DO $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY array[
    'account_activity', 'confirmations', 'flow_states', 'idempotency_keys', 'identities', 'mfa_challenges',
    'mfa_factors', 'one_time_tokens', 'rate_limits', 'refresh_tokens', 'server_keys', 'sessions', 'users',
    'wallet_messages', 'webauthn_credentials'
  ] LOOP
    EXECUTE format('ALTER TABLE public.%I SET SCHEMA identity', name);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Whom the workspace that the connection stands for knows: its members, and who has left an invitation or a shared link in it. As the owner of the tables, for the reason that keydence_lists() gives.
CREATE FUNCTION keydence_people() RETURNS uuid[] LANGUAGE plpgsql STABLE PARALLEL SAFE
  SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RETURN ARRAY(
    SELECT user_id FROM public.workspace_members WHERE workspace_id = public.keydence_workspace()
    UNION SELECT invited_by FROM public.workspace_invitations WHERE workspace_id = public.keydence_workspace()
    UNION SELECT created_by FROM public.report_shares WHERE list_id = any (public.keydence_lists()));
END $$;
--> statement-breakpoint
-- Read by the right of its owner, with the condition before any other one of a statement.
CREATE VIEW people WITH (security_barrier) AS
  SELECT id, full_name, email, profile_picture_url FROM identity.users
  WHERE id = any ((SELECT keydence_people())::uuid[]);
