import { formatMoment } from '@keydence/domain';
import { ErrorPanel, Panel, ToneBadge } from '@keydence/ui';
import { Button, Skeleton, Title } from '@mantine/core';
import { IconCalendarTime } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { failureText } from '../../lib/failure-text.ts';
import { ImportLink } from '../../lib/import-link.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { reportsSearch } from './reports-search.ts';
import classes from './rhythm.module.css';
import { RhythmDialog } from './rhythm-dialog.tsx';
import { rhythmStates, rhythmMessages as texts } from './rhythm-messages.ts';
import { RunButton } from './run-button.tsx';
import { type Rhythm, type RhythmActions, useRhythm } from './use-rhythm.ts';

/** Time of the next report, results of the last ones, and the schedule's settings. */
export function RhythmPanel({ domainId }: { domainId: string }) {
  const actions = useRhythm(domainId);
  const { rhythm, error, retry } = actions;
  if (error) {
    return (
      <Panel label={texts.title} className={classes.panel ?? ''}>
        <ErrorPanel
          title={texts.loadFailed}
          message={failureText(error)}
          retryLabel={texts.tryAgain}
          onRetry={retry}
        />
      </Panel>
    );
  }
  return (
    <Panel label={texts.title} className={classes.panel ?? ''}>
      {rhythm ? <Loaded rhythm={rhythm} actions={actions} /> : <Skeleton height={36} />}
    </Panel>
  );
}

interface LoadedProps {
  rhythm: Rhythm;
  actions: RhythmActions;
}

function Loaded({ rhythm, actions }: LoadedProps) {
  const { label, tone } = rhythmStates[rhythm.state];
  const isRunning = rhythm.state === 'running' || actions.isStarting;
  const reason = refuseRun(rhythm, isRunning);
  const reasonId = useId();
  return (
    <>
      <div className={classes.head}>
        <Title order={2} className={classes.title ?? ''}>
          {texts.title}
        </Title>
        <ToneBadge tone={tone}>{label}</ToneBadge>
        {factsOf(rhythm).map(({ name, value }) => (
          <span key={name} className={classes.fact}>
            {name} <strong>{value}</strong>
          </span>
        ))}
        <Buttons rhythm={rhythm} actions={actions}>
          <Allowed action="spend">
            <RunButton isRunning={isRunning} reasonId={reason && reasonId} onRun={actions.run} />
          </Allowed>
        </Buttons>
      </div>
      {/* Always rendered, so that screen readers announce the change to a user at the button. */}
      <p id={reasonId} role="status" className={classes.note}>
        {reason}
      </p>
      {notesOf(rhythm).map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function Buttons({ rhythm, actions, children }: LoadedProps & { children: ReactNode }) {
  const [{ schedule }, navigate] = useSectionSearch(reportsSearch);
  const close = () => void navigate({ schedule: undefined });
  return (
    <div className={classes.buttons}>
      {rhythm.state === 'waiting' && <ImportLink />}
      {children}
      <Button
        variant="default"
        leftSection={<IconCalendarTime size={16} stroke={1.5} aria-hidden />}
        onClick={() => void navigate({ schedule: true })}
      >
        {texts.settings}
      </Button>
      <RhythmDialog
        rhythm={rhythm}
        isOpen={schedule === true}
        isSaving={actions.isSaving}
        onClose={close}
        onSave={(choice) => actions.update(choice, close)}
        onMail={actions.setMail}
      />
    </div>
  );
}

/** Reason a report cannot be started now, with the earliest time; null if it can. */
function refuseRun({ runnableAt, timeZone }: Rhythm, isRunning: boolean): string | null {
  if (isRunning) return texts.runningHint;
  return runnableAt && texts.runnableFrom(formatMoment(runnableAt, timeZone, 'beat'));
}

function factsOf({ state, nextRunAt, retryAt, timeZone, lastReportAt }: Rhythm) {
  return [
    { name: texts.next, value: state === 'paused' ? '–' : formatMoment(nextRunAt, timeZone, 'beat') },
    { name: texts.last, value: lastReportAt ? formatMoment(lastReportAt, timeZone, 'beat') : texts.none },
    ...(retryAt ? [{ name: texts.nextTry, value: formatMoment(retryAt, timeZone, 'beat') }] : []),
  ];
}

function notesOf({ state, waitingSince, timeZone, runs: [last] }: Rhythm): string[] {
  return [
    ...(last?.state === 'failed' ? [`${texts.failed} ${last.message ?? ''}`] : []),
    ...(state === 'paused' ? [texts.pausedHint] : []),
    ...(state === 'waiting' && waitingSince
      ? [texts.waitingHint(formatMoment(waitingSince, timeZone, 'beat'))]
      : []),
    ...(state === 'overdue' ? [texts.overdueHint] : []),
    ...(last && last.missed > 0 ? [texts.missed(last.missed)] : []),
  ];
}
