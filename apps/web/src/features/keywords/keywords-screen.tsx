import { EmptyState, ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { useState } from 'react';
import { DomainQueryState } from '../../app/domain-query-state.tsx';
import { useSectionSearch } from '../../app/use-section-search.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { AddKeywordsButton } from './add-keywords-button.tsx';
import { DeleteKeywordDialog } from './delete-keyword-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { KeywordDetailsDrawer } from './keyword-details-drawer.tsx';
import { KeywordFilters } from './keyword-filters.tsx';
import { KeywordList } from './keyword-list.tsx';
import { KeywordSkeletonCards } from './keyword-skeleton-card.tsx';
import { KeywordSorts } from './keyword-sorts.tsx';
import { KeywordViews } from './keyword-views.tsx';
import classes from './keywords.module.css';
import { type KeywordsSearch, keywordsSearch } from './keywords-search.ts';
import { messages } from './messages.ts';
import { RefetchButtons } from './refetch-buttons.tsx';
import { useDeleteKeyword } from './use-delete-keyword.tsx';
import { type Keyword, useKeywords } from './use-keywords.ts';

/** The keyword list: find, narrow, sort and page, all in the URL. */
export function KeywordsScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(keywordsSearch);
  const query = useKeywords(search);
  const deleteKeyword = useDeleteKeyword();
  const [deleting, setDeleting] = useState<Keyword | null>(null);
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>{messages.noDomainHint}</EmptyState>
      </>
    );
  }
  const change = (changes: Partial<KeywordsSearch>) =>
    void update({ page: undefined, keyword: undefined, ...changes });
  const description = (
    <>
      {domain?.domainName} {domain?.dataSource === 'sample' ? <SampleChip /> : null}
    </>
  );
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={description}
        actions={
          <div className={classes.toolbar}>
            <AddKeywordsButton />
            <ExportButton search={search} />
            <RefetchButtons />
          </div>
        }
      />
      <KeywordViews search={search} onChange={change} />
      <KeywordFilters search={search} onChange={change} />
      <KeywordSorts search={search} onChange={change} />
      <DomainQueryState query={query} error={LoadError} loading={<KeywordSkeletonCards />}>
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            <KeywordList
              list={list}
              search={search}
              onChange={change}
              onDelete={setDeleting}
              onOpen={({ id }) => void update({ keyword: id })}
            />
          </Refreshing>
        )}
      </DomainQueryState>
      <KeywordDetailsDrawer
        keywordId={search.keyword ?? null}
        onClose={() => void update({ keyword: undefined }, { replace: true })}
      />
      <DeleteKeywordDialog
        keyword={deleting}
        onCancel={() => setDeleting(null)}
        onConfirm={(keyword) => {
          setDeleting(null);
          deleteKeyword(keyword);
        }}
      />
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
