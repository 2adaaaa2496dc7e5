import { normaliseKeywordText, updateKeywordInput } from '@keydence/domain';
import { useState } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { isApiError, trpc } from '../../lib/trpc.ts';
import type { KeywordDetails } from './use-keyword-details.ts';

interface KeywordFields {
  tags: string[];
  targetUrl: string;
  note: string;
}
type FieldErrors = Partial<Record<keyof KeywordFields, string>>;

/**
 * Typed values override the stored ones until they are saved, so neither a failure nor a reload loses them.
 * Only changed fields are sent: another member's change of another field stays.
 */
export function useKeywordForm(keyword: KeywordDetails) {
  const utils = trpc.useUtils();
  const [draft, setDraft] = useState<Partial<KeywordFields>>({});
  const [invalid, setInvalid] = useState<FieldErrors>({});
  const stored = fieldsOf(keyword);
  const changes = differing(draft, stored);
  const update = trpc.keywords.update.useMutation({
    onSuccess: (saved) => {
      utils.keywords.get.setData({ keywordId: saved.id }, saved);
      return Promise.all([utils.keywords.list.invalidate(), utils.keywords.listTags.invalidate()]);
    },
  });
  const change = (fields: Partial<KeywordFields>) => {
    setInvalid({});
    setDraft((current) => ({ ...current, ...fields }));
  };
  const save = () => {
    if (update.isPending) return;
    const input = { keywordId: keyword.id, ...changes };
    const checked = updateKeywordInput.safeParse(input);
    if (!checked.success) {
      setInvalid(
        errorsByField(checked.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))),
      );
      return;
    }
    update.mutate(input, {
      onSuccess: () => setDraft((current) => differing(current, { ...stored, ...changes })),
      onError: (error) => {
        if (isApiError(error)) setInvalid(errorsByField(error.data?.errors ?? []));
      },
    });
  };
  return {
    fields: { ...stored, ...draft },
    errors: invalid,
    change,
    save,
    isDirty: Object.keys(changes).length > 0,
    isSaving: update.isPending,
    isSaved: update.isSuccess,
    /** Reason for the last failed save. */
    failure: update.error && failureText(update.error),
  };
}

function fieldsOf({ tags, targetUrl, note }: KeywordDetails): KeywordFields {
  return { tags, targetUrl: targetUrl ?? '', note: note ?? '' };
}

/** Fields of a draft that differ from the stored ones, ignoring order and case of tags. */
function differing(draft: Partial<KeywordFields>, fields: KeywordFields): Partial<KeywordFields> {
  const { tags, targetUrl, note } = draft;
  return {
    ...(tags && toKey(tags) !== toKey(fields.tags) && { tags }),
    ...(targetUrl !== undefined && targetUrl.trim() !== fields.targetUrl.trim() && { targetUrl }),
    ...(note !== undefined && note.trim() !== fields.note.trim() && { note }),
  };
}

function toKey(tags: readonly string[]): string {
  return JSON.stringify(tags.map(normaliseKeywordText).sort());
}

/** First error message of each field; `tags.1` belongs to the tags. */
function errorsByField(errors: readonly { path: string; message: string }[]): FieldErrors {
  const byField: Record<string, string> = {};
  for (const { path, message } of errors) {
    const [field = ''] = path.split('.');
    byField[field] ??= message;
  }
  return byField;
}
