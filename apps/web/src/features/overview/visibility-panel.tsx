import { ErrorPanel, Panel } from '@keydence/ui';
import { Skeleton, Title } from '@mantine/core';
import { failureText } from '../../lib/failure-text.ts';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { ClicksByWeek } from './clicks-by-week.tsx';
import { courseTexts as texts } from './course-texts.ts';
import { NextCheckNote } from './next-check-note.tsx';
import { useVisibility } from './use-visibility.ts';
import { VisibilityChart } from './visibility-chart.tsx';

/** Course of the site next to the moves: visibility, or clicks if only Search Console has figures. */
export function VisibilityPanel() {
  const { domain } = useSelection();
  const { data: course, error, isFetching, isPaused, refetch } = useVisibility();
  const hasChecks = course?.checks.some(({ visibility }) => visibility !== null) ?? false;
  const totals = trpc.searchTotals.get.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null && course !== undefined && !hasChecks },
  );
  if (error && !course && !isFetching) {
    return (
      <Panel>
        <ErrorPanel
          title={texts.loadFailed}
          message={failureText(error)}
          retryLabel={texts.tryAgain}
          onRetry={() => void refetch()}
        />
      </Panel>
    );
  }
  if (course && hasChecks) return <VisibilityChart course={course} />;
  if (totals.data && totals.data.days.length > 0) return <ClicksByWeek days={totals.data.days} />;
  const isWaiting = isFetching || isPaused || domain?.state !== 'ready';
  const isWaitingForTotals = totals.isLoading || totals.isPaused;
  // A panel that came or went later would move the moves beside it.
  if (course === undefined ? isWaiting : totals.data === undefined && isWaitingForTotals) {
    return (
      <Panel>
        <Skeleton height={320} aria-busy />
      </Panel>
    );
  }
  return (
    <Panel label={texts.visibility}>
      <Title order={2}>{texts.visibility}</Title>
      {course && course.checks.length > 0 ? <p>{texts.noVolume}</p> : <NextCheckNote isFirst />}
    </Panel>
  );
}
