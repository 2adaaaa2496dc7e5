import { describeGap } from '@keydence/domain';
import { BrandProgress, EmptyState, Expandable, Panel } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import { useDates } from '../../lib/dates.tsx';
import listClasses from '../../lib/list.module.css';
import { messages } from './messages.ts';
import classes from './pages.module.css';
import { ProofPanel } from './proof-panel.tsx';
import { isOpen, type SiteStatus } from './use-site-read.ts';

type Read = NonNullable<SiteStatus['read']>;

interface ReadStateProps {
  status: SiteStatus;
  isSample: boolean;
  onCancel: () => void;
}

/** State of the crawl: never, running, ended early, or done with its gaps. */
export function ReadState({ status, isSample, onCancel }: ReadStateProps) {
  const { read, lastRead, limits } = status;
  const dates = useDates();
  if (read === null) {
    return (
      <Panel>
        <EmptyState title={messages.neverTitle}>
          {isSample ? messages.sample : messages.never(limits.pages, limits.secondsBetween)}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <>
      {isOpen(read) ? <Progress read={read} onCancel={onCancel} /> : null}
      {read.state === 'failed' ? (
        <Alert mb="md" color="red" variant="light" title={messages.failed}>
          {read.message}
        </Alert>
      ) : null}
      {read.state === 'cancelled' ? <p className={listClasses.note}>{messages.cancelled}</p> : null}
      {lastRead && !isOpen(read) ? <Coverage read={lastRead} /> : null}
      {limits.nextAt && !isOpen(read) && !isSample ? (
        <p className={listClasses.note}>{messages.nextAt(dates.day(limits.nextAt, 'medium'))}</p>
      ) : null}
      {isOpen(read) || isSample ? null : <ProofPanel status={status} />}
      {isSample ? <p className={listClasses.note}>{messages.samplePages}</p> : null}
    </>
  );
}

function Progress({ read, onCancel }: { read: Read; onCancel: () => void }) {
  const { readCount, waitingCount } = read;
  const text = read.state === 'queued' ? messages.queued : messages.reading(readCount, waitingCount);
  const share = readCount / Math.max(1, readCount + waitingCount);
  return (
    <div className={listClasses.run}>
      <BrandProgress done={Math.floor(share * progressSteps)} total={progressSteps} label={text} />
      <span role="status">{text}</span>
      <Allowed>
        <Button
          variant="default"
          size="compact-sm"
          mih={32}
          leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
          onClick={onCancel}
        >
          {messages.cancel}
        </Button>
      </Allowed>
    </div>
  );
}

const progressSteps = 10;

/** Parts of the site that the crawl could not see, with examples. */
function Coverage({ read }: { read: Read }) {
  return (
    <>
      {read.gaps.length === 0 ? (
        <p className={listClasses.note}>{messages.complete}</p>
      ) : (
        <Gaps read={read} />
      )}
      {read.foreignCount > 0 ? (
        <p className={listClasses.note}>{messages.foreign(read.foreignCount)}</p>
      ) : null}
      {read.forbiddenCount > 0 ? (
        <p className={listClasses.note}>{messages.forbidden(read.forbiddenCount)}</p>
      ) : null}
    </>
  );
}

function Gaps({ read }: { read: Read }) {
  return (
    <Expandable label={messages.incomplete(read.gaps.length)}>
      <p className={listClasses.note}>{messages.incompleteHint}</p>
      <ul className={classes.gaps}>
        {read.gaps.map((gap) => (
          <li key={gap.reason}>
            {sentenceOf(describeGap(gap))} {messages.examples}{' '}
            {gap.examples.map((example) => (
              <bdi key={example} className={classes.example}>
                {example}
              </bdi>
            ))}
          </li>
        ))}
      </ul>
    </Expandable>
  );
}

const sentenceOf = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
