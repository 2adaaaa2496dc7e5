import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import { isRelevantOnly, type TopicsSearch } from './topics-search.ts';

/** Saves the keywords of all topics, filtered and sorted like the screen, as a CSV file. */
export function TopicExport({ search }: { search: TopicsSearch }) {
  const { domain } = useSelection();
  if (!domain) return null;
  const parameters = {
    domain_id: domain.id,
    search: search.search,
    relevance: search.relevance,
    relevant_only: isRelevantOnly(search) ? true : undefined,
    page_state: search.pages,
    pinned_only: search.pinned === 'only' ? true : undefined,
    hidden: search.hidden === 'only' ? true : undefined,
    sort_by: search.sort,
    sort_order: search.order,
  };
  return <CsvExportButton query={{ path: '/api/seo/topics/export', parameters }} />;
}
