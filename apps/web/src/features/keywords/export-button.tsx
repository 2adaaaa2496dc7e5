import { CsvExportButton } from '../../lib/csv-export-button.tsx';
import { useSelection } from '../../lib/use-selection.tsx';
import type { KeywordsSearch } from './keywords-search.ts';

interface ExportButtonProps {
  /** Filters and sort of the screen. */
  search: KeywordsSearch;
  /** Only these keywords; by default, all that match the filters. */
  keywordIds?: readonly string[];
}

/** Saves all or some keywords of the screen as a CSV file. */
export function ExportButton({ search, keywordIds }: ExportButtonProps) {
  const { domain, market } = useSelection();
  if (!domain) return null;
  const parameters = {
    domain_id: domain.id,
    location_code: market?.locationCode,
    language_code: market?.languageCode,
    search: search.search,
    intent_type: search.intent,
    min_search_volume: search.volume,
    max_difficulty: search.difficulty,
    tag: search.tag,
    topic_id: search.topic,
    relevance: search.relevance,
    sort_by: search.sort,
    sort_order: search.order,
    keyword_ids: keywordIds?.join(','),
  };
  return <CsvExportButton query={{ path: '/api/seo/keywords/export', parameters }} />;
}
