import { maxTagsPerKeyword, normaliseKeywordText } from '@keydence/domain';
import { Alert, Button, Group, TagsInput, Textarea, TextInput } from '@mantine/core';
import { type FormEvent, useLayoutEffect } from 'react';
import { Allowed } from '../../lib/allowed.tsx';
import { useRefusal } from '../../lib/use-access.ts';
import { detailsTexts as texts } from './details-messages.ts';
import classes from './keyword-details.module.css';
import type { KeywordDetails } from './use-keyword-details.ts';
import { useKeywordForm } from './use-keyword-form.ts';
import { useKeywordTags } from './use-keyword-tags.ts';

interface KeywordFormProps {
  keyword: KeywordDetails;
  /** Called when the form gets or loses unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** Fields that members fill for a keyword: tags, target page and note. */
export function KeywordForm({ keyword, onDirtyChange }: KeywordFormProps) {
  const form = useKeywordForm(keyword);
  const isReadOnly = useRefusal() !== null;
  const knownTags = useKeywordTags(keyword.domainId);
  const { fields, errors, change, isDirty } = form;
  // Runs before painting: a key pressed immediately after must not close a form with "Unsaved changes".
  useLayoutEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty) form.save();
  };
  return (
    <form onSubmit={submit} className={classes.form} noValidate>
      <TagsInput
        label={texts.tags}
        description={texts.tagsHint}
        error={errors.tags}
        data={knownTags.data.map(({ tag }) => tag)}
        value={fields.tags}
        onChange={(tags) => change({ tags: readTags(tags) })}
        maxTags={maxTagsPerKeyword}
        splitChars={[',']}
        limit={20}
        readOnly={isReadOnly}
      />
      <TextInput
        label={texts.targetUrl}
        description={texts.targetUrlHint}
        error={errors.targetUrl}
        type="url"
        inputMode="url"
        placeholder="https://"
        readOnly={isReadOnly}
        value={fields.targetUrl}
        onChange={({ currentTarget: { value } }) => change({ targetUrl: value })}
      />
      <Textarea
        label={texts.note}
        description={texts.noteCount([...fields.note].length)}
        error={errors.note}
        rows={4}
        resize="vertical"
        readOnly={isReadOnly}
        value={fields.note}
        onChange={({ currentTarget: { value } }) => change({ note: value })}
      />
      {form.failure === null || form.isSaving ? null : (
        <Alert color="red" title={texts.saveFailed} role="alert">
          <p className={classes.failure}>
            {form.failure} {texts.saveFailedHint}
          </p>
          <Button type="submit" variant="default" size="compact-sm" mih={32}>
            {texts.saveAgain}
          </Button>
        </Alert>
      )}
      <Allowed>
        <Group gap="sm">
          {/* It keeps the focus while it saves, so it is never really disabled. */}
          <Button type="submit" aria-disabled={!isDirty} data-disabled={!isDirty || undefined}>
            {texts.save}
          </Button>
          <span role="status" className={classes.saveState}>
            {describeState(form)}
          </span>
        </Group>
      </Allowed>
    </form>
  );
}

/** Splits a pasted list of tags, which arrives as one entry with commas. */
function readTags(typed: readonly string[]): string[] {
  const tags = typed.flatMap((text) => text.split(',')).map(normaliseKeywordText);
  return [...new Set(tags)].filter(Boolean).slice(0, maxTagsPerKeyword);
}

function describeState({ isSaving, isDirty, isSaved }: ReturnType<typeof useKeywordForm>): string {
  if (isSaving) return texts.saving;
  if (isDirty) return texts.unsaved;
  return isSaved ? texts.saved : '';
}
