import { keywordTag } from '@keydence/domain';
import { Autocomplete, Button, Group, Modal } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSelection } from '../../lib/use-selection.tsx';
import classes from './keywords.module.css';
import { tagTexts as texts } from './tag-messages.ts';
import { useKeywordTags } from './use-keyword-tags.ts';
import { useTagKeywords } from './use-tag-keywords.ts';

interface TagKeywordsDialogProps {
  /** Keywords to tag; null while closed. */
  keywordIds: readonly string[] | null;
  onClose: () => void;
}

/** Asks for a tag to add or remove. It stays open, with the tag, if the change fails. */
export function TagKeywordsDialog({ keywordIds, onClose }: TagKeywordsDialogProps) {
  return (
    <Modal
      opened={keywordIds !== null}
      onClose={onClose}
      title={keywordIds ? texts.title(keywordIds.length) : null}
    >
      {keywordIds ? <TagForm keywordIds={keywordIds} onClose={onClose} /> : null}
    </Modal>
  );
}

function TagForm({ keywordIds, onClose }: { keywordIds: readonly string[]; onClose: () => void }) {
  const { domain } = useSelection();
  const { data: known } = useKeywordTags(domain?.id);
  const { tag, isTagging } = useTagKeywords();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const change = async (action: 'add' | 'remove') => {
    const { success, data, error: refusal } = keywordTag.safeParse(typed);
    if (!success) return setError(refusal.issues[0]?.message ?? texts.failed);
    const failure = await tag({ keywordIds, action, tag: data });
    if (failure === null) onClose();
    else setError(failure);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isTagging) void change('add');
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <Autocomplete
        label={texts.label}
        description={texts.hint}
        error={error}
        data={known.map((listed) => listed.tag)}
        limit={20}
        value={typed}
        onChange={(value) => {
          setError(null);
          setTyped(value);
        }}
        data-autofocus
      />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <Button variant="light" disabled={isTagging} onClick={() => void change('remove')}>
          {texts.remove}
        </Button>
        <Button type="submit" loading={isTagging}>
          {texts.add}
        </Button>
      </Group>
    </form>
  );
}
