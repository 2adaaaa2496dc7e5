import { type ContentPriority, contentPriority } from '@keydence/domain';
import { NativeSelect } from '@mantine/core';
import { SearchBox } from '../../lib/search-box.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import classes from './content-plan.module.css';
import type { ContentPlanSearch } from './content-plan-search.ts';
import { messages, priorityLabels, texts } from './messages.ts';

interface PlanFiltersProps {
  search: ContentPlanSearch;
  shown: number;
  total: number;
  onChange: (changes: Partial<ContentPlanSearch>, options?: { replace: boolean }) => void;
}

/** Filters the board by text and priority. */
export function PlanFilters({ search, shown, total, onChange }: PlanFiltersProps) {
  const [text, type] = useTypedText(search.search ?? '', (value) =>
    onChange({ search: value || undefined }, { replace: true }),
  );
  return (
    <search className={classes.filters} aria-label="Content plan filters">
      <SearchBox placeholder={messages.searchHint} value={text} onType={type} />
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
