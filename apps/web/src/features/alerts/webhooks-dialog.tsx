import { ErrorPanel } from '@keydence/ui';
import { Button, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { NewSecret } from '../../lib/new-secret.tsx';
import { SecretDialog } from '../../lib/secret-dialog.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import classes from './alerts.module.css';
import { useWebhookCreation, useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { webhookMessages as texts } from './webhook-messages.ts';

interface WebhooksDialogProps {
  domainId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Webhooks that receive the alerts of a domain, with their states. */
export function WebhooksDialog({ domainId, isOpen, onClose }: WebhooksDialogProps) {
  const refusal = useRefusal('share');
  const creation = useWebhookCreation(domainId);
  const { created, isPending, reset } = creation;
  return (
    <SecretDialog
      isOpen={isOpen}
      title={texts.title}
      size="lg"
      isPending={isPending}
      isShown={created !== undefined}
      onClose={onClose}
      onClosed={reset}
    >
      <Stack gap="md">
        <Text>{texts.explanation}</Text>
        {created ? (
          <NewSecret
            title={texts.made(created.url)}
            label={texts.secret}
            description={texts.secretHint}
            secret={created.secret}
            copyLabel={texts.copy}
            onDone={reset}
          />
        ) : refusal === null ? (
          <NewWebhook creation={creation} />
        ) : (
          <Text c="dimmed">{refusal}</Text>
        )}
        <Webhooks domainId={domainId} />
      </Stack>
    </SecretDialog>
  );
}

function Webhooks({ domainId }: { domainId: string }) {
  const webhooks = useWebhooks(domainId);
  const { data, error, isFetching, refetch } = webhooks.query;
  if (data) {
    return (
      <>
        {data.length === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
        {data.map((webhook) => (
          <WebhookCard key={webhook.id} webhook={webhook} webhooks={webhooks} />
        ))}
      </>
    );
  }
  if (!error || isFetching) return <Skeleton height={92} />;
  return <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={() => void refetch()} />;
}

function NewWebhook({ creation }: { creation: ReturnType<typeof useWebhookCreation> }) {
  const [url, setUrl] = useState('');
  const { create, isPending, failure } = creation;
  return (
    <form
      className={classes.row}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        create(url);
      }}
    >
      <TextInput
        className={classes.grow ?? ''}
        label={texts.url}
        description={texts.urlHint}
        type="url"
        placeholder="https://example.com/keydence"
        data-autofocus
        value={url}
        error={failure ? failureText(failure) : null}
        onChange={({ currentTarget: { value } }) => setUrl(value)}
      />
      <Button type="submit" loading={isPending}>
        {texts.add}
      </Button>
    </form>
  );
}
