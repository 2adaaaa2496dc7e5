import { type SearchIntent, searchIntent } from '@keydence/domain';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './keywords.module.css';
import {
  difficultyOptions,
  hasKeywordFilters,
  type KeywordsSearch,
  volumeOptions,
  withoutFilters,
} from './keywords-search.ts';
import { intentLabels } from './messages.ts';
import { TagFilter } from './tag-filter.tsx';

export const searchDebounceMs = 300;

const difficultyLabels: Record<(typeof difficultyOptions)[number], string> = {
  30: 'Easy (up to 30)',
  60: 'Medium (up to 60)',
  80: 'Hard (up to 80)',
};

interface KeywordFiltersProps {
  search: KeywordsSearch;
  /** Takes what changes; the list then starts again at its first page. */
  onChange: (changes: Partial<KeywordsSearch>) => void;
}

export function KeywordFilters({ search, onChange }: KeywordFiltersProps) {
  const [text, type, clearText] = useSearchText(search.search ?? '', (value) =>
    onChange({ search: value || undefined }),
  );
  const clear = () => {
    clearText();
    onChange(withoutFilters);
  };
  return (
    <search className={classes.filters} aria-label="Keyword filters">
      <TextInput
        className={classes.search ?? ''}
        type="search"
        label="Search"
        placeholder="Search keywords"
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        label="Intent"
        value={search.intent ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ intent: value === '' ? undefined : (value as SearchIntent) })
        }
        data={[
          { value: '', label: 'All intents' },
          ...searchIntent.options.map((value) => ({ value, label: intentLabels[value] })),
        ]}
      />
      <NativeSelect
        label="Volume"
        value={search.volume ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ volume: value === '' ? undefined : Number(value) })
        }
        data={[
          { value: '', label: 'Any volume' },
          ...volumeOptions.map((value) => ({
            value: String(value),
            label: `From ${value.toLocaleString('en-US')}`,
          })),
        ]}
      />
      <NativeSelect
        label="Difficulty"
        value={search.difficulty ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ difficulty: value === '' ? undefined : Number(value) })
        }
        data={[
          { value: '', label: 'Any difficulty' },
          ...difficultyOptions.map((value) => ({ value: String(value), label: difficultyLabels[value] })),
        ]}
      />
      <TagFilter tag={search.tag} onChange={(tag) => onChange({ tag })} />
      <Button
        className={classes.clear ?? ''}
        variant="default"
        onClick={clear}
        disabled={!hasKeywordFilters(search) && text === ''}
      >
        Clear
      </Button>
    </search>
  );
}

/** The typed text runs ahead of the URL; Back and Clear bring it back into step. */
function useSearchText(committedText: string, commit: (text: string) => void) {
  const [text, setText] = useState(committedText);
  const lastCommitted = useRef(committedText);
  const commitLater = useDebouncedCallback((value: string) => {
    lastCommitted.current = value;
    commit(value);
  }, searchDebounceMs);
  useEffect(() => {
    if (lastCommitted.current === committedText) return;
    lastCommitted.current = committedText;
    setText(committedText);
  }, [committedText]);
  const type = (value: string) => {
    setText(value);
    commitLater(value.trim());
  };
  const clear = () => {
    commitLater.cancel();
    lastCommitted.current = '';
    setText('');
  };
  return [text, type, clear] as const;
}
