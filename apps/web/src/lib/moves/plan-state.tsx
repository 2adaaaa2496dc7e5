import { movesRunSteps } from '@keydence/domain';
import { BrandProgress, EmptyState } from '@keydence/ui';
import { Alert, Button } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Allowed } from '../allowed.tsx';
import { FillHint } from '../fill-hint.tsx';
import { LinkButton } from '../link-button.tsx';
import { trpc } from '../trpc.ts';
import { useSelection } from '../use-selection.tsx';
import { BrandQuestion } from './brand-question.tsx';
import classes from './moves.module.css';
import { runText, planTexts as texts } from './plan-texts.ts';
import type { MovePlan, MovesRun } from './use-moves.ts';
import { isOpen, type useMovesRun } from './use-moves-run.ts';

/** Milliseconds between polls for the end of the grouping. */
const groupingInterval = 3_000;

interface PlanStateProps {
  plan: MovePlan;
  live: ReturnType<typeof useMovesRun>;
  children: ReactNode;
}

/**
 * Planned moves, or the reason there are none and the next step; a failed run is above them. Their footer has the
 * progress of a run, so that no row moves when it ends.
 */
export function PlanState({ plan, live, children }: PlanStateProps) {
  const run = live.run ?? plan.run;
  const isEmpty = plan.planned.length === 0;
  const isGrouping = useIsGrouping(isEmpty && run === null);
  if (isEmpty && (isOpen(run) || isGrouping)) {
    return (
      <EmptyState title={texts.computing} action={run ? <RunProgress run={run} /> : null}>
        {texts.computingHint}
      </EmptyState>
    );
  }
  return (
    <>
      {run?.state === 'failed' ? <RunFailed run={run} live={live} /> : null}
      {plan.unnamedBrand ? <BrandQuestion brand={plan.unnamedBrand} /> : null}
      {isEmpty ? <NoMoves plan={plan} run={run} live={live} /> : children}
    </>
  );
}

/** True while the topics are grouped, which the first run of the moves follows. */
function useIsGrouping(isAsked: boolean): boolean {
  const { domain } = useSelection();
  const { data } = trpc.topics.status.useQuery(
    { domainId: domain?.id ?? '' },
    {
      enabled: isAsked && domain?.state === 'ready',
      refetchInterval: ({ state }) => (isOpen(state.data?.run) ? groupingInterval : false),
    },
  );
  return isAsked && isOpen(data?.run);
}

function RunProgress({ run }: { run: MovesRun }) {
  const done = run.step === null ? 0 : movesRunSteps.indexOf(run.step);
  const text = runText(run);
  return (
    <div className={classes.progress}>
      <BrandProgress done={done} total={movesRunSteps.length} label={text} />
      <span role="status">{text}</span>
    </div>
  );
}

function RunFailed({ run, live }: { run: MovesRun; live: PlanStateProps['live'] }) {
  return (
    <Alert color="red" variant="light" title={texts.runFailed} className={classes.alert ?? ''}>
      {run.message ? `${run.message} ` : ''}
      {texts.runFailedHint}
      <Allowed>
        <div className={classes.alertAction}>
          <Button
            variant="default"
            size="compact-sm"
            mih={32}
            onClick={live.rebuild}
            loading={live.isStarting}
          >
            {texts.tryAgain}
          </Button>
        </div>
      </Allowed>
    </Alert>
  );
}

function NoMoves({
  plan,
  run,
  live,
}: {
  plan: MovePlan;
  run: MovesRun | null;
  live: PlanStateProps['live'];
}) {
  const needsConsole = plan.missing.some(({ gap }) => gap === 'no_search_console');
  if (needsConsole) {
    return (
      <EmptyState title={texts.noFacts} action={<AddFacts label={texts.addFacts} isPrimary />}>
        <FillHint>{texts.noFactsHint}</FillHint>
      </EmptyState>
    );
  }
  if (run === null) {
    return (
      <EmptyState
        title={texts.noFacts}
        action={
          <Allowed>
            <Button onClick={live.rebuild} loading={live.isStarting}>
              {texts.startRun}
            </Button>
          </Allowed>
        }
      >
        <FillHint>{texts.noRunHint}</FillHint>
      </EmptyState>
    );
  }
  const isFinished = plan.doneHours > 0;
  return (
    <EmptyState
      title={isFinished ? texts.finished : texts.none}
      action={
        plan.leftOut.total > 0 ? (
          <LinkButton to="/dashboard" search={{ section: 'moves', view: 'candidates' }} variant="default">
            {texts.leftOut(plan.leftOut.total)}
          </LinkButton>
        ) : null
      }
    >
      {isFinished ? texts.finishedHint(plan.period.end) : texts.noneHint(plan.period.end)}
    </EmptyState>
  );
}

/** What moves of some kinds still need, with a link to add it. Needs of one source share a link. */
export function MissingFacts({ plan }: { plan: MovePlan }) {
  const isShown = (gap: Gap) => plan.planned.length > 0 || gap !== 'no_search_console';
  const ofSource = (gap: Gap) => Number(sources.has(gap));
  const shown = plan.missing
    .filter(({ gap }) => isShown(gap))
    .toSorted((one, other) => ofSource(other.gap) - ofSource(one.gap));
  const lastOfSource = shown.findLast(({ gap }) => sources.has(gap))?.gap;
  if (shown.length === 0) return null;
  return (
    <ul className={classes.missing}>
      {shown.map(({ gap, sentence }) => (
        <li key={gap}>
          <span>{sentence}</span>
          {gap === lastOfSource ? <AddFacts label={texts.addSource} /> : null}
          {gap === 'no_competitors' ? <Next section="competitors" label={texts.addCompetitor} /> : null}
          {gap === 'no_crawl' ? <Next section="pages" label={texts.readPages} /> : null}
        </li>
      ))}
    </ul>
  );
}

type Gap = MovePlan['missing'][number]['gap'];

/** Gaps that a connection or an upload closes. */
const sources = new Set<Gap>(['old_facts', 'no_search_console', 'no_days', 'no_period', 'filtered']);

/** Starts at the edge of its sentence where it has a line of its own. */
const inlineLink = { variant: 'transparent', size: 'compact-sm', px: 0, mih: 32 } as const;

function AddFacts({ label, isPrimary = false }: { label: string; isPrimary?: boolean }) {
  return (
    <Allowed>
      <LinkButton
        to="/dashboard"
        search={{ section: 'keywords', import: 'new' }}
        {...(isPrimary ? { leftSection: <IconFileUpload size={16} stroke={1.5} aria-hidden /> } : inlineLink)}
      >
        {label}
      </LinkButton>
    </Allowed>
  );
}

interface NextProps {
  section: 'competitors' | 'pages';
  label: string;
}

function Next({ section, label }: NextProps) {
  return (
    <Allowed>
      <LinkButton to="/dashboard" search={{ section }} {...inlineLink}>
        {label}
      </LinkButton>
    </Allowed>
  );
}
