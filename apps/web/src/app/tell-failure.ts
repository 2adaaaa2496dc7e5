import { notifications } from '@mantine/notifications';
import { failureText } from './failure-text.ts';

/** Says that an action failed, and why: the answer's message, or what to do when there was no answer. */
export function tellFailure(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: failureText(error) });
}
