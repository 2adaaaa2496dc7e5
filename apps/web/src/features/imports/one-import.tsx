import { EmptyState, ErrorPanel } from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { Allowed } from '../../lib/allowed.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { appCodeOf } from '../../lib/trpc.ts';
import type { TrackedDomain } from '../../lib/use-selection.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { messages } from './messages.ts';
import { useImport } from './use-import.ts';

interface OneImportProps {
  domain: TrackedDomain;
  importId: string;
  onChooseOther: () => void;
  onClose: () => void;
}

/** Upload in its current state: previewed, running or finished. */
export function OneImport({ domain, importId, onChooseOther, onClose }: OneImportProps) {
  const handle = useImport(domain.id, importId);
  const { run, error, reload, start, isStarting, startError, cancel, isCancelling } = handle;
  const chooseOther = (
    <Allowed>
      <Button variant="default" onClick={onChooseOther}>
        {messages.chooseOther}
      </Button>
    </Allowed>
  );
  if (run === undefined) {
    if (appCodeOf(error) === 'not_found') {
      return (
        <EmptyState title={messages.loadFailed} action={chooseOther}>
          {messages.gone}
        </EmptyState>
      );
    }
    return error ? (
      <ErrorPanel title={messages.loadFailed} message={failureText(error)} onRetry={reload} />
    ) : (
      <Skeleton height={360} radius="md" />
    );
  }
  if (run.state === 'previewed') {
    return (
      <ImportPreview
        run={run}
        domain={domain}
        failure={startError ? failureText(startError) : null}
        isStarting={isStarting}
        onStart={start}
        onRead={handle.read}
        isReading={handle.isReading}
        onBack={handle.clearReadError}
        readFailure={handle.readError ? failureText(handle.readError) : null}
        onDiscard={() => {
          cancel();
          onChooseOther();
        }}
        onChooseOther={onChooseOther}
      />
    );
  }
  if (run.state === 'queued' || run.state === 'running') {
    return <ImportProgress run={run} isCancelling={isCancelling} onCancel={cancel} />;
  }
  if (run.state === 'cancelled') {
    return (
      <EmptyState title={messages.cancelled} action={chooseOther}>
        {messages.cancelledHint}
      </EmptyState>
    );
  }
  return <ImportReport run={run} chooseOther={chooseOther} onClose={onClose} />;
}
