import { formatNumber } from '@keydence/ui';
import type { ReactNode } from 'react';
import { countKeywords } from '../../lib/count-keywords.ts';
import { intentLabels } from '../../lib/intent-labels.ts';
import classes from './explorer.module.css';
import { ExplorerCard } from './explorer-card.tsx';
import type { ExplorerSearch } from './explorer-search.ts';
import { messages } from './messages.ts';
import type { useCurrentKeyword } from './use-current-keyword.ts';
import type { CompetitorKeyword } from './use-explorer.ts';
import { useTrackKeyword } from './use-track-keyword.ts';

interface ExplorerListProps {
  keywords: readonly CompetitorKeyword[];
  /** Number of keywords that match the filters. */
  total: number;
  search: ExplorerSearch;
  current: ReturnType<typeof useCurrentKeyword>;
  /** Shown at the end of the line with the count. */
  controls: ReactNode;
}

/** Loaded keywords. Only the current one is in the tab order. */
export function ExplorerList({ keywords, total, search, current, controls }: ExplorerListProps) {
  const tracking = useTrackKeyword();
  const now = new Date();
  return (
    <>
      <div className={classes.count}>
        <p role="status">
          Showing {formatNumber(keywords.length)} of {countKeywords(total)}
          {describeFilters(search)}
        </p>
        <p>
          {messages.cap} {messages.keyboard}
        </p>
        {controls}
      </div>
      <ul ref={current.listRef} className={classes.list} aria-label={messages.list}>
        {keywords.map((keyword, index) => (
          <li
            key={keyword.keywordId}
            aria-current={index === current.index || undefined}
            onFocus={() => current.setIndex(index)}
          >
            <ExplorerCard
              keyword={keyword}
              now={now}
              isCurrent={index === current.index}
              trackState={tracking.stateOf(keyword)}
              onTrack={() => void tracking.track(keyword)}
              onUndo={() => void tracking.undo(keyword)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function describeFilters(search: ExplorerSearch): string {
  const filters = [
    search.search && `“${search.search}” in the text`,
    search.intent && `${intentLabels[search.intent].toLowerCase()} intent`,
    search.competition && `${search.competition} competition`,
    search.minVolume && `a volume from ${formatNumber(search.minVolume)}`,
    search.maxCpc && `a CPC up to $${search.maxCpc.toFixed(2)}`,
  ].filter((filter) => typeof filter === 'string');
  return filters.length > 0 ? ` with ${filters.join(', ')}` : '';
}
