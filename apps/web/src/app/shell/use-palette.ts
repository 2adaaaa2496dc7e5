import { useMemo, useState } from 'react';
import { type Command, findCommands } from './commands.ts';
import { resolveRecent } from './recent-commands.ts';
import { useCommands } from './use-commands.ts';
import { useFurtherCommands, useKeywordCommands, useReviveKeyword } from './use-keyword-commands.ts';
import { useRecentCommands } from './use-recent-commands.ts';
import { useReviveTopic, useTopicCommands } from './use-topic-commands.ts';

/** Typed text of the palette, its results, and the line that Enter runs. */
export function usePalette(onClose: () => void) {
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string | null>(null);
  const known = useCommands();
  const keywords = useKeywordCommands(text);
  const topics = useTopicCommands(text);
  const further = useFurtherCommands(text);
  const [recent, addRecent] = useRecentCommands();
  const reviveKeyword = useReviveKeyword();
  const reviveTopic = useReviveTopic();

  const shown = useMemo(() => {
    if (text.trim() === '') {
      const lately = resolveRecent(recent, known, (one) => reviveKeyword(one) ?? reviveTopic(one));
      const isLate = new Set(lately.map(({ id }) => id));
      return [...lately, ...findCommands(known, '').filter(({ id }) => !isLate.has(id))];
    }
    return [...findCommands(known, text), ...topics.commands, ...keywords.commands, ...further];
  }, [text, known, topics.commands, keywords.commands, further, recent, reviveKeyword, reviveTopic]);
  const isSearching = topics.isSearching || keywords.isSearching;
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === activeId),
  );

  return {
    text,
    type: (typed: string) => {
      setText(typed);
      setActiveId(null);
    },
    shown,
    active: shown[index] ?? null,
    move: (step: number) => setActiveId(shown[(index + step + shown.length) % shown.length]?.id ?? null),
    activate: ({ id }: Command) => setActiveId(id),
    run: (command: Command) => {
      if (!command.id.startsWith('further:')) addRecent(command);
      onClose();
      command.run();
    },
    isSearching,
    isError: keywords.isError,
    isNothing: text.trim() !== '' && !isSearching && shown.length === further.length,
  };
}
