import {
  defaultFeedbackSort,
  feedbackSearchMaxLength,
  feedbackSort,
  feedbackSorts,
  feedbackStatus,
  feedbackStatuses,
} from '@keydence/domain';
import { NativeSelect, Switch } from '@mantine/core';
import { SearchBox } from '../../lib/search-box.tsx';
import { useTypedText } from '../../lib/use-typed-text.ts';
import type { BoardSearch } from './board-search.ts';
import classes from './feedback-board.module.css';
import { messages, sortLabels } from './messages.ts';
import { statusLabel } from './status-badge.tsx';

interface BoardFiltersProps {
  search: BoardSearch;
  /** Receives changed filters; the list restarts at its first page. */
  onChange: (changes: BoardSearch, options?: { replace?: boolean }) => void;
}

/** Filters by words, status, order and origin. */
export function BoardFilters({ search, onChange }: BoardFiltersProps) {
  // Back returns to the list before the search, not to each word typed.
  const [text, type] = useTypedText(search.search ?? '', (value) =>
    onChange({ search: value || undefined }, { replace: search.search !== undefined && value !== '' }),
  );
  return (
    <search className={classes.filters} aria-label="Feedback filters">
      <SearchBox
        className={classes.search}
        placeholder={messages.searchPlaceholder}
        maxLength={feedbackSearchMaxLength}
        value={text}
        onType={type}
      />
      <NativeSelect
        label={messages.status}
        value={search.status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ status: feedbackStatus.safeParse(value).data })
        }
        data={[
          { value: '', label: messages.anyStatus },
          ...feedbackStatuses.map((value) => ({ value, label: statusLabel(value) })),
        ]}
      />
      <NativeSelect
        label={messages.sort}
        value={search.sort ?? defaultFeedbackSort}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: value === defaultFeedbackSort ? undefined : feedbackSort.parse(value) })
        }
        data={feedbackSorts.map((value) => ({ value, label: sortLabels[value] }))}
      />
      <Switch
        className={classes.workspaceOnly ?? ''}
        label={messages.workspaceOnly}
        checked={search.ours === true}
        onChange={({ currentTarget: { checked } }) => onChange({ ours: checked ? true : undefined })}
      />
    </search>
  );
}
