import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { KeywordsSearch } from './keywords-search.ts';
import { messages } from './messages.ts';
import type { Deletion } from './use-delete-keywords.ts';
import type { ListSelection } from './use-keyword-selection.ts';
import type { Keyword } from './use-keywords.ts';
import { useSelectedIds } from './use-selected-ids.ts';

interface DeleteSelectedButtonProps {
  selection: ListSelection;
  search: KeywordsSearch;
  keywords: readonly Keyword[];
  onDelete: (deletion: Deletion) => void;
}

export function DeleteSelectedButton({ selection, search, keywords, onDelete }: DeleteSelectedButtonProps) {
  const { read, isReading } = useSelectedIds(search);
  const ask = async () => {
    const keywordIds = await read(selection.selection);
    if (!keywordIds || keywordIds.length === 0) return;
    const only = keywordIds.length === 1 ? keywords.find(({ id }) => id === keywordIds[0]) : undefined;
    onDelete({ keywordIds, keywordText: only?.keywordText ?? null });
  };
  return (
    <Button
      color="red"
      variant="light"
      leftSection={<IconTrash size={16} stroke={1.5} aria-hidden />}
      loading={isReading}
      onClick={() => void ask()}
    >
      {messages.delete}
    </Button>
  );
}
