import { type KeywordSortKey, keywordSortKeys } from '@keydence/domain';
import { ActionIcon, Button } from '@mantine/core';
import { IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import classes from './keywords.module.css';
import type { KeywordsSearch } from './keywords-search.ts';
import { sortLabels } from './messages.ts';

interface KeywordSortsProps {
  search: KeywordsSearch;
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

/** One button per sort key. Clicking the active one clears it; its arrow reverses the direction. */
export function KeywordSorts({ search, onChange }: KeywordSortsProps) {
  const toggle = (key: KeywordSortKey) =>
    onChange({ sort: key === search.sort ? undefined : key, order: undefined });
  return (
    <fieldset className={classes.sorts} aria-label="Sort by">
      {keywordSortKeys.map((key) => (
        <span key={key} className={classes.sort}>
          <Button
            size="compact-sm"
            mih={32}
            variant={key === search.sort ? 'light' : 'default'}
            aria-pressed={key === search.sort}
            onClick={() => toggle(key)}
          >
            {sortLabels[key]}
          </Button>
          {key === search.sort ? <Direction search={search} onChange={onChange} /> : null}
        </span>
      ))}
    </fieldset>
  );
}

function Direction({ search, onChange }: KeywordSortsProps) {
  const isDescending = (search.order ?? 'desc') === 'desc';
  const Icon = isDescending ? IconSortDescending : IconSortAscending;
  return (
    <ActionIcon
      size={32}
      variant="light"
      ml={4}
      aria-label={
        isDescending ? 'Descending; switch to ascending order' : 'Ascending; switch to descending order'
      }
      onClick={() => onChange({ order: isDescending ? 'asc' : undefined })}
    >
      <Icon size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  );
}
