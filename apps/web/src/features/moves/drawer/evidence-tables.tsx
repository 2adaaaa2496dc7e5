import { type Column, DataTable, formatNumber } from '@keydence/ui';
import { Link } from '@tanstack/react-router';
import type { Move } from '../../../lib/moves/use-moves.ts';
import { pathOf } from '../../../lib/path-of.ts';
import { measureLabel, measureText, drawerTexts as texts } from './drawer-messages.ts';
import { Section } from './move-section.tsx';

type Evidence = Move['evidence'];
type Query = Evidence['queries'][number];

/** Rows behind a move: searches, competitors' pages, link locations, and the figures that triggered it. */
export function EvidenceTables({ move: { evidence, triggers } }: { move: Move }) {
  const { queries, rankers, linkSources } = evidence;
  return (
    <>
      {queries.length > 0 ? (
        <Section title={texts.queries}>
          <DataTable label={texts.queries} rows={queries} columns={queryColumns(queries)} />
        </Section>
      ) : null}
      {rankers.length > 0 ? (
        <Section title={texts.rankers}>
          <DataTable
            label={texts.rankers}
            rows={rankers}
            columns={[
              { header: texts.site, cell: ({ domainName }) => domainName },
              { header: texts.search, cell: ({ keywordText }) => keywordText },
              { header: texts.page, cell: ({ page }) => (page === null ? '–' : pathOf(page)) },
              { header: texts.rank, cell: ({ rank }) => `#${rank}`, isNumber: true },
            ]}
          />
        </Section>
      ) : null}
      {linkSources.length > 0 ? (
        <Section title={texts.linkSources}>
          <DataTable
            label={texts.linkSources}
            rows={linkSources}
            columns={[
              { header: texts.page, cell: ({ page }) => pathOf(page) },
              { header: texts.anchor, cell: ({ anchor }) => anchor ?? '–' },
              { header: texts.sentence, cell: ({ sentence }) => sentence ?? '–' },
            ]}
          />
        </Section>
      ) : null}
      {triggers.length > 0 ? (
        <Section title={texts.triggers}>
          <DataTable
            label={texts.triggers}
            rows={triggers}
            columns={[
              { header: texts.measure, cell: ({ name }) => measureLabel(name) },
              { header: texts.value, cell: ({ value }) => measureText(value), isNumber: true },
              { header: texts.threshold, cell: ({ threshold }) => measureText(threshold), isNumber: true },
            ]}
          />
        </Section>
      ) : null}
    </>
  );
}

/** Includes a column only if a search has its figure. */
function queryColumns(queries: readonly Query[]): Column<Query>[] {
  const number = (
    header: string,
    read: (query: Query) => number | null,
    write: (value: number) => string = formatNumber,
  ) =>
    queries.some((query) => read(query) !== null)
      ? [
          {
            header,
            isNumber: true,
            cell: (query: Query) => {
              const value = read(query);
              return value === null ? '–' : write(value);
            },
          },
        ]
      : [];
  return [
    { header: texts.search, cell: (query) => <Search query={query} /> },
    ...number(texts.impressions, ({ impressions }) => impressions),
    ...number(texts.clicks, ({ clicks }) => clicks),
    ...number(texts.position, ({ position }) => position, oneDecimal),
    ...number(
      texts.rank,
      ({ rank }) => rank,
      (rank) => `#${rank}`,
    ),
    ...number(texts.volume, ({ searchVolume }) => searchVolume),
    ...number(texts.target, ({ target }) => target, oneDecimal),
  ];
}

const oneDecimal = (value: number) => value.toFixed(1);

function Search({ query: { keywordId, text } }: { query: Query }) {
  if (keywordId === null) return <bdi>{text}</bdi>;
  return (
    <Link to="/dashboard" search={{ section: 'keywords', keyword: keywordId }}>
      <bdi>{text}</bdi>
    </Link>
  );
}
