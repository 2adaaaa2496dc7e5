import { competitorKeywordSortKeys } from '@keydence/domain';
import { Button } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import classes from './explorer.module.css';
import type { ExplorerSearch } from './explorer-search.ts';
import { messages, sortLabels } from './messages.ts';

interface ExplorerSortsProps {
  search: ExplorerSearch;
  onChange: (changes: Partial<ExplorerSearch>) => void;
}

/** One button per column. The active one reverses its direction; a new one starts descending. */
export function ExplorerSorts({ search, onChange }: ExplorerSortsProps) {
  const { sort = 'search_volume', order = 'desc' } = search;
  const Icon = order === 'desc' ? IconSortDescending : IconSortAscending;
  return (
    <fieldset className={classes.sorts} aria-label={messages.sortBy}>
      {competitorKeywordSortKeys.map((key) => {
        const isActive = key === sort;
        const flipped = order === 'desc' ? 'asc' : undefined;
        return (
          <Button
            key={key}
            size="compact-sm"
            mih={32}
            variant={isActive ? 'light' : 'default'}
            aria-pressed={isActive}
            aria-label={isActive ? `${sortLabels[key]}, ${directions[order]}` : sortLabels[key]}
            rightSection={isActive ? <Icon size={16} stroke={1.5} aria-hidden /> : undefined}
            onClick={() => onChange({ sort: key, order: isActive ? flipped : undefined })}
          >
            {sortLabels[key]}
          </Button>
        );
      })}
    </fieldset>
  );
}

const directions = { asc: 'ascending', desc: 'descending' } as const;
