import { confirmationOf, isConfirmed } from '@keydence/domain';
import { QueryState } from '@keydence/ui';
import { Alert, Button, Group, Skeleton, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useAuth } from '../../lib/auth-provider.tsx';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { deletionTexts as texts } from './messages.ts';
import classes from './profile.module.css';

type Deletion = RouterOutputs['account']['getDeletion'];

/** Lists the data that is deleted and kept, and deletes after the user has typed their address. */
export function DeleteAccountForm({ onCancel }: { onCancel: () => void }) {
  // The consequences must be up to date when they are read.
  const query = trpc.account.getDeletion.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  return (
    <QueryState query={query} errorTitle={texts.loadFailed} loading={<Skeleton height={240} />}>
      {(deletion) => (
        <div className={classes.form}>
          <Consequences deletion={deletion} />
          <ConfirmForm email={deletion.email} onCancel={onCancel} />
        </div>
      )}
    </QueryState>
  );
}

function Consequences({ deletion: { deleted, left } }: { deletion: Deletion }) {
  const takesFromOthers = deleted.some(({ otherMembers }) => otherMembers > 0);
  return (
    <div className={classes.consequences}>
      {deleted.length > 0 ? (
        <div>
          <p>{texts.deleted}</p>
          <ul>
            {deleted.map(({ id, name, domainCount, otherMembers }) => (
              <li key={id}>
                <strong>{name}</strong>, {texts.domains(domainCount)}
                {otherMembers > 0 ? `; ${texts.others(otherMembers)}` : ''}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {takesFromOthers ? <p>{texts.ownerHint}</p> : null}
      {left.length > 0 ? (
        <div>
          <p>{texts.left}</p>
          <ul>
            {left.map(({ id, name }) => (
              <li key={id}>
                <strong>{name}</strong>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{texts.person}</p>
      <p>{texts.feedback}</p>
    </div>
  );
}

function ConfirmForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const { signOut } = useAuth();
  const [typed, setTyped] = useState('');
  const deletion = trpc.account.delete.useMutation({ onSuccess: () => signOut(texts.done) });
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isConfirmed(typed, email)) deletion.mutate({ confirmation: typed });
      }}
    >
      <TextInput
        label={texts.confirm(confirmationOf(email))}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {deletion.error ? (
        <Alert color="red" title={texts.failed}>
          {deletion.error.message}
        </Alert>
      ) : null}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onCancel} disabled={deletion.isPending} data-autofocus>
          {texts.cancel}
        </Button>
        <Button
          type="submit"
          color="red"
          variant="light"
          loading={deletion.isPending}
          disabled={!isConfirmed(typed, email)}
        >
          {texts.confirmDelete}
        </Button>
      </Group>
    </form>
  );
}
