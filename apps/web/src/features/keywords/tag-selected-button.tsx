import { Button } from '@mantine/core';
import { IconTag } from '@tabler/icons-react';
import { useState } from 'react';
import type { KeywordsSearch } from './keywords-search.ts';
import { TagKeywordsDialog } from './tag-keywords-dialog.tsx';
import { tagTexts as texts } from './tag-messages.ts';
import type { ListSelection } from './use-keyword-selection.ts';
import { useSelectedIds } from './use-selected-ids.ts';

interface TagSelectedButtonProps {
  selection: ListSelection;
  search: KeywordsSearch;
}

/** Adds a tag to the selected keywords or removes it. */
export function TagSelectedButton({ selection, search }: TagSelectedButtonProps) {
  const { read, isReading } = useSelectedIds(search);
  const [keywordIds, setKeywordIds] = useState<readonly string[] | null>(null);
  const open = async () => {
    const ids = await read(selection.selection);
    if (ids && ids.length > 0) setKeywordIds(ids);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconTag size={16} stroke={1.5} aria-hidden />}
        loading={isReading}
        onClick={() => void open()}
      >
        {texts.open}
      </Button>
      <TagKeywordsDialog keywordIds={keywordIds} onClose={() => setKeywordIds(null)} />
    </>
  );
}
