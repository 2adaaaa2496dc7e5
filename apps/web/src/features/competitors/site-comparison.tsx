import { shortenVolume } from '@keydence/domain';
import {
  DataGrid,
  Figure,
  formatNumber,
  GridBar,
  type GridColumn,
  HueMark,
  Panel,
  SampleChip,
  type SortOrder,
} from '@keydence/ui';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import { GridName, NarrowRow } from '../../lib/grid/narrow-row.tsx';
import { nextSort } from '../../lib/grid/next-sort.ts';
import { nextDensity, useGridSettings } from '../../lib/grid/use-grid-settings.ts';
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { useShortcutsSetting } from '../../lib/use-shortcuts-setting.ts';
import { competitorsSearch } from './competitors-search.ts';
import { courseTexts, comparisonTexts as texts } from './messages.ts';
import { ShareCourse } from './share-course.tsx';
import classes from './site-comparison.module.css';
import type { Competitor } from './use-competitors.ts';

type Compared = RouterOutputs['competitors']['compare']['sites'][number];
type Site = Omit<Compared, 'id'> & { id: string; competitorId: string | null; gaps: number | null };

const siteColumnKeys = ['share', 'visits', 'keywords', 'top', 'gaps'] as const;
type SiteColumnKey = (typeof siteColumnKeys)[number];
const allShown = () => {};

interface SiteComparisonProps {
  competitors: readonly Competitor[];
  hueOf: (domainName: string) => string;
}

/** Own site and its active competitors side by side on the same keywords, the largest share first. */
export function SiteComparison({ competitors, hueOf }: SiteComparisonProps) {
  const { domain } = useSelection();
  const { data, isLoading } = trpc.competitors.compare.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null },
  );
  if (isLoading && domain?.dataSource) return <ComparisonSkeleton />;
  // There is no share without a volume or a rank.
  if (!data || data.sites.length < 2 || data.sites.every(({ shareOfVoice }) => shareOfVoice === null))
    return null;
  const gapsOf = new Map(
    competitors.map(({ id, contentGapAnalysis }) => [id, contentGapAnalysis.contentGaps]),
  );
  const sites = data.sites.map(({ id, ...site }) => ({
    ...site,
    id: id ?? 'you',
    competitorId: id,
    displayName: id === null ? texts.you : site.displayName,
    gaps: id === null ? null : (gapsOf.get(id) ?? null),
  }));
  return (
    <div className={classes.panels}>
      <Panel>
        <section aria-labelledby="side-by-side">
          <SiteGrid sites={sites} hueOf={hueOf} isSample={data.dataSource === 'sample'} />
          <p className={classes.caption}>{texts.caption(data.keywords)}</p>
        </section>
      </Panel>
      {data.course.length > 0 ? (
        <Panel label={courseTexts.title}>
          <ShareCourse comparison={data} hueOf={hueOf} />
        </Panel>
      ) : null}
    </div>
  );
}

/** Panels in the size of six compared sites. */
function ComparisonSkeleton() {
  return (
    <div className={classes.panels}>
      <Skeleton className={classes.gridSkeleton ?? ''} />
      <Skeleton className={classes.courseSkeleton ?? ''} />
    </div>
  );
}

interface SiteGridProps {
  sites: readonly Site[];
  hueOf: SiteComparisonProps['hueOf'];
  isSample: boolean;
}

function SiteGrid({ sites, hueOf, isSample }: SiteGridProps) {
  const [search, update] = useSectionSearch(competitorsSearch);
  const [hasLetters] = useShortcutsSetting();
  const [isPicking, setIsPicking] = useState(false);
  const [sort, setSort] = useState<{ sort?: SiteColumnKey | undefined; order?: SortOrder | undefined }>({});
  const settings = useGridSettings({
    storageKey: 'keydence.sites.table',
    keys: siteColumnKeys,
    search,
    update: (changes) => void update(changes, { replace: true }),
    layout: 'table',
  });
  const { sort: key = 'share', order = 'desc' } = sort;
  const rows = sites.toSorted((a, b) => compareSites(a, b, key) * (order === 'asc' ? 1 : -1));
  const highest = (measure: (site: Site) => number | null) =>
    Math.max(0, ...sites.map((site) => measure(site) ?? 0));
  const columns = buildColumns({
    share: highest(({ shareOfVoice }) => shareOfVoice),
    visits: highest(({ visits }) => visits),
  });
  return (
    <>
      <div className={classes.head}>
        <h2 id="side-by-side">{texts.title}</h2>
        {isSample ? <SampleChip /> : null}
        <GridControls
          settings={settings}
          columns={settings.columns ?? siteColumnKeys}
          nameOf={(name) => columns[name].name}
          isOpen={isPicking}
          onOpen={setIsPicking}
          labels={null}
        />
      </div>
      <DataGrid<Site>
        label={texts.table}
        columns={[
          {
            key: 'site',
            name: texts.site,
            width: 200,
            render: (site) => <SiteName site={site} hue={hueOf(site.domainName)} />,
          },
          ...(settings.columns ?? siteColumnKeys).map((name) => columns[name]),
        ]}
        total={rows.length}
        rowAt={(index) => rows[index]}
        idOf={({ id }) => id}
        nameOf={({ displayName }) => displayName}
        onShow={allShown}
        density={settings.density}
        sort={{ key, order }}
        onSort={(name) =>
          setSort((now) =>
            nextSort(
              { sort: now.sort, order: now.order },
              siteColumnKeys.find((one) => one === name),
              false,
            ),
          )
        }
        onOpen={({ competitorId }) => {
          if (competitorId !== null) void update({ details: competitorId });
        }}
        keys={
          hasLetters
            ? {
                c: () => setIsPicking(true),
                d: () => settings.change({ density: nextDensity(settings.density) }),
              }
            : null
        }
        narrow={
          settings.isNarrow
            ? ({ displayName, shareOfVoice, visits, topTen, gaps }) => (
                <NarrowRow
                  name={displayName}
                  mark={percentOf(shareOfVoice)}
                  facts={[
                    `${shortenVolume(visits)} visits`,
                    `${formatNumber(topTen)} in the top 10`,
                    gaps !== null && `${formatNumber(gaps)} gaps`,
                  ]}
                />
              )
            : null
        }
      />
    </>
  );
}

function compareSites(a: Site, b: Site, key: SiteColumnKey): number {
  return figureOf(a, key) - figureOf(b, key) || b.domainName.localeCompare(a.domainName);
}

function figureOf(site: Site, key: SiteColumnKey): number {
  const values = {
    share: site.shareOfVoice,
    visits: site.visits,
    keywords: site.keywords,
    top: site.topTen,
    gaps: site.gaps,
  };
  return values[key] ?? -1;
}

const percentOf = (share: number | null) => (share === null ? '–' : `${(100 * share).toFixed(1)}%`);

function buildColumns(max: { share: number; visits: number }): Record<SiteColumnKey, GridColumn<Site>> {
  const count = (key: SiteColumnKey, name: string, width: number, render: GridColumn<Site>['render']) => ({
    key,
    name,
    width,
    render,
    isNumber: true,
    isSortable: true,
  });
  return {
    share: count('share', 'Share of voice', 152, ({ shareOfVoice: share }) =>
      share === null ? (
        <span title={texts.noShare}>–</span>
      ) : (
        <GridBar text={percentOf(share)} value={share} max={max.share} />
      ),
    ),
    visits: count('visits', 'Estimated visits', 132, ({ visits }) => (
      <span title={formatNumber(visits)} style={{ width: '100%' }}>
        <GridBar text={shortenVolume(visits)} value={visits} max={max.visits} isQuiet />
      </span>
    )),
    keywords: count('keywords', 'Ranking keywords', 132, ({ keywords }) => <Count value={keywords} />),
    top: count('top', 'Top 10', 88, ({ topTen }) => <Count value={topTen} />),
    gaps: {
      ...count('gaps', 'Content gaps', 112, (site) => <Gaps site={site} />),
      isControl: true,
    },
  };
}

function SiteName({ site: { competitorId, displayName }, hue }: { site: Site; hue: string }) {
  if (competitorId === null) return <GridName text={displayName} />;
  return (
    <>
      <HueMark hue={hue} />
      &nbsp;
      <GridName text={displayName} />
    </>
  );
}

function Count({ value }: { value: number }) {
  return <span title={formatNumber(value)}>{shortenVolume(value)}</span>;
}

function Gaps({ site: { competitorId, displayName, gaps } }: { site: Site }) {
  if (competitorId === null || gaps === null) return <Figure text={null} unknownReason={texts.ownGaps} />;
  const search = { section: 'gap-matrix', only: 'gaps', relevant: 'all', sites: competitorId } as const;
  return (
    <Link to="/dashboard" search={search} tabIndex={-1} aria-label={texts.openGaps(gaps, displayName)}>
      {formatNumber(gaps)}
    </Link>
  );
}
