import { absentRankText, formatDay } from '@keydence/domain';
import { DataTable, ToneBadge } from '@keydence/ui';
import { Button, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import classes from './alerts.module.css';
import { deliveryStates, messages } from './messages.ts';
import type { AlertEvent } from './use-alerts.ts';

interface EventCardProps {
  event: AlertEvent;
  isNew: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

/** Fired alert, with the moved keywords on demand. */
export function EventCard({ event, isNew, isOpen, onToggle }: EventCardProps) {
  return (
    <>
      <div className={classes.head}>
        <Title order={3} size="h4">
          {event.summary}
        </Title>
        {isNew ? <ToneBadge tone="medium">{messages.isNew}</ToneBadge> : null}
        <Button
          className={classes.toggle ?? ''}
          variant="default"
          size="compact-md"
          mih={32}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? messages.hide : messages.show}: ${event.ruleName}, ${formatDay(event.day)}`}
          onClick={onToggle}
        >
          {isOpen ? messages.hide : messages.show}
        </Button>
      </div>
      <Text c="dimmed" size="sm" mt={4}>
        {event.ruleName} · {event.setName} · {messages.checkOf(formatDay(event.day))}
      </Text>
      {isOpen ? <Details event={event} /> : null}
    </>
  );
}

function Details({ event }: { event: AlertEvent }) {
  const { sample, moved, failed, unknown, delivery } = event;
  return (
    <div className={classes.details}>
      {delivery ? (
        <div className={classes.head}>
          <Text size="sm">{messages.byWebhook}</Text>
          <ToneBadge tone={deliveryStates[delivery].tone}>{deliveryStates[delivery].label}</ToneBadge>
        </div>
      ) : null}
      <DataTable
        label={messages.examples(sample.length, moved)}
        rows={sample}
        columns={[
          {
            header: messages.keyword,
            cell: ({ keywordId, keywordText }) => (
              <Link
                to="/dashboard"
                search={{ section: 'keywords', keyword: keywordId }}
                className={classes.keyword ?? ''}
              >
                {keywordText}
              </Link>
            ),
          },
          { header: messages.before, isNumber: true, cell: ({ before }) => rankOf(before) },
          { header: messages.now, isNumber: true, cell: ({ now }) => rankOf(now) },
        ]}
      />
      {sample.length < moved ? (
        <Text c="dimmed" size="sm">
          {messages.examples(sample.length, moved)}
        </Text>
      ) : null}
      {failed > 0 ? (
        <Text c="dimmed" size="sm">
          {messages.couldNotCheck(failed)}
        </Text>
      ) : null}
      {unknown > 0 ? (
        <Text c="dimmed" size="sm">
          {messages.notCompared(unknown)}
        </Text>
      ) : null}
    </div>
  );
}

/** A rule compares only checks that found the site or read all results. */
const rankOf = (rank: number | null) => rank ?? absentRankText({ rankState: 'not_found', rankDepth: null });
