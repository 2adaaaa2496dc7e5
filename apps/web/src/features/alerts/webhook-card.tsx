import { Panel, ToneBadge } from '@keydence/ui';
import { Button, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { useDates } from '../../lib/dates.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import classes from './alerts.module.css';
import { deliveryStates } from './messages.ts';
import type { useWebhooks, Webhook } from './use-webhooks.ts';
import { webhookMessages as texts } from './webhook-messages.ts';

interface WebhookCardProps {
  webhook: Webhook;
  webhooks: ReturnType<typeof useWebhooks>;
}

/** One webhook: state, actions, and all attempts of its newest messages. */
export function WebhookCard({ webhook, webhooks }: WebhookCardProps) {
  const dates = useDates();
  const { id, url, isActive, disabledAt } = webhook;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <Panel label={url}>
      <div className={classes.head}>
        <Title order={3} size="h4" className={classes.url ?? ''}>
          {url}
        </Title>
        <ToneBadge tone={isActive ? 'good' : 'weak'}>{isActive ? texts.on : texts.off}</ToneBadge>
      </div>
      {disabledAt ? (
        <p className={classes.note} role="alert">
          {texts.disabled(dates.day(disabledAt))}
        </p>
      ) : null}
      <Allowed>
        <div className={classes.buttons}>
          <CardButton label={texts.test} url={url} onClick={() => webhooks.test(id)} />
          <CardButton
            label={isActive ? texts.switchOff : texts.switchOn}
            url={url}
            onClick={() => webhooks.setActive(id, !isActive)}
          />
          <CardButton label={texts.delete} url={url} onClick={() => setIsAsking(true)} />
        </div>
      </Allowed>
      <Messages webhook={webhook} onRedeliver={(deliveryId) => webhooks.redeliver(id, deliveryId)} />
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.deleteTitle}
        confirmLabel={texts.delete}
        isBusy={webhooks.isRemoving}
        onConfirm={() => webhooks.remove(id, close)}
        onClose={close}
      >
        {texts.deleteText(url)}
      </ConfirmDialog>
    </Panel>
  );
}

function CardButton({ label, url, onClick }: { label: string; url: string; onClick: () => void }) {
  return (
    <Button variant="default" size="compact-md" mih={32} aria-label={`${label}: ${url}`} onClick={onClick}>
      {label}
    </Button>
  );
}

interface MessagesProps {
  webhook: Webhook;
  onRedeliver: (deliveryId: string) => void;
}

function Messages({ webhook: { deliveries, isActive }, onRedeliver }: MessagesProps) {
  const dates = useDates();
  const mayChange = useRefusal() === null;
  if (deliveries.length === 0) {
    return (
      <Text c="dimmed" size="sm" mt="sm">
        {texts.noMessages}
      </Text>
    );
  }
  return (
    <ul className={classes.messages} aria-label={texts.messages}>
      {deliveries.map((delivery) => (
        <li key={delivery.id}>
          <div className={classes.head}>
            <span>
              {delivery.isTest ? texts.testMessage : texts.alertMessage}, {dates.moment(delivery.createdAt)}
            </span>
            <ToneBadge tone={deliveryStates[delivery.state].tone}>
              {deliveryStates[delivery.state].label}
            </ToneBadge>
          </div>
          <Attempts delivery={delivery} />
          {mayChange && delivery.state !== 'pending' && (isActive || delivery.isTest) ? (
            <Button
              variant="default"
              size="compact-md"
              mih={32}
              mt={4}
              aria-label={texts.redeliverLabel(dates.moment(delivery.createdAt))}
              onClick={() => onRedeliver(delivery.id)}
            >
              {texts.redeliver}
            </Button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function Attempts({ delivery }: { delivery: Webhook['deliveries'][number] }) {
  const dates = useDates();
  return (
    <ol className={classes.attempts}>
      {delivery.attempts.map(({ at, status, problem, milliseconds }) => (
        <li key={at}>
          {dates.moment(at)}: {problem ?? texts.took(status ?? 0)} ({milliseconds} ms)
        </li>
      ))}
      {delivery.nextAttemptAt && delivery.attempts.length > 0 ? (
        <li>{texts.nextTry(dates.moment(delivery.nextAttemptAt))}</li>
      ) : null}
    </ol>
  );
}
