import { useDebouncedValue } from '@mantine/hooks';
import { useSelection } from '../../lib/use-selection.tsx';
import { typingDebounceMs } from '../../lib/use-typed-text.ts';

const minLength = 2;

/** Server searches over the selected domain, after typing pauses. */
export function usePaletteSearch(text: string) {
  const { domain } = useSelection();
  const typed = text.trim();
  const [search] = useDebouncedValue(typed, typingDebounceMs);
  const isReady = domain?.state === 'ready' && domain.dataSource !== null;
  const isAsked = isReady && typed.length >= minLength;
  return {
    search,
    domainId: domain?.id ?? '',
    /** True if the text is long enough and there is a domain to search. */
    isAsked,
    isEnabled: isAsked && search.length >= minLength,
    isTyping: search !== typed,
  };
}
