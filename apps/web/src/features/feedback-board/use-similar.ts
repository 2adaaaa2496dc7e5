import { countCharacters, feedbackTitleMaxLength } from '@keydence/domain';
import { useDebouncedValue } from '@mantine/hooks';
import { trpc } from '../../lib/trpc.ts';
import { typingDebounceMs } from '../../lib/use-typed-text.ts';
import type { FeedbackItem } from './use-feedback-list.ts';

/** Minimum title length; shorter titles match everything. */
export const similarMinLength = 3;

/**
 * Items with a title similar to this one, after typing pauses. A late response for an earlier title is not
 * shown.
 */
export function useSimilar(typedTitle: string): FeedbackItem[] {
  const typed = typedTitle.trim();
  const [title] = useDebouncedValue(typed, typingDebounceMs);
  const length = countCharacters(title);
  const isAsked = length >= similarMinLength && length <= feedbackTitleMaxLength;
  const { data } = trpc.feedback.listSimilar.useQuery(
    { title },
    { enabled: isAsked, placeholderData: (previous) => previous, retry: false },
  );
  return isAsked && countCharacters(typed) >= similarMinLength ? (data ?? []) : [];
}
