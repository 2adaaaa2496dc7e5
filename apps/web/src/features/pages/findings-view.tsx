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
import { type RouterOutputs, trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { FindingActions } from './finding-actions.tsx';
import { FindingFacts } from './finding-facts.tsx';
import { findingTexts, groupLabels, messages } from './messages.ts';
import { PageLink } from './page-link.tsx';
import classes from './pages.module.css';
import { findingsPageSize, type PagesSearch } from './pages-search.ts';
import { useFindingActions } from './use-finding-actions.ts';

type FindingList = RouterOutputs['pages']['findings'];

interface ViewProps {
  search: PagesSearch;
  onChange: (changes: Partial<PagesSearch>) => void;
}

/** Findings of the site: kinds with their counts, and the findings of one or all kinds. */
export function FindingsView({ search, onChange }: ViewProps) {
  const { domain } = useSelection();
  const query = trpc.pages.findings.useQuery(
    {
      domainId: domain?.id ?? '',
      kind: search.kind,
      group: search.group,
      state: search.show ?? 'open',
      page: search.page,
      limit: findingsPageSize,
    },
    { enabled: domain !== null, placeholderData: (previous) => previous },
  );
  return (
    <QueryState isFramed query={query} errorTitle={messages.loadFailed} loading={<Skeleton height={420} />}>
      {(list) =>
        list.read === null ? (
          <EmptyState title={findingTexts.notYet}>{findingTexts.notYetHint}</EmptyState>
        ) : (
          <Refreshing isOn={query.isFetching}>
            <Kinds list={list} search={search} onChange={onChange} />
            <p role="status" className={classes.count}>
              {findingTexts.of(list.pagination.total, list.pageCount)}
            </p>
            <Findings list={list} search={search} onChange={onChange} />
          </Refreshing>
        )
      }
    </QueryState>
  );
}

const states = ['open', 'new', 'gone', 'ignored'] as const;

function Kinds({ list, search, onChange }: ViewProps & { list: FindingList }) {
  return (
    <>
      <div className={classes.choices}>
        {states.map((state) => (
          <Button
            key={state}
            size="compact-sm"
            mih={32}
            variant={(search.show ?? 'open') === state ? 'light' : 'default'}
            aria-pressed={(search.show ?? 'open') === state}
            onClick={() => onChange({ show: state === 'open' ? undefined : state })}
          >
            {findingTexts[state]} {formatNumber(list.counts[state])}
          </Button>
        ))}
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
                </Button>{' '}
                <GroupBadge group={kind.group} />
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

const groupTones = { error: 'weak', detour: 'medium', hint: 'neutral' } as const;

function GroupBadge({ group }: Pick<FindingList['data'][number], 'group'>) {
  return <ToneBadge tone={groupTones[group]}>{groupLabels[group]}</ToneBadge>;
}

function Findings({ list, search, onChange }: ViewProps & { list: FindingList }) {
  const actions = useFindingActions();
  const { page, limit, total } = list.pagination;
  if (list.data.length === 0) {
    return <EmptyState title={findingTexts.none}>{findingTexts.hints[search.show ?? 'open']}</EmptyState>;
  }
  return (
    <>
      {list.data.map((finding) => (
        <Panel key={finding.id} className={classes.finding ?? ''}>
          <div className={classes.findingHead}>
            <span>
              <GroupBadge group={finding.group} />{' '}
              {finding.isNew ? <ToneBadge tone="neutral">{findingTexts.newMark}</ToneBadge> : null}
            </span>
            <FindingActions finding={finding} actions={actions} />
          </div>
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
