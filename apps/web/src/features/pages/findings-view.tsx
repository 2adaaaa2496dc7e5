import {
  EmptyState,
  formatNumber,
  Paging,
  Panel,
  QueryState,
  Refreshing,
  Sheet,
  ToneBadge,
} from '@keydence/ui';
import { Button, Skeleton } from '@mantine/core';
import { type RouterOutputs, trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { FindingFacts } from './finding-facts.tsx';
import { findingTexts, groupLabels, messages } from './messages.ts';
import { PageLink } from './page-table.tsx';
import classes from './pages.module.css';
import { type PagesSearch, pagesPageSize } from './pages-search.ts';

type FindingList = RouterOutputs['pages']['findings'];

interface ViewProps {
  search: PagesSearch;
  onChange: (changes: Partial<PagesSearch>) => void;
}

/** What is wrong on the site: kinds with their counts, and the findings of one or all. */
export function FindingsView({ search, onChange }: ViewProps) {
  const { domain } = useSelection();
  const query = trpc.pages.findings.useQuery(
    {
      domainId: domain?.id ?? '',
      kind: search.kind,
      group: search.group,
      state: search.gone ? 'gone' : 'open',
      page: search.page,
      limit: pagesPageSize,
    },
    { enabled: domain !== null, placeholderData: (previous) => previous },
  );
  return (
    <QueryState query={query} errorTitle={messages.loadFailed} loading={<Skeleton height={420} />}>
      {(list) => (
        <Refreshing isOn={query.isFetching}>
          <Kinds list={list} search={search} onChange={onChange} />
          <p role="status" className={classes.count}>
            {findingTexts.of(list.pagination.total, list.pageCount)}
          </p>
          <Findings list={list} onChange={onChange} />
        </Refreshing>
      )}
    </QueryState>
  );
}

function Kinds({ list, search, onChange }: ViewProps & { list: FindingList }) {
  return (
    <>
      <div className={classes.choices}>
        <Button
          size="compact-sm"
          mih={32}
          variant={search.gone ? 'default' : 'light'}
          aria-pressed={!search.gone}
          onClick={() => onChange({ gone: undefined, kind: undefined })}
        >
          {findingTexts.open}
        </Button>
        <Button
          size="compact-sm"
          mih={32}
          variant={search.gone ? 'light' : 'default'}
          aria-pressed={search.gone !== undefined}
          onClick={() => onChange({ gone: 'only', kind: undefined })}
        >
          {findingTexts.gone}
        </Button>
        {search.kind ? (
          <Button size="compact-sm" mih={32} variant="subtle" onClick={() => onChange({ kind: undefined })}>
            {findingTexts.all}
          </Button>
        ) : null}
      </div>
      {list.kinds.length > 0 ? (
        <Sheet
          label={findingTexts.kinds}
          head={
            <>
              <th scope="col">{findingTexts.kind}</th>
              <th scope="col" data-number>
                {findingTexts.pages}
              </th>
            </>
          }
        >
          {list.kinds.map((kind) => (
            <tr key={kind.kind}>
              <th scope="row">
                <Button
                  variant="transparent"
                  size="compact-sm"
                  p={0}
                  mih={32}
                  aria-pressed={search.kind === kind.kind}
                  onClick={() => onChange({ kind: kind.kind })}
                >
                  {kind.title}
                </Button>
                {kind.unknownBecause ? <span className={classes.path}>{kind.unknownBecause}</span> : null}
              </th>
              <td data-number>
                {kind.unknownBecause && kind.count === 0 ? findingTexts.unknown : formatNumber(kind.count)}
              </td>
            </tr>
          ))}
        </Sheet>
      ) : null}
    </>
  );
}

function Findings({ list, onChange }: { list: FindingList; onChange: ViewProps['onChange'] }) {
  const { page, limit, total } = list.pagination;
  if (list.data.length === 0) {
    return <EmptyState title={findingTexts.none}>{findingTexts.noneHint}</EmptyState>;
  }
  return (
    <>
      {list.data.map((finding, index) => (
        <Panel key={index} className={classes.finding ?? ''}>
          <p className={classes.findingHead}>
            <ToneBadge
              tone={finding.group === 'error' ? 'weak' : finding.group === 'detour' ? 'medium' : 'neutral'}
            >
              {groupLabels[finding.group]}
            </ToneBadge>{' '}
            {finding.isNew ? <ToneBadge tone="neutral">{findingTexts.newMark}</ToneBadge> : null}
          </p>
          <PageLink page={finding.page} />
          <FindingFacts finding={finding} />
        </Panel>
      ))}
      <Paging
        page={page}
        limit={limit}
        total={total}
        onChange={(next) => {
          onChange({ page: next === 1 ? undefined : next });
          window.scrollTo(0, 0);
        }}
      />
    </>
  );
}
