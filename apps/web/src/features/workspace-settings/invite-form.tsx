import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readRole, roleOptions } from './member-row.tsx';
import { invitationTexts as texts } from './messages.ts';
import type { useInvitations } from './use-invitations.ts';
import type { Member } from './use-members.ts';
import classes from './workspace-settings.module.css';

/** Invites an address. */
export function InviteForm({ invitations }: { invitations: ReturnType<typeof useInvitations> }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Member['role']>('member');
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
