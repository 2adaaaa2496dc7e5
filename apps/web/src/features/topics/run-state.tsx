import { topicRunSteps } from '@keydence/domain';
import { BrandProgress } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import listClasses from '../../lib/list.module.css';
import { stepTexts, statusTexts as texts } from './messages.ts';
import { isOpen, type TopicStatus } from './use-topic-run.ts';

type Run = NonNullable<TopicStatus['run']>;

interface RunStateProps {
  run: Run | null;
  onCancel: () => void;
}

/**
 * Progress of the newest run, or the reason it ended early. Renders nothing after a successful run without a
 * note.
 */
export function RunState({ run, onCancel }: RunStateProps) {
  if (run === null) return null;
  if (isOpen(run)) return <Progress run={run} onCancel={onCancel} />;
  if (run.state === 'failed' || run.state === 'cancelled') {
    return (
      <Alert
        mb="md"
        color={run.state === 'failed' ? 'red' : 'gray'}
        variant="light"
        title={run.state === 'failed' ? texts.failed : texts.cancelled}
      >
        {run.message ? `${run.message} ` : ''}
        {texts.unchanged}
      </Alert>
    );
  }
  return run.message ? <p className={listClasses.note}>{run.message}</p> : null;
}

function Progress({ run, onCancel }: { run: Run; onCancel: () => void }) {
  const done = run.step === null ? 0 : topicRunSteps.indexOf(run.step);
  const text =
    run.step === null ? texts.queued : texts.progress(stepTexts[run.step], Math.floor(100 * run.progress));
  return (
    <div className={listClasses.run}>
      <BrandProgress done={done} total={topicRunSteps.length} label={text} />
      <span role="status">{text}</span>
      <Allowed>
        <Button
          variant="default"
          size="compact-sm"
          mih={32}
          leftSection={<IconX size={16} stroke={1.5} aria-hidden />}
          onClick={onCancel}
        >
          {texts.cancel}
        </Button>
      </Allowed>
    </div>
  );
}
