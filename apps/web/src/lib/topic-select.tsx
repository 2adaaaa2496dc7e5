import { SearchSelect } from '@keydence/ui';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { countKeywords } from './count-keywords.ts';
import { trpc } from './trpc.ts';
import { useSelection } from './use-selection.tsx';
import { useTopicName } from './use-topic-name.ts';

const shownTopics = 20;
const typingMs = 300;

interface TopicSelectProps {
  label: string;
  value: string | undefined;
  onChange: (topicId: string | undefined) => void;
  /** Placeholder without a selection. */
  placeholder: string;
  /** Topic that is excluded from the choices. */
  exceptId?: string;
  error?: string | null;
  /** For a filter: adds a button that clears the selection. */
  isClearable?: boolean;
  hasAutofocus?: boolean;
}

/** Search field for one topic of the selected domain; topics with the most demand come first. */
export function TopicSelect(props: TopicSelectProps) {
  const { label, value, onChange, placeholder, exceptId, error = null, isClearable = false } = props;
  const { domain } = useSelection();
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const chosenName = useTopicName(value);
  const [search] = useDebouncedValue(typed === chosenName ? '' : typed.trim(), typingMs);
  const { data, isFetching } = trpc.topics.list.useQuery(
    { domainId: domain?.id ?? '', limit: shownTopics, sortBy: 'demand', ...(search && { search }) },
    { enabled: domain !== null && isOpen, placeholderData: (previous) => previous },
  );
  const found = (data?.data ?? []).filter(({ id }) => id !== exceptId);
  const counts = new Map(found.map(({ id, keywordCount }) => [id, countKeywords(keywordCount)]));
  const options = found.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = value === undefined || found.some(({ id }) => id === value);
  return (
    <SearchSelect
      label={label}
      placeholder={placeholder}
      value={value ?? null}
      onChange={(topicId) => onChange(topicId ?? undefined)}
      onSearchChange={setTyped}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      data={isListed ? options : [{ value, label: chosenName ?? value }, ...options]}
      filter={({ options: all }) => all}
      renderOption={({ option }) => `${option.label} · ${counts.get(option.value) ?? ''}`}
      nothingFoundMessage={isFetching ? 'Searching topics…' : 'No topic matches'}
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': `Clear ${label.toLowerCase()}` }}
      error={error}
      {...(props.hasAutofocus ? { 'data-autofocus': true } : {})}
    />
  );
}
