import type {
  Evidence,
  EvidenceCompetitor,
  EvidenceFigure,
  EvidenceKeyword,
  EvidencePage,
} from '@keydence/domain';
import { expectedText, gainText } from '@keydence/domain';
import { type Column, DataTable } from '@keydence/ui';
import { Anchor, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import evidenceClasses from './evidence.module.css';
import { messages } from './messages.ts';
import { PageLink } from './page-link.tsx';

interface EvidenceTablesProps {
  rows: Evidence;
  /** Keywords whose gain is that of a move. */
  ofMoves: ReadonlySet<string>;
}

/** Evidence rows by kind, each linked to its screen. */
export function EvidenceTables({ rows, ofMoves }: EvidenceTablesProps) {
  const { keywords, competitors, pages, figures } = rows;
  return (
    <div className={evidenceClasses.groups}>
      <Rows title={messages.evidenceKeywords} rows={keywords} columns={keywordColumns(keywords, ofMoves)} />
      <Rows title={messages.evidenceCompetitors} rows={competitors} columns={competitorColumns} />
      <Rows title={messages.evidencePages} rows={pages} columns={pageColumns} />
      <Rows title={messages.evidenceFigures} rows={figures} columns={figureColumns} />
    </div>
  );
}

interface RowsProps<Row> {
  title: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}

function Rows<Row>({ title, rows, columns }: RowsProps<Row>) {
  if (rows.length === 0) return null;
  return (
    <div>
      <Title order={3} mb={4}>
        {title}
      </Title>
      <DataTable label={title} rows={rows} columns={columns} />
    </div>
  );
}

/** Column of figures, omitted if no row has the figure. */
function known<Row>(rows: readonly Row[], header: string, read: (row: Row) => number | null): Column<Row>[] {
  if (rows.every((row) => read(row) === null)) return [];
  return [{ header, cell: (row) => number(read(row)), isNumber: true }];
}

function number(value: number | null): string {
  return value === null ? '–' : value.toLocaleString('en-US', { maximumFractionDigits: 1 });
}

function keywordColumns(
  rows: readonly EvidenceKeyword[],
  ofMoves: ReadonlySet<string>,
): Column<EvidenceKeyword>[] {
  return [
    { header: 'Keyword', cell: (row) => <KeywordLink keyword={row} /> },
    ...(rows.some(({ competitorDomain }) => competitorDomain !== null)
      ? [
          {
            header: 'Rank of',
            cell: ({ competitorDomain }: EvidenceKeyword) => competitorDomain ?? messages.yourRank,
          },
        ]
      : []),
    ...known(rows, 'Rank', (row) => row.rankGroup ?? row.rankAbsolute),
    ...known(rows, 'Searches a month', (row) => row.searchVolume),
    ...known(rows, 'Difficulty (/100)', (row) => row.difficultyScore),
    ...gainColumn(rows, ofMoves),
    ...known(rows, 'Gap score (/100)', (row) => row.gapScore),
    ...known(rows, '1 month (%)', (row) => row.changes.oneMonth),
    ...known(rows, '3 months (%)', (row) => row.changes.threeMonths),
    ...known(rows, '12 months (%)', (row) => row.changes.twelveMonths),
  ];
}

/** Range of the gain, as on every screen; older reports have only its middle. */
function gainColumn(
  rows: readonly EvidenceKeyword[],
  ofMoves: ReadonlySet<string>,
): Column<EvidenceKeyword>[] {
  if (rows.every(({ gain, extraClicks }) => gain === null && extraClicks === null)) return [];
  const cell = ({ gain, extraClicks }: EvidenceKeyword) => {
    if (gain) return gainText(gain);
    return extraClicks === null ? '–' : expectedText(extraClicks);
  };
  const isOfMove = rows.some(({ keywordText, gain }) => gain !== null && ofMoves.has(keywordText));
  return [
    {
      header: isOfMove ? 'Gain of the move (visits a month)' : 'Gain (visits a month)',
      cell,
      isNumber: true,
    },
  ];
}

/** Links a tracked keyword to the list, and a competitor's keyword to the inspector. */
function KeywordLink({ keyword: { keywordText, competitorDomain } }: { keyword: EvidenceKeyword }) {
  const search =
    competitorDomain === null
      ? { section: 'keywords', search: keywordText }
      : { section: 'keyword-inspector', query: keywordText };
  return <SectionLink search={search}>{keywordText}</SectionLink>;
}

const competitorColumns: Column<EvidenceCompetitor>[] = [
  {
    header: 'Competitor',
    cell: ({ id, domain }) => (
      <SectionLink search={{ section: 'competitors', competitor: id }}>{domain}</SectionLink>
    ),
  },
  { header: 'Organic keywords', cell: (row) => number(row.organicKeywordsCount), isNumber: true },
  { header: 'Visits a month', cell: (row) => number(row.organicTraffic), isNumber: true },
  { header: 'Paid keywords', cell: (row) => number(row.paidKeywordsCount), isNumber: true },
  { header: 'Content gaps', cell: (row) => number(row.contentGapsCount), isNumber: true },
  { header: 'Overlap (%)', cell: (row) => number(row.overlapPercentage), isNumber: true },
];

const pageColumns: Column<EvidencePage>[] = [
  { header: 'Page', cell: ({ url }) => <PageLink url={url} /> },
  { header: 'Keywords', cell: (row) => number(row.keywordCount), isNumber: true },
  { header: 'Avg. rank', cell: (row) => number(row.avgRank), isNumber: true },
];

const figureColumns: Column<EvidenceFigure>[] = [
  {
    header: 'Figure',
    cell: ({ name, view }) =>
      view ? (
        <SectionLink search={{ section: 'keywords', sort: view.sortBy, order: view.sortOrder }}>
          {name}
        </SectionLink>
      ) : (
        name
      ),
  },
  { header: 'Value', cell: ({ value, unit }) => `${number(value)}${unit}`, isNumber: true },
];

interface SectionLinkProps {
  search: { section: string; [parameter: string]: string | undefined };
  children: string;
}

/** Link to a screen with filters that show the rows. */
function SectionLink({ search, children }: SectionLinkProps) {
  return (
    <Anchor inherit renderRoot={(props) => <Link {...props} to="/dashboard" search={search} />}>
      {children}
    </Anchor>
  );
}
