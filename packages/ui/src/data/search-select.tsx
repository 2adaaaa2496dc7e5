import { Select, type SelectProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

type SearchSelectProps = Omit<
  SelectProps,
  'searchable' | 'selectFirstOptionOnChange' | 'allowDeselect' | 'openOnFocus' | 'wrapperProps'
>;

/** One of many, found by typing: the first option that fits is marked, and Enter takes the marked one. */
export function SearchSelect(props: SearchSelectProps) {
  return (
    <Select
      {...props}
      searchable
      selectFirstOptionOnChange
      allowDeselect={false}
      openOnFocus={false}
      wrapperProps={{ onKeyDownCapture: takeMarkedOption }}
    />
  );
}

/**
 * A list that typing has opened looks a moment later for the option chosen before, which is no longer among those shown,
 * and then knows of none, though it still shows its mark. So what is shown counts, and the list does not hear of the key.
 */
function takeMarkedOption(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const field = event.target instanceof Element ? event.target : null;
  const list = document.getElementById(field?.getAttribute('aria-controls') ?? '');
  const marked = list?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!marked) return;
  event.preventDefault();
  event.stopPropagation();
  marked.click();
}
