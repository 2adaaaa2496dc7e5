import { Panel, QueryState, Refreshing, SectionHeading } from '@keydence/ui';
import { Button, Skeleton, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useRef } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { sessionTexts as texts } from './messages.ts';
import classes from './profile.module.css';
import { nameDevice, type Session, SessionRow } from './session-row.tsx';

/** The user's sessions, each with a sign-out except the current one. */
export function SessionsCard() {
  const query = trpc.sessions.list.useQuery();
  const list = useRef<HTMLUListElement>(null);
  const afterEnd = async (said: string) => {
    notifications.show({ message: said });
    await query.refetch();
    // The clicked button is gone with its row.
    list.current?.focus();
  };
  const onError = () => notifications.show({ color: 'red', message: texts.failed });
  const ending = trpc.sessions.end.useMutation({ onError });
  const endingOthers = trpc.sessions.endOthers.useMutation({ onError });
  const end = (session: Session) =>
    ending.mutate({ sessionId: session.id }, { onSuccess: () => afterEnd(texts.ended(nameDevice(session))) });
  const hasOthers = (query.data?.total ?? 0) > 1;
  return (
    <Panel label={texts.title}>
      <SectionHeading
        title={texts.title}
        description={texts.intro}
        actions={
          hasOthers ? (
            <Button
              variant="default"
              loading={endingOthers.isPending}
              onClick={() =>
                endingOthers.mutate(undefined, {
                  onSuccess: ({ count }) => afterEnd(texts.endedOthers(count)),
                })
              }
            >
              {texts.signOutOthers}
            </Button>
          ) : null
        }
      />
      <QueryState query={query} errorTitle={texts.loadFailed} loading={<Skeleton height={64} />}>
        {({ data, total }) => (
          <Refreshing isOn={query.isRefetching}>
            <ul ref={list} tabIndex={-1} className={classes.sessions} aria-label={texts.title}>
              {data.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  isEnding={ending.isPending && ending.variables.sessionId === session.id}
                  onEnd={() => end(session)}
                />
              ))}
            </ul>
            {total > data.length ? <Text size="sm">{texts.more(total - data.length)}</Text> : null}
            {hasOthers ? null : (
              <Text size="sm" c="dimmed" mt={12}>
                {texts.onlyThis}
              </Text>
            )}
          </Refreshing>
        )}
      </QueryState>
    </Panel>
  );
}
