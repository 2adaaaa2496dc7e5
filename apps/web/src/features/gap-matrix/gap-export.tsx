import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import { type GapMatrixSearch, isRelevantOnly } from './gap-matrix-search.ts';

/** Saves the whole matrix, filtered and sorted like the screen, as a CSV file. */
export function GapExport({ search }: { search: GapMatrixSearch }) {
  const { domain } = useSelection();
  if (!domain) return null;
  const parameters = {
    domain_id: domain.id,
    competitor_ids: search.sites,
    gap_class: search.class,
    min_sites: search.min,
    gaps_only: search.only === 'gaps' ? true : undefined,
    shared_only: search.only === 'shared' ? true : undefined,
    hide_brands: search.brands === 'hidden' ? true : undefined,
    relevance: search.relevance,
    relevant_only: isRelevantOnly(search) ? true : undefined,
    topic_id: search.topic,
    search: search.search,
    intent_type: search.intent,
    min_search_volume: search.volume,
    max_difficulty: search.difficulty,
    sort_by: search.sort,
    sort_order: search.order,
  };
  return <CsvExportButton query={{ path: '/api/seo/gaps/export', parameters }} />;
}
