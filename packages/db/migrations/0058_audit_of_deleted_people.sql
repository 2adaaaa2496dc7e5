-- What a person did in a workspace stays in its audit log when their account goes, however it goes, without what says who
-- they were. The foreign key would clear the id alone.
CREATE FUNCTION forget_audit_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.audit_entries SET actor_id = NULL, actor_name = NULL, actor_email = NULL, network = NULL
    WHERE actor_id = OLD.id;
  UPDATE public.audit_entries SET subject_name = NULL WHERE subject_id = OLD.id::text;
  UPDATE public.audit_entries SET subject_name = NULL
    WHERE kind LIKE 'invitation.%' AND subject_name = lower(OLD.email);
  RETURN OLD;
END
$$;--> statement-breakpoint
CREATE TRIGGER forget_audit_of_user BEFORE DELETE ON identity.users
  FOR EACH ROW EXECUTE FUNCTION forget_audit_of_user();
