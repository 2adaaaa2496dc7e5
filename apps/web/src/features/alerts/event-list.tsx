import { ErrorPanel, Paging, Panel, Refreshing, SectionHeading } from '@keydence/ui';
import { Skeleton, Text } from '@mantine/core';
import { failureText } from '../../lib/failure-text.ts';
import classes from './alerts.module.css';
import { EventCard } from './event-card.tsx';
import { messages } from './messages.ts';
import { useAlertEvent, useAlertEvents } from './use-alerts.ts';

interface EventListProps {
  domainId: string;
  page: number;
  /** Id of the event with its keywords shown. */
  open: string | null;
  /** Number of newest events that are new to this reader. */
  newCount: number;
  onPage: (page: number) => void;
  onOpen: (eventId: string | null) => void;
}

/** Fired alerts, newest first, in pages. */
export function EventList(props: EventListProps) {
  const { domainId, page, open, onPage } = props;
  const { data, error, isFetching, refetch } = useAlertEvents(domainId, page);
  const isElsewhere = open !== null && data !== undefined && !data.data.some(({ id }) => id === open);
  return (
    <section className={classes.history} aria-label={messages.history}>
      <SectionHeading title={messages.history} />
      {isElsewhere ? <OtherEvent {...props} eventId={open} /> : null}
      {data ? (
        <Refreshing isOn={isFetching}>
          <Events {...props} events={data.data} />
          {data.pagination.pages > 1 ? <Paging {...data.pagination} onChange={onPage} /> : null}
        </Refreshing>
      ) : error && !isFetching ? (
        <Panel>
          <ErrorPanel
            title={messages.historyFailed}
            message={failureText(error)}
            retryLabel={messages.tryAgain}
            onRetry={() => void refetch()}
          />
        </Panel>
      ) : (
        <Skeleton height={92} />
      )}
    </section>
  );
}

interface EventsProps extends EventListProps {
  events: NonNullable<ReturnType<typeof useAlertEvents>['data']>['data'];
}

function Events({ events, page, open, newCount, onOpen }: EventsProps) {
  if (events.length === 0) return <Text c="dimmed">{messages.historyNone}</Text>;
  return (
    <ul className={classes.rules} aria-label={messages.history}>
      {events.map((event, index) => (
        <li key={event.id}>
          <Panel>
            <EventCard
              event={event}
              isNew={page === 1 && index < newCount}
              isOpen={event.id === open}
              onToggle={() => onOpen(event.id === open ? null : event.id)}
            />
          </Panel>
        </li>
      ))}
    </ul>
  );
}

/** Linked event that is on another page. */
function OtherEvent({ domainId, eventId, onOpen }: EventListProps & { eventId: string }) {
  const { data } = useAlertEvent(domainId, eventId);
  if (!data) return null;
  return (
    <Panel className={classes.other ?? ''}>
      <EventCard event={data} isNew={false} isOpen onToggle={() => onOpen(null)} />
    </Panel>
  );
}
