import { EmptyState, ErrorPanel, Panel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button, Pagination } from '@mantine/core';
import { DomainQueryState } from '../../app/domain-query-state.tsx';
import { useSectionSearch } from '../../app/use-section-search.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { KeywordCard } from './keyword-card.tsx';
import { KeywordFilters } from './keyword-filters.tsx';
import { KeywordSkeletonCards } from './keyword-skeleton-card.tsx';
import { KeywordSorts } from './keyword-sorts.tsx';
import classes from './keywords.module.css';
import { hasKeywordFilters, type KeywordsSearch, keywordsSearch } from './keywords-search.ts';
import { intentLabels, messages } from './messages.ts';
import { type KeywordList as Keywords, useKeywords } from './use-keywords.ts';

/** The keyword list: find, narrow, sort and page, all in the URL. */
export function KeywordsScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(keywordsSearch);
  const query = useKeywords(search);
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>{messages.noDomainHint}</EmptyState>
      </>
    );
  }
  const change = (changes: Partial<KeywordsSearch>) => void update({ page: undefined, ...changes });
  const description = (
    <>
      {domain?.domainName} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
    </>
  );
  return (
    <>
      <SectionHeading order={1} title={messages.title} description={description} />
      <KeywordFilters search={search} onChange={change} />
      <KeywordSorts search={search} onChange={change} />
      <DomainQueryState query={query} error={LoadError} loading={<KeywordSkeletonCards />}>
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            <KeywordList list={list} search={search} onChange={change} />
          </Refreshing>
        )}
      </DomainQueryState>
    </>
  );
}

function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <ErrorPanel
      title={messages.loadFailed}
      message={message}
      retryLabel={messages.tryAgain}
      onRetry={onRetry}
    />
  );
}

interface KeywordListProps {
  list: Keywords;
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

function KeywordList({ list, search, onChange }: KeywordListProps) {
  const { total, page, pages, limit } = list.pagination;
  if (total === 0) {
    return (
      <Panel>
        <NoKeywords search={search} onChange={onChange} />
      </Panel>
    );
  }
  if (list.data.length === 0) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<Button onClick={() => onChange({})}>Go to the first page</Button>}
      />
    );
  }
  const first = (page - 1) * limit + 1;
  const now = new Date();
  return (
    <>
      <div className={classes.summary} role="status">
        <p>{describeCount(total, search)}</p>
      </div>
      <ul className={classes.grid} aria-label="Keywords">
        {list.data.map((keyword) => (
          <li key={keyword.id}>
            <KeywordCard keyword={keyword} now={now} />
          </li>
        ))}
      </ul>
      <div className={classes.paging}>
        <span>
          Page {page} of {pages} · {first.toLocaleString('en-US')} to{' '}
          {(first + list.data.length - 1).toLocaleString('en-US')} of {total.toLocaleString('en-US')}
        </span>
        {pages > 1 ? (
          <Pagination
            component="nav"
            aria-label="Pages"
            total={pages}
            value={page}
            onChange={(next) => {
              onChange({ page: next === 1 ? undefined : next });
              window.scrollTo(0, 0);
            }}
            getItemProps={(item) => ({ 'aria-label': `Page ${item}` })}
            getControlProps={(control) => ({ 'aria-label': controlLabels[control] })}
          />
        ) : null}
      </div>
    </>
  );
}

const controlLabels = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
};

function NoKeywords({ search, onChange }: Omit<KeywordListProps, 'list'>) {
  if (!hasKeywordFilters(search)) {
    return <EmptyState title={messages.noKeywords}>{messages.noKeywordsHint}</EmptyState>;
  }
  const nothing = { search: undefined, intent: undefined, volume: undefined, difficulty: undefined };
  return (
    <EmptyState
      title={messages.noMatch}
      action={<Button onClick={() => onChange(nothing)}>Clear filters</Button>}
    >
      {describeCount(0, search)}
    </EmptyState>
  );
}

/** "132 keywords with “shoe” in the text, commercial intent, volume from 1,000." */
function describeCount(total: number, search: KeywordsSearch): string {
  const filters = [
    search.search && `“${search.search}” in the text`,
    search.intent && `${intentLabels[search.intent].toLowerCase()} intent`,
    search.volume && `a volume from ${search.volume.toLocaleString('en-US')}`,
    search.difficulty && `a difficulty up to ${search.difficulty}`,
  ].filter((filter) => typeof filter === 'string');
  const noun = total === 1 ? 'keyword' : 'keywords';
  const counted = `${total.toLocaleString('en-US')} ${noun}`;
  return filters.length > 0 ? `${counted} with ${filters.join(', ')}` : counted;
}
