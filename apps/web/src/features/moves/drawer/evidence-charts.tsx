import { formatDay } from '@keydence/domain';
import { ChartFrame, formatNumber, LeaderStrip, WeekStrip } from '@keydence/ui';
import type { Move } from '../../../lib/moves/use-moves.ts';
import { pathOf } from '../../../lib/path-of.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSelection } from '../../../lib/use-selection.tsx';
import { drawerTexts as texts } from './drawer-messages.ts';

type PageWeeks = Move['evidence']['pageWeeks'][number];
type Leaders = Move['evidence']['leaders'][number];

const stripHeight = 120;
/** Marked weeks: a move's figures cover the last 28 days. */
const markedWeeks = 4;

/** Weekly figures of the pages, and the leading page per search. */
export function EvidenceCharts({ move: { evidence, source } }: { move: Move }) {
  const isSample = source === 'sample';
  return (
    <>
      {evidence.pageWeeks.map((page) => (
        <Weeks key={page.page} page={page} isSample={isSample} isNamed={evidence.pageWeeks.length > 1} />
      ))}
      {evidence.leaders.map((leaders) => (
        <LeadersChart key={leaders.query} leaders={leaders} isSample={isSample} />
      ))}
    </>
  );
}

interface WeeksProps {
  page: PageWeeks;
  isSample: boolean;
  isNamed: boolean;
}

function Weeks({ page, isSample, isNamed }: WeeksProps) {
  const { weeks } = page;
  const notes = useSiteChangesSince(weeks[0]?.startsOn);
  const first = weeks[0];
  const last = weeks.at(-1);
  if (!first || !last) return null;
  const title = isNamed ? `${texts.weeksTitle}: ${pathOf(page.page)}` : texts.weeksTitle;
  const span = texts.weeksCaption(formatDay(first.startsOn, 'medium'), formatDay(last.startsOn, 'medium'));
  return (
    <ChartFrame
      title={title}
      caption={[span, ...notes].join(' ')}
      isSample={isSample}
      height={stripHeight + 48}
      rows={weeks}
      columns={[
        { header: texts.week, cell: ({ startsOn }) => formatDay(startsOn, 'medium') },
        {
          header: texts.clicks,
          cell: ({ clicks }) => (clicks === null ? texts.noCount : formatNumber(clicks)),
          isNumber: true,
        },
      ]}
    >
      <WeekStrip
        title={title}
        weeks={weeks.map(({ startsOn, clicks }) => ({ label: formatDay(startsOn, 'medium'), value: clicks }))}
        markedCount={markedWeeks}
        height={stripHeight}
      />
    </ChartFrame>
  );
}

/** Members' notes on site changes since a day, oldest first. */
function useSiteChangesSince(day: string | undefined): string[] {
  const { domain } = useSelection();
  const input = { domainId: domain?.id ?? '' };
  const { data = [] } = trpc.siteChanges.list.useQuery(input, { enabled: domain !== null });
  return data
    .filter(({ changedOn }) => day !== undefined && changedOn >= day)
    .toReversed()
    .map(({ changedOn, text }) => texts.siteChange(formatDay(changedOn, 'medium'), text));
}

function LeadersChart({ leaders: { query, weeks }, isSample }: { leaders: Leaders; isSample: boolean }) {
  const pages = [...new Set(weeks.flatMap(({ page }) => page ?? []))];
  const title = texts.leadersTitle(query);
  return (
    <ChartFrame
      title={title}
      caption={texts.leadersCaption}
      isSample={isSample}
      height={24 * (pages.length + 1)}
      rows={weeks}
      columns={[
        { header: texts.week, cell: ({ startsOn }) => formatDay(startsOn, 'medium') },
        { header: texts.leader, cell: ({ page }) => (page === null ? texts.noLeader : pathOf(page)) },
      ]}
    >
      <LeaderStrip
        title={title}
        pages={pages.map(pathOf)}
        weeks={weeks.map(({ startsOn, page }) => ({
          label: formatDay(startsOn, 'short'),
          leader: page === null ? null : pages.indexOf(page),
        }))}
      />
    </ChartFrame>
  );
}
