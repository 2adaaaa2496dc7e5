import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import * as ui from '../index.ts';

const weeks = ['W1', 'W2', 'W3', 'W4'];
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index));
const nothing = () => {};
const [hue = '', otherHue = ''] = ui.competitorHues(['a.example', 'b.example']).values();
const words = [
  { id: 'a', text: 'espresso beans', searches: 33_100 },
  { id: 'b', text: 'burr grinder', searches: 8_100 },
  { id: 'c', text: 'cold brew', searches: 880 },
];
const wordColumns = [
  { header: 'Keyword', cell: (row: (typeof words)[number]) => row.text },
  { header: 'Searches', cell: (row: (typeof words)[number]) => row.searches, isNumber: true },
];

/** One example of each component of the package, by its name. */
export const samples: Record<string, () => ReactNode> = {
  BrandLoader: () => <ui.BrandLoader />,
  BrandMark: () => <ui.BrandMark />,
  BrandProgress: () => <ui.BrandProgress done={3} total={8} label="Step 4 of 8" />,
  FortnightTimeline: () => (
    <ui.FortnightTimeline
      label="Gain by day"
      days={weeks.map((label, index) => ({ label, share: index === 2 ? null : (index + 1) / 4 }))}
    />
  ),
  Wordmark: () => <ui.Wordmark />,
  ChartFrame: () => (
    <ui.ChartFrame
      title="Searches"
      caption="By keyword"
      isSample
      rows={words}
      columns={wordColumns}
      height={120}
    >
      <ui.Sparkline values={words.map(({ searches }) => searches)} label="Searches" />
    </ui.ChartFrame>
  ),
  ColumnChart: () => (
    <ui.ColumnChart
      seriesLabel="Keywords"
      height={160}
      bars={weeks.map((label, index) => ({ label, value: index + 1, isEmphasised: index === 3 }))}
    />
  ),
  CourseChart: () => (
    <ui.CourseChart
      label="Visits"
      height={160}
      series={[
        {
          id: 'visits',
          name: 'Visits',
          hue,
          points: weeks.map((_, i) => ({ day: `2026-01-0${i + 1}`, value: 10 * i })),
        },
      ]}
      valueText={String}
      tickText={String}
      dayText={(text) => text}
    />
  ),
  DayLineChart: () => (
    <ui.DayLineChart
      label="Traffic"
      hue={hue}
      height={160}
      points={weeks.map((_, index) => ({ day: day(index), value: 100 + 20 * index }))}
    />
  ),
  HueMark: () => <ui.HueMark hue={otherHue} />,
  LevelMeter: () => <ui.LevelMeter level={2} bars={3} />,
  MonthChart: () => (
    <ui.MonthChart
      seriesLabel="Searches"
      height={160}
      formatTick={String}
      bars={['Jan', 'Feb', 'Mar'].map((label, index) => ({ label, value: 100 * (index + 1) }))}
    />
  ),
  PairChart: () => (
    <ui.PairChart
      title="Predicted and measured"
      expectedLabel="Predicted"
      actualLabel="Measured"
      height={160}
      pairs={[{ label: '30 days', expected: 40, actual: 35 }]}
    />
  ),
  RankHistoryChart: () => (
    <ui.RankHistoryChart
      height={160}
      labels={{ rank: 'Rank', notRanked: 'Outside the top 100', failed: 'Failed check' }}
      checks={[
        { day: day(0), rank: 8, outcome: 'ranked' },
        { day: day(7), rank: null, outcome: 'not_ranked' },
        { day: day(14), rank: null, outcome: 'failed' },
        { day: day(21), rank: 3, outcome: 'ranked' },
      ]}
    />
  ),
  ShareGauge: () => <ui.ShareGauge percent={62} label="Share of keywords" />,
  Sparkline: () => <ui.Sparkline values={[2, 4, 3, 8]} label="Searches by month" />,
  StackedColumns: () => (
    <ui.StackedColumns
      label="Keywords by position"
      height={120}
      columns={weeks.map((label, index) => ({ label, parts: [index + 1, 3, 2] }))}
    />
  ),
  StepMark: () => <ui.StepMark part={1} />,
  ChipList: () => <ui.ChipList label="Tags" items={['coffee', 'beans', 'grinder']} limit={2} />,
  DataTable: () => <ui.DataTable label="Keywords" rows={words} columns={wordColumns} />,
  DetailChip: () => <ui.DetailChip text="3 pages">/one, /two, /three</ui.DetailChip>,
  Expandable: () => <ui.Expandable label="Show the evidence">Clicks by day.</ui.Expandable>,
  FactLine: () => <ui.FactLine facts={[{ name: 'Searches', value: '33.1K' }]} />,
  FactList: () => (
    <ui.FactList
      facts={[
        { name: 'Searches', value: '33.1K' },
        { name: 'Difficulty', value: '48' },
      ]}
    />
  ),
  Figure: () => (
    <>
      <ui.Figure text="33.1K" exact="33,100" unknownReason="" />{' '}
      <ui.Figure text={null} unknownReason="No source has a search volume." />
    </>
  ),
  FilterChips: () => (
    <ui.FilterChips filters={[{ label: 'Volume: from 1,000', onRemove: nothing }]} onEmpty={nothing} />
  ),
  Hint: () => <ui.Hint label="Searches in a month">Volume</ui.Hint>,
  PartialList: () => (
    <ui.PartialList items={words} limit={1} head="Keywords" moreLabel="Show all" fewerLabel="Show fewer">
      {(shown) => <p>{shown.map(({ text }) => text).join(', ')}</p>}
    </ui.PartialList>
  ),
  ProgressMessages: () => (
    <ui.ProgressMessages messages={['Reading keywords…', 'Reading competitors…']} interval={4_000} />
  ),
  Refreshing: () => <ui.Refreshing isOn>33.1K searches</ui.Refreshing>,
  SearchSelect: () => <ui.SearchSelect label="Country" data={['Germany', 'Japan', 'United States']} />,
  Sheet: () => (
    <ui.Sheet label="Ranks" head={<th scope="col">Keyword</th>}>
      <tr>
        <td>espresso beans</td>
      </tr>
    </ui.Sheet>
  ),
  SortHeader: () => (
    <table>
      <thead>
        <tr>
          <ui.SortHeader label="Searches" order="desc" onSort={nothing} isNumber />
        </tr>
      </thead>
    </table>
  ),
  TrendMark: () => (
    <>
      <ui.TrendMark direction="up">+18%</ui.TrendMark> <ui.TrendMark direction="down">-6%</ui.TrendMark>{' '}
      <ui.TrendMark direction="flat">0%</ui.TrendMark>
    </>
  ),
  DataGrid: () => (
    <ui.DataGrid
      label="Keywords"
      total={words.length}
      rowAt={(index) => words[index]}
      idOf={({ text }) => text}
      nameOf={({ text }) => text}
      onShow={nothing}
      density="compact"
      sort={null}
      onSort={nothing}
      onOpen={nothing}
      keys={null}
      columns={[
        { key: 'text', name: 'Keyword', width: 200, render: ({ text }) => text },
        { key: 'searches', name: 'Searches', width: 120, isNumber: true, render: ({ searches }) => searches },
      ]}
    />
  ),
  GridBar: () => <ui.GridBar text="48" value={48} max={100} />,
  CardGrid: () => (
    <ui.CardGrid label="Sites">
      <ui.CardGridItem>brewlane.example</ui.CardGridItem>
      <ui.CardGridItem isSelected>cremahouse.example</ui.CardGridItem>
    </ui.CardGrid>
  ),
  Paging: () => <ui.Paging page={2} limit={50} total={180} onChange={nothing} />,
  Panel: () => <ui.Panel label="Site">brewlane.example</ui.Panel>,
  SampleChip: () => <ui.SampleChip />,
  ScrollRegion: () => <ui.ScrollRegion label="Log">One line</ui.ScrollRegion>,
  SectionHeading: () => (
    <ui.SectionHeading title="Keywords" description="All countries" actions={<Button>Add keywords</Button>} />
  ),
  StatCard: () => <ui.StatCard label="Keywords" value="1,026" detail="+4.5% in two weeks" />,
  ToneBadge: () => (
    <>
      {(['good', 'medium', 'weak', 'neutral'] as const).map((tone) => (
        <ui.ToneBadge key={tone} tone={tone}>
          {tone}
        </ui.ToneBadge>
      ))}
    </>
  ),
  EffortMarks: () => <ui.EffortMarks hours={3} />,
  GainRange: () => (
    <ui.GainRange low={340} high={1_300} max={2_000} text="+340…1,300" speech="340 to 1,300 visits" />
  ),
  LeaderStrip: () => (
    <ui.LeaderStrip
      title="Page that leads by week"
      pages={['/one', '/two']}
      weeks={weeks.map((label, index) => ({ label, leader: index === 1 ? null : index % 2 }))}
    />
  ),
  MeasuredRange: () => (
    <ui.MeasuredRange
      low={40}
      high={90}
      measured={70}
      axis={ui.sharedAxis([0, 120])}
      label="70 clicks of 40 to 90"
    />
  ),
  MoveRows: () => (
    <ui.MoveRows label="Moves">
      <ui.MoveRow
        id="move"
        verb="write"
        object="Page about espresso beans"
        gain="+340…1,300"
        effortHours={3}
        reason="No page of yours covers the topic."
        facts="33.1K searches"
      />
    </ui.MoveRows>
  ),
  VerbChip: () => (
    <>
      {(['write', 'update', 'merge', 'link'] as const).map((verb) => (
        <ui.VerbChip key={verb} verb={verb} />
      ))}
    </>
  ),
  WeekStrip: () => (
    <ui.WeekStrip
      title="Clicks by week"
      markedCount={2}
      height={60}
      weeks={weeks.map((label, index) => ({ label, value: 10 + index }))}
    />
  ),
  EmptyState: () => (
    <ui.EmptyState title="No briefs yet" action={<Button>Write a brief</Button>}>
      Write one for a keyword.
    </ui.EmptyState>
  ),
  ErrorPanel: () => (
    <ui.ErrorPanel title="Could not load the keywords." message="Try again." onRetry={nothing} />
  ),
  OfflinePanel: () => <ui.OfflinePanel />,
  QueryState: () => (
    <ui.QueryState
      query={{ data: undefined, error: null, isFetching: true, refetch: nothing }}
      errorTitle="Could not load the keywords."
    >
      {() => null}
    </ui.QueryState>
  ),
};
