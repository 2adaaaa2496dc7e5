import { QueryState, SectionHeading } from '@keydence/ui';
import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { Allowed } from '../../lib/allowed.tsx';
import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { type Dates, useDates } from '../../lib/dates.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import { FindingsView } from './findings-view.tsx';
import { InventoryView } from './inventory-view.tsx';
import { messages } from './messages.ts';
import type { PagesSearch } from './pages-search.ts';
import { ReadState } from './read-state.tsx';
import { type SiteStatus, useSiteRead } from './use-site-read.ts';

interface PagesListProps {
  search: PagesSearch;
  onChange: (changes: Partial<PagesSearch>) => void;
}

/** State of the crawl, with the inventory and the findings of the last one. */
export function PagesList({ search, onChange }: PagesListProps) {
  const { domain } = useSelection();
  const dates = useDates();
  const live = useSiteRead();
  const { query, isReading } = live;
  const status = query.data;
  const isSample = domain?.dataSource === 'sample';
  return (
    <>
      <SectionHeading
        order={1}
        title={messages.title}
        description={describe(status, dates)}
        actions={
          <>
            {domain && status?.lastRead ? <PagesExport domainId={domain.id} search={search} /> : null}
            <Allowed>
              <Button
                variant={status?.read ? 'default' : 'filled'}
                leftSection={<IconRefresh size={16} stroke={1.5} aria-hidden />}
                disabled={isReading || live.isStarting || status === undefined || isSample}
                onClick={live.start}
              >
                {status?.read ? messages.readAgain : messages.read}
              </Button>
            </Allowed>
          </>
        }
      />
      <QueryState
        isFramed
        query={query}
        errorTitle={messages.loadFailed}
        loading={<Skeleton height={420} mt="md" />}
      >
        {(data) => (
          <>
            <ReadState status={data} isSample={isSample} onCancel={live.cancel} />
            {data.pageCount > 0 ? (
              <Tabs
                value={search.view ?? 'inventory'}
                onChange={(value) =>
                  onChange({ view: value === 'findings' ? 'findings' : undefined, kind: undefined })
                }
                keepMounted={false}
                mt="md"
              >
                <Tabs.List aria-label={messages.views}>
                  <Tabs.Tab value="inventory">{messages.inventory}</Tabs.Tab>
                  <Tabs.Tab value="findings">{messages.findings}</Tabs.Tab>
                </Tabs.List>
                <Tabs.Panel value="inventory" pt="md">
                  <InventoryView search={search} onChange={onChange} />
                </Tabs.Panel>
                <Tabs.Panel value="findings" pt="md">
                  <FindingsView search={search} onChange={onChange} />
                </Tabs.Panel>
              </Tabs>
            ) : null}
          </>
        )}
      </QueryState>
    </>
  );
}

function describe(status: SiteStatus | undefined, dates: Dates): string {
  const at = status?.lastRead?.finishedAt;
  if (!status || !at) return messages.description;
  return messages.coverage(status.pageCount, status.indexableCount, dates.day(at, 'medium'));
}

function PagesExport({ domainId, search }: { domainId: string; search: PagesSearch }) {
  const parameters = {
    domain_id: domainId,
    search: search.search,
    state: search.state,
    folder: search.folder,
    language: search.language,
    type: search.type,
    finding: search.kind,
    sort_by: search.sort,
    sort_order: search.order,
  };
  return <CsvExportButton query={{ path: '/api/seo/pages/export', parameters }} />;
}
