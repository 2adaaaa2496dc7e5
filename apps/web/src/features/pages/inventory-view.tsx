import { pageState, pageType } from '@keydence/domain';
import { EmptyState, QueryState, Refreshing } from '@keydence/ui';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { countFilters } from '../../lib/filters/count-filters.ts';
import { FilterBar } from '../../lib/filters/filter-bar.tsx';
import listClasses from '../../lib/list.module.css';
import { SearchBox } from '../../lib/search-box.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import { messages, stateLabels, typeLabels } from './messages.ts';
import { PageTable } from './page-table.tsx';
import { hasPageFilters, noPageFilters, type PagesSearch } from './pages-search.ts';
import { usePageList } from './use-page-list.ts';

interface ViewProps {
  search: PagesSearch;
  onChange: (changes: Partial<PagesSearch>) => void;
}

/** The pages of the site as a table with filters. */
export function InventoryView({ search, onChange }: ViewProps) {
  const query = usePageList(search);
  return (
    <>
      <Filters search={search} onChange={onChange} />
      <QueryState
        isFramed
        query={query}
        errorTitle={messages.loadFailed}
        loading={<Skeleton height={420} mt="md" />}
      >
        {(list) => (
          <Refreshing isOn={query.isFetching}>
            {list.data.length === 0 ? (
              <Nothing search={search} onChange={onChange} />
            ) : (
              <PageTable list={list} search={search} onChange={onChange} />
            )}
          </Refreshing>
        )}
      </QueryState>
    </>
  );
}

function Nothing({ search, onChange }: ViewProps) {
  if (!hasPageFilters(search)) return <EmptyState title={messages.noPages} />;
  return (
    <EmptyState
      title={messages.noMatch}
      action={<Button onClick={() => onChange(noPageFilters)}>{messages.clearFilters}</Button>}
    />
  );
}

function Filters({ search, onChange }: ViewProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) => onChange({ search: value || undefined }));
  const [folder, typeFolder] = useTypedText(search.folder ?? '', (value) =>
    onChange({ folder: value || undefined }),
  );
  const [language, typeLanguage] = useTypedText(search.language ?? '', (value) =>
    onChange({ language: value || undefined }),
  );
  const clear = () => {
    type('');
    typeLanguage('');
    typeFolder('');
    onChange(noPageFilters);
  };
  return (
    <FilterBar
      label={messages.filters}
      lineClassName={listClasses.filters}
      searchBox={
        <SearchBox
          className={listClasses.search}
          placeholder={messages.searchPlaceholder}
          value={text}
          onType={type}
        />
      }
      count={countFilters(search, noPageFilters)}
    >
      <NativeSelect
        label={messages.state}
        value={search.state ?? ''}
        data={[
          { value: '', label: messages.anyState },
          ...pageState.options.map((value) => ({ value, label: stateLabels[value] })),
        ]}
        onChange={(event) => onChange({ state: pageState.safeParse(event.currentTarget.value).data })}
      />
      <NativeSelect
        label={messages.type}
        value={search.type ?? ''}
        data={[
          { value: '', label: messages.anyType },
          ...pageType.options.map((value) => ({ value, label: typeLabels[value] })),
        ]}
        onChange={(event) => onChange({ type: pageType.safeParse(event.currentTarget.value).data })}
      />
      <TextInput
        label={messages.language}
        placeholder={messages.languagePlaceholder}
        maxLength={20}
        value={language}
        onChange={(event) => typeLanguage(event.currentTarget.value)}
      />
      <TextInput
        label={messages.folder}
        placeholder={messages.folderPlaceholder}
        maxLength={200}
        value={folder}
        onChange={(event) => typeFolder(event.currentTarget.value)}
      />
      {hasPageFilters(search) ? (
        <Button variant="subtle" className={listClasses.clear ?? ''} onClick={clear}>
          {messages.clear}
        </Button>
      ) : null}
    </FilterBar>
  );
}
