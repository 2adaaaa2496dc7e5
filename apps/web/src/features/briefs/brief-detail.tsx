import { describeBasis, describeLength } from '@keydence/domain';
import { BrandProgress, EmptyState, Panel, QueryState, SectionHeading } from '@keydence/ui';
import { Alert, Button, Group, Skeleton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { BackLink } from '../../lib/back-link.tsx';
import { ConfirmDialog } from '../../lib/confirm-dialog.tsx';
import { notifyError } from '../../lib/notify-error.ts';
import { appCodeOf, trpc } from '../../lib/trpc.ts';
import { BriefCheck } from './brief-check.tsx';
import { BriefExport } from './brief-export.tsx';
import { BriefLines, type Detail } from './brief-lines.tsx';
import { BriefSources } from './brief-sources.tsx';
import classes from './briefs.module.css';
import { messages } from './messages.ts';

/** Milliseconds between polls for a brief that is being written. */
const interval = 2_000;
const progressSteps = 10;

interface BriefDetailProps {
  domainId: string;
  briefId: string;
  onGone: () => void;
}

/** One brief: open questions that no page answers, then the pages' common parts, then the pages. */
export function BriefDetail({ domainId, briefId, onGone }: BriefDetailProps) {
  const query = trpc.briefs.get.useQuery(
    { domainId, briefId },
    { refetchInterval: ({ state }) => (isOpen(state.data) ? interval : false) },
  );
  return (
    <>
      <BackLink to="/dashboard" search={{ section: 'briefs' }}>
        {messages.back}
      </BackLink>
      {appCodeOf(query.error) === 'not_found' ? (
        <Panel>
          <EmptyState title={messages.gone}>{messages.goneHint}</EmptyState>
        </Panel>
      ) : (
        <QueryState
          isFramed
          query={query}
          errorTitle={messages.briefFailed}
          loading={<Skeleton height={480} mt="md" />}
        >
          {(detail) => <Details domainId={domainId} detail={detail} onGone={onGone} />}
        </QueryState>
      )}
    </>
  );
}

function isOpen(detail: Detail | undefined): boolean {
  return detail?.brief.state === 'queued' || detail?.brief.state === 'running';
}

function Details({ domainId, detail, onGone }: { domainId: string; detail: Detail; onGone: () => void }) {
  const { brief, body, sources, ownPage, isSample } = detail;
  return (
    <>
      <SectionHeading
        order={1}
        title={<bdi>{brief.title}</bdi>}
        description={body ? describeBasis(body, toDates(sources)).join(' ') : undefined}
        actions={
          <Group gap="sm">
            {body ? <BriefExport domainId={domainId} briefId={brief.id} /> : null}
            <DeleteButton domainId={domainId} briefId={brief.id} onGone={onGone} />
          </Group>
        }
      />
      {isOpen(detail) ? <Progress domainId={domainId} detail={detail} /> : null}
      {isSample ? <p className={classes.note}>{messages.sample}</p> : null}
      {brief.state === 'cancelled' ? <p className={classes.note}>{messages.cancelled}</p> : null}
      {brief.state === 'failed' ? (
        <Alert mb="md" color="red" variant="light" title={messages.failed}>
          {brief.message}
        </Alert>
      ) : null}
      {body?.length ? <p className={classes.note}>{describeLength(body.length)}</p> : null}
      {body && ownPage !== null ? (
        <Panel>
          <p className={classes.note}>
            Your page{' '}
            <a href={ownPage} target="_blank" rel="noreferrer noopener">
              <bdi>{ownPage}</bdi>
            </a>{' '}
            ranks for this keyword. Extend it instead of writing a new one.
          </p>
        </Panel>
      ) : null}
      {body ? <BriefLines body={body} sources={sources} /> : null}
      <BriefSources domainId={domainId} detail={detail} />
      {body ? <BriefCheck domainId={domainId} briefId={brief.id} ownPage={ownPage} /> : null}
    </>
  );
}

/** Converts received text to dates. */
function toDates(sources: Detail['sources']) {
  return sources.map((source) => ({
    ...source,
    readAt: source.readAt === null ? null : new Date(source.readAt),
  }));
}

function Progress({ domainId, detail: { brief } }: { domainId: string; detail: Detail }) {
  const utils = trpc.useUtils();
  const cancel = trpc.briefs.cancel.useMutation({
    onSuccess: (next) => utils.briefs.get.setData({ domainId, briefId: brief.id }, next),
    onError: (error) => notifyError(messages.cancelFailed, error),
  });
  const { triedCount, sourceCount } = brief;
  const text = brief.state === 'queued' ? messages.queued : messages.reading(triedCount, sourceCount);
  const done = Math.floor((triedCount / Math.max(1, sourceCount)) * progressSteps);
  return (
    <div className={classes.run}>
      <BrandProgress done={done} total={progressSteps} label={text} />
      <span role="status">{text}</span>
      <Allowed>
        <Button
          variant="default"
          size="compact-sm"
          mih={32}
          leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
          onClick={() => cancel.mutate({ domainId, briefId: brief.id })}
        >
          {messages.cancel}
        </Button>
      </Allowed>
    </div>
  );
}

function DeleteButton({
  domainId,
  briefId,
  onGone,
}: {
  domainId: string;
  briefId: string;
  onGone: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.briefs.delete.useMutation({
    onSuccess: () => {
      void utils.briefs.list.invalidate();
      onGone();
    },
    onError: (error) => notifyError(messages.deleteFailed, error),
  });
  return (
    <Allowed>
      <Button variant="default" onClick={() => setIsAsking(true)}>
        {messages.delete}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={messages.deleteTitle}
        confirmLabel={messages.delete}
        isBusy={remove.isPending}
        onConfirm={() => remove.mutate({ domainId, briefId })}
        onClose={() => setIsAsking(false)}
      >
        {messages.deleteHint}
      </ConfirmDialog>
    </Allowed>
  );
}
