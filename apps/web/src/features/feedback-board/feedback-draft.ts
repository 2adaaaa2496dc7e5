import { createFeedbackInput, type FeedbackCategory, feedbackCategory } from '@keydence/domain';
import { useCallback, useState } from 'react';
import { z } from 'zod';

/** Form input, valid or not. */
export interface FeedbackDraft {
  title: string;
  description: string;
  category: FeedbackCategory;
}
export type DraftErrors = Partial<Record<keyof FeedbackDraft, string>>;

export const draftStorageKey = 'keydence.feedback-draft';

const storedDraft = z.object({ title: z.string(), description: z.string(), category: feedbackCategory });

function readDraft(): FeedbackDraft | null {
  const stored = sessionStorage.getItem(draftStorageKey);
  if (stored === null) return null;
  try {
    return storedDraft.parse(JSON.parse(stored));
  } catch {
    // Ignore values that this form did not write.
    return null;
  }
}

/** Draft of new feedback. It survives a closed form, a failed request and a reload of the tab. */
export function useFeedbackDraft(category: FeedbackCategory) {
  const [draft, setDraft] = useState(() => readDraft() ?? { title: '', description: '', category });
  const change = (changes: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...changes };
    sessionStorage.setItem(draftStorageKey, JSON.stringify(next));
    setDraft(next);
  };
  const clear = useCallback(() => {
    sessionStorage.removeItem(draftStorageKey);
    setDraft((current) => ({ ...current, title: '', description: '' }));
  }, []);
  return { draft, change, clear };
}

/** First error message of each invalid field. */
export function checkDraft(draft: FeedbackDraft): DraftErrors {
  return errorsByField(createFeedbackInput.safeParse(draft).error?.issues ?? []);
}

/** First error message of each field, from our own check or from the server. */
export function errorsByField(
  issues: readonly { path: string | readonly PropertyKey[]; message: string }[],
): DraftErrors {
  const byField: Record<string, string> = {};
  for (const { path, message } of issues)
    byField[String(typeof path === 'string' ? path : path[0])] ??= message;
  return byField;
}
