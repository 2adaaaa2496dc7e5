import { ErrorPanel } from '@keydence/ui';
import { Button, CopyButton, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../app/failure-text.ts';
import classes from './alerts.module.css';
import { useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { webhookMessages as texts } from './webhook-messages.ts';

interface WebhooksDialogProps {
  domainId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Where the alerts of a domain are posted, and how that goes. */
export function WebhooksDialog({ domainId, isOpen, onClose }: WebhooksDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={texts.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size="lg"
    >
      <Webhooks domainId={domainId} />
    </Modal>
  );
}

function Webhooks({ domainId }: { domainId: string }) {
  const webhooks = useWebhooks(domainId);
  const { data, error, isFetching, refetch } = webhooks.query;
  return (
    <Stack gap="md">
      <Text>{texts.explanation}</Text>
      <NewWebhook webhooks={webhooks} />
      {data ? (
        <>
          {data.length === 0 ? <Text c="dimmed">{texts.none}</Text> : null}
          {data.map((webhook) => (
            <WebhookCard key={webhook.id} webhook={webhook} webhooks={webhooks} />
          ))}
        </>
      ) : error && !isFetching ? (
        <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height={92} />
      )}
    </Stack>
  );
}

function NewWebhook({ webhooks }: { webhooks: ReturnType<typeof useWebhooks> }) {
  const [url, setUrl] = useState('');
  const { create, isCreating, createFailure, made } = webhooks;
  return (
    <>
      <form
        className={classes.row}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          create(url, () => setUrl(''));
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
          error={createFailure ? failureText(createFailure) : null}
          onChange={({ currentTarget: { value } }) => setUrl(value)}
        />
        <Button type="submit" loading={isCreating}>
          {texts.add}
        </Button>
      </form>
      {made ? (
        <div className={classes.row} role="status">
          <TextInput
            className={classes.grow ?? ''}
            label={texts.secret}
            description={texts.secretHint}
            value={made.secret}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton value={made.secret}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? texts.copied : texts.copy}
              </Button>
            )}
          </CopyButton>
        </div>
      ) : null}
    </>
  );
}
