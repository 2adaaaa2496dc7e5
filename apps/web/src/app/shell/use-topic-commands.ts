import { IconChartTreemap } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { trpc } from '../../lib/trpc.ts';
import { useSelection } from '../../lib/use-selection.tsx';
import type { Command } from './commands.ts';
import type { RecentCommand } from './recent-commands.ts';
import { usePaletteSearch } from './use-palette-search.ts';

const maxTopics = 4;

/** Topics of the selected domain with names that contain the text, most demand first. */
export function useTopicCommands(text: string) {
  const { search, domainId, isAsked, isEnabled, isTyping } = usePaletteSearch(text);
  const make = useTopicCommand();
  const { data, isFetching } = trpc.topics.list.useQuery(
    { domainId, search, sortBy: 'demand', limit: maxTopics },
    { enabled: isEnabled },
  );
  const commands = useMemo(
    () => (isAsked ? (data?.data ?? []).map(({ id, name }) => make(id, name)) : []),
    [isAsked, data, make],
  );
  return { commands, isSearching: isAsked && (isFetching || isTyping) };
}

/** Restores a recent topic as a command; only in its own domain. */
export function useReviveTopic(): (recent: RecentCommand) => Command | null {
  const { domain } = useSelection();
  const make = useTopicCommand();
  return useCallback(
    ({ id, label }) => {
      const [kind, domainId, topicId] = id.split(':');
      return kind === 'topic' && topicId && domainId === domain?.id ? make(topicId, label) : null;
    },
    [domain, make],
  );
}

function useTopicCommand(): (topicId: string, name: string) => Command {
  const { domain } = useSelection();
  const navigate = useNavigate();
  return useCallback(
    (topicId, name) => ({
      id: `topic:${domain?.id}:${topicId}`,
      group: 'Topics',
      label: name,
      icon: IconChartTreemap,
      run: () => void navigate({ to: '/dashboard', search: { section: 'topics', topic: topicId } }),
    }),
    [domain, navigate],
  );
}
