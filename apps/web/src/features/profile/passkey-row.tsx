import { Alert, Button, Group, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useDates } from '../../lib/dates.tsx';
import { passkeyTexts as texts } from './passkey-messages.ts';
import classes from './sign-in-settings.module.css';
import { type Passkey, useRenamePasskey } from './use-passkeys.ts';

const maxNameLength = 120;

export function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { friendly_name: name, created_at, last_used_at } = passkey;
  const dates = useDates();
  const [isNaming, setNaming] = useState(false);
  if (isNaming)
    return (
      <li className={classes.row}>
        <NameForm passkey={passkey} onDone={() => setNaming(false)} />
      </li>
    );
  const used = last_used_at ? dates.moment(last_used_at) : null;
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <div className={classes.name}>{name}</div>
        <Text size="sm" c="dimmed">
          {texts.usedOn(dates.moment(created_at), used)}
        </Text>
      </div>
      <Group gap="xs">
        <Button variant="default" aria-label={texts.renameLabel(name)} onClick={() => setNaming(true)}>
          {texts.rename}
        </Button>
        <Button variant="default" aria-label={texts.removeLabel(name)} onClick={onRemove}>
          {texts.remove}
        </Button>
      </Group>
    </li>
  );
}

function NameForm({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const [name, setName] = useState(passkey.friendly_name);
  const { mutate: rename, isPending, error } = useRenamePasskey(onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) rename({ id: passkey.id, name: name.trim() });
  };
  return (
    <form onSubmit={submit}>
      {error ? (
        <Alert role="alert" color="red" variant="light" mb="sm">
          {error.message}
        </Alert>
      ) : null}
      <Group gap="xs" align="end">
        <TextInput
          label={texts.nameLabel}
          value={name}
          maxLength={maxNameLength}
          data-autofocus
          autoFocus
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={isPending} disabled={!name.trim()}>
          {texts.save}
        </Button>
        <Button variant="default" onClick={onDone}>
          {texts.cancel}
        </Button>
      </Group>
    </form>
  );
}
