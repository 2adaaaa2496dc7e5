import { notifications } from '@mantine/notifications';
import { failureText } from './failure-text.ts';

/** Reports a failed action with its reason: the response's message, or the next step without a response. */
export function notifyError(title: string, error: unknown): void {
  notifications.show({ color: 'red', title, message: failureText(error) });
}
