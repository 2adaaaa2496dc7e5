import { IconChartBar, IconSearch, IconZoomScan } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useRefusal } from '../../lib/use-access.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { Command } from './commands.ts';
import type { RecentCommand } from './recent-commands.ts';
import { usePaletteSearch } from './use-palette-search.ts';

const maxKeywords = 6;

/** Keywords of the selected domain that contain the text, from the server after typing pauses. */
export function useKeywordCommands(text: string) {
  const { search, domainId, isAsked, isEnabled, isTyping } = usePaletteSearch(text);
  const make = useKeywordCommand();
  const { data, isFetching, isError } = trpc.keywords.list.useQuery(
    { domainId, search, limit: maxKeywords },
    { enabled: isEnabled },
  );
  const commands = useMemo(
    () => (isAsked ? (data?.data ?? []).map(({ id, keywordText }) => make(id, keywordText)) : []),
    [isAsked, data, make],
  );
  return { commands, isSearching: isAsked && (isFetching || isTyping), isError: isAsked && isError };
}

/** Restores a recent keyword as a command; only in its own domain. */
export function useReviveKeyword(): (recent: RecentCommand) => Command | null {
  const { domain } = useSelection();
  const make = useKeywordCommand();
  return useCallback(
    ({ id, label }) => {
      const [kind, domainId, keywordId] = id.split(':');
      return kind === 'keyword' && keywordId && domainId === domain?.id ? make(keywordId, label) : null;
    },
    [domain, make],
  );
}

function useKeywordCommand(): (keywordId: string, text: string) => Command {
  const { domain } = useSelection();
  const navigate = useNavigate();
  return useCallback(
    (keywordId, text) => ({
      id: `keyword:${domain?.id}:${keywordId}`,
      group: 'Keywords',
      label: text,
      icon: IconChartBar,
      run: () => void navigate({ to: '/dashboard', search: { section: 'keywords', keyword: keywordId } }),
    }),
    [domain, navigate],
  );
}

/** Further places to search when the palette has no match. */
export function useFurtherCommands(text: string): Command[] {
  const navigate = useNavigate();
  const { domain } = useSelection();
  const refusal = useRefusal('spend');
  const typed = text.trim();
  return useMemo(() => {
    if (!typed || !domain) return [];
    const go = (search: Record<string, unknown>) => () => void navigate({ to: '/dashboard', search });
    const inList: Command = {
      id: 'further:keywords',
      group: 'Look further',
      label: `Search the keywords for “${typed}”`,
      icon: IconSearch,
      run: go({ section: 'keywords', search: typed }),
    };
    const inInspector: Command = {
      id: 'further:inspector',
      group: 'Look further',
      label: `Look up “${typed}” in the Keyword Inspector`,
      icon: IconZoomScan,
      run: go({ section: 'keyword-inspector', query: typed }),
    };
    return refusal === null ? [inList, inInspector] : [inList];
  }, [typed, domain, navigate, refusal]);
}
