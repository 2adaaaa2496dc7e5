import { shortenVolume } from '@keydence/domain';
import { type Column, DataTable, Figure, formatNumber, HueMark, Panel, SampleChip } from '@keydence/ui';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { comparisonTexts as texts } from './messages.ts';
import classes from './site-comparison.module.css';
import type { Competitor } from './use-competitors.ts';

type Site = RouterOutputs['competitors']['compare']['sites'][number];

/** Sites that are shown before the rest is asked for. */
const firstSites = 6;

interface SiteComparisonProps {
  competitors: readonly Competitor[];
  hueOf: (domainName: string) => string;
}

/** The own site and its active competitors side by side on the same keywords, the largest share first. */
export function SiteComparison({ competitors, hueOf }: SiteComparisonProps) {
  const { domain } = useSelection();
  const { data } = trpc.competitors.compare.useQuery(
    { domainId: domain?.id ?? '' },
    { enabled: domain !== null },
  );
  const [isOpen, setIsOpen] = useState(false);
  // Without a volume or a rank there is nothing to share.
  if (!data || data.sites.length < 2 || data.sites.every(({ shareOfVoice }) => shareOfVoice === null))
    return null;
  const gapsOf = new Map(
    competitors.map(({ id, contentGapAnalysis }) => [id, contentGapAnalysis.contentGaps]),
  );
  const largest = data.sites[0]?.shareOfVoice ?? 0;
  const shown = isOpen ? data.sites : chooseFirst(data.sites);
  const columns: Column<Site>[] = [
    { header: 'Site', cell: (site) => <Name site={site} hue={hueOf(site.domainName)} /> },
    {
      header: 'Share of voice',
      isNumber: true,
      cell: ({ shareOfVoice }) => <Share share={shareOfVoice} largest={largest} />,
    },
    { header: 'Estimated visits', isNumber: true, cell: ({ visits }) => <Count value={visits} /> },
    { header: 'Ranking keywords', isNumber: true, cell: ({ keywords }) => <Count value={keywords} /> },
    { header: 'Top 10', isNumber: true, cell: ({ topTen }) => <Count value={topTen} /> },
    {
      header: 'Content gaps',
      isNumber: true,
      cell: (site) => <Gaps site={site} count={gapsOf.get(site.id ?? '') ?? null} />,
    },
  ];
  return (
    <Panel>
      <section aria-labelledby="side-by-side">
        <div className={classes.head}>
          <h2 id="side-by-side">{texts.title}</h2>
          {data.dataSource === 'sample' ? <SampleChip /> : null}
        </div>
        <DataTable label={texts.table} rows={shown} columns={columns} />
        {data.sites.length > firstSites ? (
          <Button
            variant="subtle"
            size="compact-sm"
            onClick={() => setIsOpen(!isOpen)}
            aria-expanded={isOpen}
          >
            {isOpen ? texts.showLess : texts.showAll(data.sites.length)}
          </Button>
        ) : null}
        <p className={classes.caption}>{texts.caption(data.keywords)}</p>
      </section>
    </Panel>
  );
}

/** The largest sites; the own one is always among them. */
function chooseFirst(sites: readonly Site[]): Site[] {
  const first = sites.slice(0, firstSites);
  const own = sites.find(({ id }) => id === null);
  return own && !first.includes(own) ? [...first.slice(0, -1), own] : first;
}

function Name({ site: { id, displayName }, hue }: { site: Site; hue: string }) {
  if (id === null) return <strong>{texts.you}</strong>;
  return (
    <>
      <HueMark hue={hue} /> {displayName}
    </>
  );
}

function Share({ share, largest }: { share: number | null; largest: number }) {
  if (share === null) return <Figure text={null} unknownReason={texts.noShare} />;
  const width = largest === 0 ? 0 : (100 * share) / largest;
  return (
    <span className={classes.share}>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${width}%` }} />
      </span>
      {`${(100 * share).toFixed(1)}%`}
    </span>
  );
}

function Count({ value }: { value: number }) {
  return <Figure text={shortenVolume(value)} exact={formatNumber(value)} unknownReason="" />;
}

function Gaps({ site, count }: { site: Site; count: number | null }) {
  if (site.id === null || count === null) return <Figure text={null} unknownReason={texts.ownGaps} />;
  const search = { section: 'gap-matrix', only: 'gaps', relevant: 'all', sites: site.id } as const;
  return (
    <Link to="/dashboard" search={search} aria-label={texts.openGaps(count, site.displayName)}>
      {formatNumber(count)}
    </Link>
  );
}
