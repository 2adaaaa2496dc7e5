import { Select, type SelectProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';

type SearchSelectProps = Omit<
  SelectProps,
  'searchable' | 'selectFirstOptionOnChange' | 'allowDeselect' | 'openOnFocus' | 'wrapperProps'
>;

/** A select with search: the first match is marked, and Enter selects the marked option. */
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
 * After typing opens the list, Mantine looks for the earlier selection, which may be filtered out,
 * and then reports no marked option although one is shown. This handler reads the shown mark and
 * hides the key from the list.
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
