import { countCharacters, feedbackTitleMaxLength } from '@keydence/domain';
import { useDebouncedValue } from '@mantine/hooks';
import { trpc } from '../../app/trpc.ts';
import { typingDebounceMs } from '../../app/use-typed-text.ts';
import type { FeedbackItem } from './use-feedback-list.ts';

/** Shorter titles are like everything. */
export const similarMinLength = 3;

/**
 * What the board has that is like a title, once typing pauses. An answer belongs to its own title: one that comes
 * late, for a title that has changed since, is not shown.
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
