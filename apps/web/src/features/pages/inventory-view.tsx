import { pageState } from '@keydence/domain';
import { EmptyState, Paging, QueryState, Refreshing } from '@keydence/ui';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { trpc } from '../../app/trpc.ts';
import { useSelection } from '../../app/use-selection.tsx';
import { useTypedText } from '../../app/use-typed-text.ts';
import { countPages, messages, stateLabels } from './messages.ts';
import { PageTable } from './page-table.tsx';
import classes from './pages.module.css';
import { hasPageFilters, noPageFilters, type PagesSearch, pagesPageSize } from './pages-search.ts';

interface ViewProps {
  search: PagesSearch;
  onChange: (changes: Partial<PagesSearch>) => void;
}

/** The pages of the site as a table with filters. */
export function InventoryView({ search, onChange }: ViewProps) {
  const { domain } = useSelection();
  const query = trpc.pages.list.useQuery(
    {
      domainId: domain?.id ?? '',
      search: search.search,
      state: search.state,
      folder: search.folder,
      finding: search.kind,
      sortBy: search.sort,
      sortOrder: search.order,
      page: search.page,
      limit: pagesPageSize,
    },
    { enabled: domain !== null, placeholderData: (previous) => previous },
  );
  return (
    <>
      <Filters search={search} onChange={onChange} />
      <QueryState query={query} errorTitle={messages.loadFailed} loading={<Skeleton height={420} mt="md" />}>
        {({ data, pagination: { total, page, limit } }) => (
          <Refreshing isOn={query.isFetching}>
            <p role="status" className={classes.count}>
              {countPages(total)}
            </p>
            {data.length === 0 ? (
              <Nothing search={search} isPastEnd={total > 0} onChange={onChange} />
            ) : (
              <>
                <PageTable pages={data} search={search} onSort={onChange} />
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
            )}
          </Refreshing>
        )}
      </QueryState>
    </>
  );
}

function Nothing({ search, isPastEnd, onChange }: ViewProps & { isPastEnd: boolean }) {
  if (isPastEnd) {
    return (
      <EmptyState
        title={messages.pastEnd}
        action={<Button onClick={() => onChange({})}>{messages.firstPage}</Button>}
      />
    );
  }
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
  const clear = () => {
    type('');
    typeFolder('');
    onChange(noPageFilters);
  };
  return (
    <search className={classes.filters} aria-label={messages.filters}>
      <TextInput
        className={classes.search ?? ''}
        type="search"
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        label={messages.state}
        value={search.state ?? ''}
        data={[
          { value: '', label: messages.anyState },
          ...pageState.options.map((value) => ({ value, label: stateLabels[value] })),
        ]}
        onChange={(event) => onChange({ state: pageState.safeParse(event.currentTarget.value).data })}
      />
      <TextInput
        label={messages.folder}
        placeholder={messages.folderPlaceholder}
        maxLength={200}
        value={folder}
        onChange={(event) => typeFolder(event.currentTarget.value)}
      />
      {hasPageFilters(search) ? (
        <Button variant="subtle" className={classes.clear ?? ''} onClick={clear}>
          {messages.clear}
        </Button>
      ) : null}
    </search>
  );
}
