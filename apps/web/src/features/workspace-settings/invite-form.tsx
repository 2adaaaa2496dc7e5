import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { readRole, roleOptions } from './member-row.tsx';
import { invitationTexts as texts } from './messages.ts';
import type { useInvitations } from './use-invitations.ts';
import type { Member } from './use-members.ts';
import classes from './workspace-settings.module.css';
import { workspaceSettingsSearch } from './workspace-settings-search.ts';

export function InviteForm({ invitations }: { invitations: ReturnType<typeof useInvitations> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Member['role']>('member');
  const field = useInvitedFocus();
  const { send, isSending, sendFailure, forget } = invitations;
  return (
    <form
      noValidate
      className={classes.formRow}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) send({ email, role }, () => setEmail(''));
      }}
    >
      <TextInput
        className={classes.grow ?? ''}
        ref={field}
        type="email"
        label={texts.email}
        placeholder={texts.placeholder}
        autoComplete="off"
        value={email}
        error={sendFailure}
        errorProps={{ role: 'alert' }}
        onChange={(event) => {
          forget();
          setEmail(event.currentTarget.value);
        }}
      />
      <NativeSelect
        label={texts.role}
        size="sm"
        value={role}
        data={[...roleOptions]}
        onChange={(event) => setRole(readRole(event.currentTarget.value))}
      />
      <Button type="submit" loading={isSending}>
        {texts.send}
      </Button>
    </form>
  );
}

/** Ref of the address field, which takes the focus when the URL asks for an invitation. */
function useInvitedFocus() {
  const field = useRef<HTMLInputElement>(null);
  const [{ invite }, update] = useSectionSearch(workspaceSettingsSearch);
  useEffect(() => {
    if (!invite) return;
    void update({ invite: undefined }, { replace: true }).then(() => field.current?.focus());
  }, [invite, update]);
  return field;
}
