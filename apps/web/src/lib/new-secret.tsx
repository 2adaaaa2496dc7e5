import { Alert, Button, CopyButton, Group, TextInput } from '@mantine/core';
import classes from './secret-dialog.module.css';

interface NewSecretProps {
  /** Name of the object with the secret. */
  title: string;
  label: string;
  description: string;
  secret: string;
  copyLabel: string;
  onDone: () => void;
}

/** A new secret. No other screen shows it again. */
export function NewSecret({ title, label, description, secret, copyLabel, onDone }: NewSecretProps) {
  return (
    <div className={classes.secret}>
      <Alert role="status" color="pulse" variant="light" title={title}>
        Copy it now. It is shown only this once.
      </Alert>
      <TextInput
        label={label}
        description={description}
        value={secret}
        readOnly
        data-autofocus
        classNames={{ input: classes.value ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="sm">
        <CopyButton value={secret}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : copyLabel}</Button>}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          Done
        </Button>
      </Group>
    </div>
  );
}
