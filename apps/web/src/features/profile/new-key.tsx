import { Alert, Button, CopyButton, Group, TextInput } from '@mantine/core';
import { apiKeyTexts as texts } from './api-key-messages.ts';
import classes from './profile.module.css';
import type { CreatedApiKey } from './use-api-keys.ts';

/** The key itself, which no other screen ever shows again. */
export function NewKey({ created, onDone }: { created: CreatedApiKey; onDone: () => void }) {
  return (
    <div className={classes.form}>
      <Alert role="status" color="pulse" variant="light" title={texts.created(created.name)}>
        {texts.onlyOnce}
      </Alert>
      <TextInput
        label={texts.keyLabel}
        description={texts.secret}
        value={created.token}
        readOnly
        data-autofocus
        classNames={{ input: classes.token ?? '' }}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group justify="flex-end" gap="sm">
        <CopyButton value={created.token}>
          {({ copied, copy }) => <Button onClick={copy}>{copied ? texts.copied : texts.copy}</Button>}
        </CopyButton>
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
      </Group>
    </div>
  );
}
