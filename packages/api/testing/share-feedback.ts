import type { FeedbackItem } from '@keydence/domain';
import type { signIn } from './sign-in.ts';

type Api = Awaited<ReturnType<typeof signIn>>['api'];

/** Default texts of a test's feedback item. */
export const feedbackText = {
  title: 'Dark mode',
  description: 'My eyes hurt when I work at night.',
  category: 'feature_requests',
} as const;

export function shareFeedback(
  api: Api,
  overrides: Partial<Parameters<Api['feedback']['create']>[0]> = {},
): Promise<FeedbackItem> {
  return api.feedback.create({ ...feedbackText, ...overrides });
}
