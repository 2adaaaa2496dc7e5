import { formatMoment } from '@keydence/domain';
import type { RestorableAddress } from '@keydence/identity';
import { escapeHtml } from '../http/escape-html.ts';

export type RestoreAddressState =
  | ({ name: 'ask' | 'done' } & RestorableAddress)
  | { name: 'wrong' }
  | { name: 'taken' };

function wordsOf(state: RestoreAddressState): { title: string; texts: string[] } {
  switch (state.name) {
    case 'ask':
      return {
        title: 'Restore your e-mail address?',
        texts: [
          `The e-mail address of your Keydence account becomes ${state.previousEmail} again.`,
          'All sessions are signed out, and the password is removed.',
          `Phone numbers, second steps, passkeys, linked accounts, connected applications and API keys added since ${formatMoment(state.since, 'UTC')} UTC are removed.`,
        ],
      };
    case 'done':
      return {
        title: 'Your e-mail address was restored',
        texts: [
          `Sign in with ${state.previousEmail}, then check your profile for what you do not recognize.`,
        ],
      };
    case 'taken':
      return {
        title: 'Could not restore your e-mail address',
        texts: [
          'Another account uses this address. Nothing was changed. Contact the administrator of this server.',
        ],
      };
    case 'wrong':
      return {
        title: 'This link does not work',
        texts: ['It is incomplete, was used, or is older than 7 days. Nothing was changed.'],
      };
  }
}

export function renderRestoreAddressPage(state: RestoreAddressState): string {
  const { title, texts } = wordsOf(state);
  // The form posts to its own address, which contains the token.
  const action =
    state.name === 'ask'
      ? '<form method="post"><button type="submit">Restore address</button></form>'
      : '<p><a href="/signin">Go to sign-in</a></p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Keydence</title>
<link rel="stylesheet" href="/unsubscribe.css">
</head>
<body>
<main>
<p class="brand">Keydence</p>
<h1>${title}</h1>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${action}
</main>
</body>
</html>
`;
}
