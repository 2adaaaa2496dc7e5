import { EmptyState, ErrorPanel, Panel } from '@keydence/ui';
import { Button, Drawer, Skeleton } from '@mantine/core';
import { useState } from 'react';
import { failureText } from '../../app/failure-text.ts';
import { appCodeOf } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { useUnsavedGuard } from '../../app/use-unsaved-guard.ts';
import { detailsTexts as texts } from './details-messages.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import classes from './keyword-details.module.css';
import { KeywordDetails } from './keyword-details.tsx';
import { useKeywordDetails } from './use-keyword-details.ts';

interface KeywordDetailsDrawerProps {
  /** The keyword that is open; null while none is. */
  keywordId: string | null;
  onClose: () => void;
}

/** One keyword in full, over the list; by link also one that is not on the page. */
export function KeywordDetailsDrawer({ keywordId, onClose }: KeywordDetailsDrawerProps) {
  const [isDirty, setIsDirty] = useState(false);
  const guard = useUnsavedGuard(isDirty);
  return (
    <>
      <Drawer.Root
        opened={keywordId !== null}
        onClose={onClose}
        position="right"
        size="min(680px, 100%)"
        closeOnEscape={!guard.isAsking}
        trapFocus={!guard.isAsking}
      >
        <Drawer.Overlay />
        {keywordId === null ? null : (
          <KeywordContent keywordId={keywordId} onClose={onClose} onDirtyChange={setIsDirty} />
        )}
      </Drawer.Root>
      <DiscardDialog isOpen={guard.isAsking} onKeep={guard.keep} onDiscard={guard.discard} />
    </>
  );
}

interface KeywordContentProps {
  keywordId: string;
  onClose: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

function KeywordContent({ keywordId, onClose, onDirtyChange }: KeywordContentProps) {
  const query = useKeywordDetails(keywordId);
  const { domain } = useSelection();
  const { data } = query;
  return (
    <Drawer.Content>
      <Drawer.Header>
        <div>
          <Drawer.Title className={classes.title ?? ''}>{data?.keywordText ?? texts.title}</Drawer.Title>
          {data && data.domainId !== domain?.id ? (
            <span className={classes.quiet}>{texts.ofDomain(data.domainName)}</span>
          ) : null}
        </div>
        <Drawer.CloseButton />
      </Drawer.Header>
      <Drawer.Body>
        {data ? (
          <KeywordDetails keyword={data} onDirtyChange={onDirtyChange} />
        ) : (
          <KeywordPending query={query} onClose={onClose} />
        )}
      </Drawer.Body>
    </Drawer.Content>
  );
}

interface KeywordPendingProps {
  query: Pick<ReturnType<typeof useKeywordDetails>, 'error' | 'isFetching' | 'refetch'>;
  onClose: () => void;
}

/** Instead of the details: on their way, not there, or failed. */
function KeywordPending({ query: { error, isFetching, refetch }, onClose }: KeywordPendingProps) {
  if (!error || isFetching) {
    return (
      <div className={classes.sections} aria-busy="true">
        {[120, 140, 320, 300, 260].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    );
  }
  if (appCodeOf(error) === 'not_found') {
    return (
      <EmptyState title={texts.gone} action={<Button onClick={onClose}>{texts.backToList}</Button>}>
        {texts.goneHint}
      </EmptyState>
    );
  }
  return (
    <Panel>
      <ErrorPanel title={texts.loadFailed} message={failureText(error)} onRetry={() => void refetch()} />
    </Panel>
  );
}
