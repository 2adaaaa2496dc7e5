import { type ContentPriority, contentPriority } from '@keydence/domain';
import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './content-plan.module.css';
import type { ContentPlanSearch } from './content-plan-search.ts';
import { messages, priorityLabels, texts } from './messages.ts';

interface PlanFiltersProps {
  search: ContentPlanSearch;
  shown: number;
  total: number;
  onChange: (changes: Partial<ContentPlanSearch>, options?: { replace: boolean }) => void;
}

/** Narrows the board by text and priority. */
export function PlanFilters({ search, shown, total, onChange }: PlanFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) =>
    onChange({ search: value || undefined }, { replace: true }),
  );
  return (
    <search className={classes.filters} aria-label="Content plan filters">
      <TextInput
        type="search"
        label={messages.search}
        placeholder={messages.searchHint}
        leftSection={<IconSearch size={16} stroke={1.5} aria-hidden />}
        maxLength={200}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <NativeSelect
        label={messages.priority}
        value={search.priority ?? ''}
        onChange={({ currentTarget: { value: chosen } }) =>
          onChange({ priority: chosen === '' ? undefined : (chosen as ContentPriority) })
        }
        data={[
          { value: '', label: messages.anyPriority },
          ...contentPriority.options.map((priority) => ({
            value: priority,
            label: priorityLabels[priority],
          })),
        ]}
      />
      <p className={classes.count} role="status">
        {shown === total ? texts.count(total) : texts.shown(shown, total)}
      </p>
    </search>
  );
}

const typingPauseMs = 200;

/** What is typed runs ahead of the URL; Back and Clear bring it back into step. */
function useTypedText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed);
  const last = useRef(committed);
  const commitLater = useDebouncedCallback((value: string) => {
    last.current = value;
    commit(value);
  }, typingPauseMs);
  useEffect(() => {
    if (last.current === committed) return;
    last.current = committed;
    setText(committed);
  }, [committed]);
  const type = (value: string) => {
    setText(value);
    commitLater(value.trim());
  };
  return [text, type] as const;
}
