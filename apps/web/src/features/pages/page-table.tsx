import type { ListPagesInput, Tone } from '@keydence/domain';
import { formatNumber, Hint, Sheet, SortHeader, ToneBadge } from '@keydence/ui';
import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useDates } from '../../app/dates.tsx';
import type { RouterOutputs } from '../../app/trpc.ts';
import { columns, messages, stateHints, stateLabels } from './messages.ts';
import classes from './pages.module.css';
import type { PagesSearch } from './pages-search.ts';

export type SitePage = RouterOutputs['pages']['list']['data'][number];
type SortKey = ListPagesInput['sortBy'];

interface PageTableProps {
  pages: readonly SitePage[];
  search: PagesSearch;
  onSort: (changes: Partial<PagesSearch>) => void;
}

/** Pages of the site, one a row. */
export function PageTable({ pages, search, onSort }: PageTableProps) {
  const sortable = (key: SortKey & keyof typeof columns) => {
    const { sort = 'clicks', order = 'desc' } = search;
    const isActive = sort === key;
    return (
      <SortHeader
        label={columns[key].name}
        hint={columns[key].hint}
        order={isActive ? order : null}
        isNumber
        onSort={() =>
          onSort({
            sort: key === 'clicks' ? undefined : key,
            order: isActive && order === 'desc' ? 'asc' : undefined,
          })
        }
      />
    );
  };
  return (
    <Sheet
      label={messages.title}
      head={
        <>
          <th scope="col">{columns.page.name}</th>
          <PlainHeader {...columns.state} />
          <PlainHeader {...columns.topic} />
          {sortable('keywords')}
          {sortable('best_rank')}
          {sortable('clicks')}
          {sortable('clicks_change')}
          {sortable('links_in')}
          {sortable('words')}
          {sortable('changed')}
          <PlainHeader {...columns.findings} isNumber />
        </>
      }
    >
      {pages.map((page) => (
        <Row key={page.id} page={page} />
      ))}
    </Sheet>
  );
}

function PlainHeader({ name, hint, isNumber = false }: { name: string; hint: string; isNumber?: boolean }) {
  return (
    <th scope="col" data-number={isNumber || undefined}>
      <Hint label={hint}>{name}</Hint>
    </th>
  );
}

function Row({ page }: { page: SitePage }) {
  const { clicks } = page;
  const dates = useDates();
  return (
    <tr>
      <th scope="row">
        <PageLink page={page} />
      </th>
      <td>
        <StateBadge state={page.state} />
      </td>
      <td>{page.topic ?? messages.unknown}</td>
      <td data-number>{formatNumber(page.keywordCount)}</td>
      <td data-number>{page.bestRank === null ? messages.unknown : `#${page.bestRank}`}</td>
      <td data-number>{clicks === null ? messages.unknown : formatNumber(clicks.clicks)}</td>
      <td data-number>{changeText(clicks?.change ?? null)}</td>
      <td data-number>{formatNumber(page.linksIn)}</td>
      <td data-number>{page.words === null ? messages.unknown : formatNumber(page.words)}</td>
      <td data-number>{page.changedAt === null ? messages.unknown : dates.day(page.changedAt, 'medium')}</td>
      <td data-number>{formatNumber(page.findingCount)}</td>
    </tr>
  );
}

function changeText(change: number | null): string {
  if (change === null) return messages.unknown;
  return change > 0 ? `+${formatNumber(change)}` : formatNumber(change);
}

/** Title over path; opens the details. */
export function PageLink({ page }: { page: { id: string; address: string; title: string | null } }) {
  const path = pathOf(page.address);
  return (
    <>
      <Anchor
        inherit
        className={classes.title ?? ''}
        renderRoot={(props) => <Link {...props} to="/dashboard" search={{ section: 'pages', of: page.id }} />}
      >
        {page.title ?? path}
      </Anchor>
      {page.title ? <span className={classes.path}>{path}</span> : null}
    </>
  );
}

/** Path and query of an address; the host where it is another one says nothing new on most rows. */
export function pathOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const tones: Partial<Record<SitePage['state'], Tone>> = {
  healthy: 'good',
  not_found: 'weak',
  error: 'weak',
  redirects: 'medium',
  needs_javascript: 'medium',
};

export function StateBadge({ state }: { state: SitePage['state'] }) {
  const tone = tones[state];
  return (
    <Hint label={stateHints[state]}>
      {tone ? <ToneBadge tone={tone}>{stateLabels[state]}</ToneBadge> : stateLabels[state]}
    </Hint>
  );
}
