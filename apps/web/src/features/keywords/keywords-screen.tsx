import { EmptyState, ErrorPanel, Refreshing, SampleChip, SectionHeading } from '@keydence/ui';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { DomainQueryState } from '../../lib/domain-query-state.tsx';
import { FillHint } from '../../lib/fill-hint.tsx';
import { FoldedActions } from '../../lib/folded-actions.tsx';
import { GridControls } from '../../lib/grid/grid-controls.tsx';
import { rowsPerRequest } from '../../lib/grid/use-grid-pages.ts';
import { nextDensity, useGridSettings } from '../../lib/grid/use-grid-settings.ts';
import { ImportLink } from '../../lib/import-link.tsx';
import { useSectionSearch } from '../../lib/use-section-search.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import { AddKeywordsButton } from './add-keywords-button.tsx';
import { bulkMessages } from './bulk-messages.ts';
import { DeleteKeywordsDialog } from './delete-keywords-dialog.tsx';
import { ExportButton } from './export-button.tsx';
import { FillInButton } from './fill-in-button.tsx';
import { findDefaultColumns, keywordColumnKeys, keywordColumns } from './keyword-columns.tsx';
import { KeywordDetailsDrawer } from './keyword-details-drawer.tsx';
import { KeywordFilters } from './keyword-filters.tsx';
import { KeywordList } from './keyword-list.tsx';
import { KeywordSkeletonCards, KeywordSkeletonTable } from './keyword-skeleton-card.tsx';
import { KeywordSorts } from './keyword-sorts.tsx';
import { KeywordTable } from './keyword-table.tsx';
import { KeywordViews } from './keyword-views.tsx';
import { changesFilters, type KeywordsSearch, keywordsSearch } from './keywords-search.ts';
import { messages } from './messages.ts';
import { RecentlyDeletedDialog } from './recently-deleted-dialog.tsx';
import { RefetchButtons } from './refetch-buttons.tsx';
import { searchAfterDeletion } from './search-after-deletion.ts';
import { SelectionActions } from './selection-actions.tsx';
import { type Deletion, useDeleteKeywords } from './use-delete-keywords.ts';
import type { ListSelection, SelectKeywords } from './use-keyword-selection.ts';
import { type Keyword, useKeywords } from './use-keywords.ts';
import { useSelectionReset } from './use-selection-reset.ts';
import { ViewTabs } from './view-tabs.tsx';
import viewClasses from './views.module.css';

/** Keyword list: search, filters, sort and pages, all in the URL. */
export function KeywordsScreen() {
  const { domain, isLoading } = useSelection();
  const [search, update] = useSectionSearch(keywordsSearch);
  const settings = useGridSettings({
    storageKey: 'keydence.keywords.table',
    keys: keywordColumnKeys,
    search,
    update: (changes) => void update(changes, { replace: true }),
  });
  const { isTable } = settings;
  const query = useKeywords(search, isTable ? { page: 1, limit: rowsPerRequest } : undefined);
  const columns = settings.columns ?? findDefaultColumns(query.data?.data ?? []);
  const deleteKeywords = useDeleteKeywords();
  const [deleting, setDeleting] = useState<Deletion | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const countRef = useRef<HTMLParagraphElement>(null);
  const select: SelectKeywords = (next) =>
    void update((latest) => ({ selected: next(latest.selected) }), { replace: true });
  useSelectionReset(() => select(() => undefined));
  if (!domain && !isLoading) {
    return (
      <>
        <SectionHeading order={1} title={messages.title} />
        <EmptyState title={messages.noDomain}>
          <FillHint>{messages.noDomainHint}</FillHint>
        </EmptyState>
      </>
    );
  }
  const change = (changes: Partial<KeywordsSearch>) =>
    void update({
      page: undefined,
      keyword: undefined,
      ...(changesFilters(changes) ? { selected: undefined } : {}),
      ...changes,
    });
  const open = ({ id }: Keyword) => void update({ keyword: id });
  const renderActions = (selection: ListSelection, keywords: readonly Keyword[]) => (
    <SelectionActions selection={selection} search={search} keywords={keywords} onDelete={setDeleting} />
  );
  const views = <KeywordViews search={search} onChange={change} />;
  const tabs = <ViewTabs search={search} onChange={change} />;
  const controls = (
    <>
      {isTable ? tabs : null}
      {isTable ? views : null}
      <GridControls
        settings={settings}
        columns={columns}
        nameOf={(key) => keywordColumns[key].name}
        isOpen={isPicking}
        onOpen={setIsPicking}
      />
    </>
  );
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
          <FoldedActions first={<AddKeywordsButton />}>
            {domain?.dataSource === 'sample' ? null : <ImportLink />}
            <ExportButton search={search} />
            <FillInButton />
            <RefetchButtons />
            <Button variant="subtle" onClick={() => void update({ deleted: 1 })}>
              {bulkMessages.recentlyDeleted}
            </Button>
          </FoldedActions>
        }
      />
      {isTable ? null : (
        <div className={viewClasses.line}>
          {tabs}
          {views}
        </div>
      )}
      <KeywordFilters
        search={search}
        onChange={change}
        sorts={isTable && !settings.isNarrow ? null : <KeywordSorts search={search} onChange={change} />}
      />
      <DomainQueryState
        query={query}
        error={LoadError}
        noAnswer={messages.fetchFailed}
        loading={isTable ? <KeywordSkeletonTable /> : <KeywordSkeletonCards />}
      >
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            {isTable ? (
              <KeywordTable
                key={domain?.id}
                list={list}
                search={search}
                columns={columns}
                density={settings.density}
                isNarrow={settings.isNarrow}
                onChange={change}
                countRef={countRef}
                onSelect={select}
                keys={{
                  c: () => setIsPicking(true),
                  v: () => settings.change({ layout: 'cards' }),
                  d: () => settings.change({ density: nextDensity(settings.density) }),
                }}
                controls={controls}
                renderActions={renderActions}
                onOpen={open}
              />
            ) : (
              <KeywordList
                // Keeps one domain's state from showing under another.
                key={domain?.id}
                list={list}
                search={search}
                onChange={change}
                countRef={countRef}
                onSelect={select}
                controls={controls}
                renderActions={(selection) => renderActions(selection, list.data)}
                onDelete={({ id, keywordText }) => setDeleting({ keywordIds: [id], keywordText })}
                onOpen={open}
              />
            )}
          </Refreshing>
        )}
      </DomainQueryState>
      <KeywordDetailsDrawer
        keywordId={search.keyword ?? null}
        onClose={() => void update({ keyword: undefined }, { replace: true })}
      />
      <DeleteKeywordsDialog
        deletion={deleting}
        onCancel={() => setDeleting(null)}
        onConfirm={(deletion) => {
          setDeleting(null);
          deleteKeywords(deletion);
          void update(searchAfterDeletion(search, deletion.keywordIds, query.data), { replace: true });
        }}
        onConfirmed={() => countRef.current?.focus()}
      />
      <RecentlyDeletedDialog
        page={search.deleted}
        onPage={(deleted) => void update({ deleted }, { replace: true })}
        onClose={() => void update({ deleted: undefined })}
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
