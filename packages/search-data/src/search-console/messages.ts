import type { SourceFailureReason } from '@keydence/domain';
import { SourceError } from '@keydence/domain';

const messages = {
  auth: 'Google no longer accepts the Search Console connection. Connect Search Console again.',
  access:
    'This Google account may not read the property. Choose another property, or connect another account.',
  not_found: 'Search Console does not have the property any more. Choose another one.',
  rate: 'Search Console is asked too often right now. Try again in a few minutes.',
  unavailable: 'Search Console did not answer. Try again in a few minutes.',
  invalid: 'Search Console did not take the question. The server log has the details.',
  unreadable:
    'Search Console answered in a form that Keydence does not know. The server log has the details.',
} satisfies Partial<Record<SourceFailureReason, string>>;

export type SearchConsoleFailureReason = keyof typeof messages;

export const notRegistered =
  'Google does not accept this server’s registration. The server administrator must check SEARCH_CONSOLE_CLIENT_ID and SEARCH_CONSOLE_CLIENT_SECRET.';
export const apiIsOff =
  'The Search Console API is not switched on for this server. The server administrator must enable it in the Google Cloud project.';
export const scopeMissing =
  'Google did not give the permission to read Search Console. Connect again, and leave its box ticked.';
export const codeRefused = 'Google did not accept the return from its page. Start the connection once more.';

export function failWith(
  reason: SearchConsoleFailureReason,
  message: string = messages[reason],
): SourceError {
  return new SourceError(reason, message);
}
