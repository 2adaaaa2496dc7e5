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
import { RunButton } from './run-button.tsx';
import classes from './schedule.module.css';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { scheduleStates, scheduleMessages as texts } from './schedule-messages.ts';
import { type ReportSchedule, type ScheduleActions, useSchedule } from './use-schedule.ts';

/** Time of the next report, results of the last ones, and the schedule's settings. */
export function SchedulePanel({ domainId }: { domainId: string }) {
  const actions = useSchedule(domainId);
  const { schedule, error, retry } = actions;
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
      {schedule ? <Loaded schedule={schedule} actions={actions} /> : <Skeleton height={36} />}
    </Panel>
  );
}

interface LoadedProps {
  schedule: ReportSchedule;
  actions: ScheduleActions;
}

function Loaded({ schedule, actions }: LoadedProps) {
  const { label, tone } = scheduleStates[schedule.state];
  const isRunning = schedule.state === 'running' || actions.isStarting;
  const reason = refuseRun(schedule, isRunning);
  const reasonId = useId();
  return (
    <>
      <div className={classes.head}>
        <Title order={2} className={classes.title ?? ''}>
          {texts.title}
        </Title>
        <ToneBadge tone={tone}>{label}</ToneBadge>
        {factsOf(schedule).map(({ name, value }) => (
          <span key={name} className={classes.fact}>
            {name} <strong>{value}</strong>
          </span>
        ))}
        <Buttons schedule={schedule} actions={actions}>
          <Allowed action="spend">
            <RunButton isRunning={isRunning} reasonId={reason && reasonId} onRun={actions.run} />
          </Allowed>
        </Buttons>
      </div>
      {/* Always rendered, so that screen readers announce the change to a user at the button. */}
      <p id={reasonId} role="status" className={classes.note}>
        {reason}
      </p>
      {notesOf(schedule).map((note) => (
        <p key={note} className={classes.note}>
          {note}
        </p>
      ))}
    </>
  );
}

function Buttons({ schedule, actions, children }: LoadedProps & { children: ReactNode }) {
  const [{ schedule: isOpen }, navigate] = useSectionSearch(reportsSearch);
  const close = () => void navigate({ schedule: undefined });
  return (
    <div className={classes.buttons}>
      {schedule.state === 'waiting' && <ImportLink />}
      {children}
      <Button
        variant="default"
        leftSection={<IconCalendarTime size={16} stroke={1.5} aria-hidden />}
        onClick={() => void navigate({ schedule: true })}
      >
        {texts.settings}
      </Button>
      <ScheduleDialog
        schedule={schedule}
        isOpen={isOpen === true}
        isSaving={actions.isSaving}
        onClose={close}
        onSave={(choice) => actions.update(choice, close)}
        onMail={actions.setMail}
      />
    </div>
  );
}

/** Reason a report cannot be started now, with the earliest time; null if it can. */
function refuseRun({ runnableAt, timeZone }: ReportSchedule, isRunning: boolean): string | null {
  if (isRunning) return texts.runningHint;
  return runnableAt && texts.runnableFrom(formatMoment(runnableAt, timeZone, 'day'));
}

function factsOf({ state, nextRunAt, retryAt, timeZone, lastReportAt }: ReportSchedule) {
  return [
    { name: texts.next, value: state === 'paused' ? '–' : formatMoment(nextRunAt, timeZone, 'day') },
    { name: texts.last, value: lastReportAt ? formatMoment(lastReportAt, timeZone, 'day') : texts.none },
    ...(retryAt ? [{ name: texts.nextTry, value: formatMoment(retryAt, timeZone, 'day') }] : []),
  ];
}

function notesOf({ state, waitingSince, timeZone, runs: [last] }: ReportSchedule): string[] {
  return [
    ...(last?.state === 'failed' ? [`${texts.failed} ${last.message ?? ''}`] : []),
    ...(state === 'paused' ? [texts.pausedHint] : []),
    ...(state === 'waiting' && waitingSince
      ? [texts.waitingHint(formatMoment(waitingSince, timeZone, 'day'))]
      : []),
    ...(state === 'overdue' ? [texts.overdueHint] : []),
    ...(last && last.missed > 0 ? [texts.missed(last.missed)] : []),
  ];
}
