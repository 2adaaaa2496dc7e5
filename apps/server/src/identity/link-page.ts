import { escapeHtml } from '../http/escape-html.ts';

/**
 * Asks before an identity is linked to an account that is signed in in another browser or on
 * another site's page.
 */
export function renderLinkPage({ account, provider }: { account: string; provider: string }): string {
  const name = escapeHtml(`${provider.charAt(0).toUpperCase()}${provider.slice(1)}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Link ${name} – Keydence</title>
<link rel="stylesheet" href="/unsubscribe.css">
</head>
<body>
<main>
<p class="brand">Keydence</p>
<h1>Link your ${name} account?</h1>
<p>Your ${name} account will sign in to the Keydence account ${escapeHtml(account)}.</p>
<p>Continue only if this Keydence account is yours.</p>
<form method="post"><button type="submit">Link account</button></form>
<p><a href="/">Cancel</a></p>
</main>
</body>
</html>
`;
}
