import type { BoardSearch } from './board-search.ts';
import { categoryLabels } from './messages.ts';
import { statusLabel } from './status-badge.tsx';

/** Item count and active filters: "3 posts in bug reports, planned, with “csv”". */
export function describeList(total: number, search: BoardSearch): string {
  const filters = [
    search.category && `in ${categoryLabels[search.category].toLowerCase()}`,
    search.status && statusLabel(search.status).toLowerCase(),
    search.search && `with “${search.search}”`,
    search.ours && 'from your workspace',
  ].filter((filter) => typeof filter === 'string');
  const counted = `${total.toLocaleString('en-US')} ${total === 1 ? 'post' : 'posts'}`;
  return filters.length > 0 ? `${counted} ${filters.join(', ')}` : counted;
}
