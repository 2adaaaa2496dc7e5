import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';

/** Field that marks a response re-posted by our page. */
export const bouncedField = 'keydence_bounced';

const script = 'document.forms[0].submit()';
const scriptHash = createHash('sha256').update(script).digest('base64');

/** No `form-action`: browsers also apply it to the redirect after a form. */
export const bouncePolicy = `default-src 'none'; script-src 'sha256-${scriptHash}'; style-src 'self'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * Re-posts a company's SAML response from our own site: browsers do not send our cookie with a POST
 * from another site, such as the identity provider's form.
 */
export function renderBouncePage(form: URLSearchParams): string {
  const fields = [...form, [bouncedField, '1'] as const].map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Signing in – Keydence</title>
<link rel="stylesheet" href="/unsubscribe.css">
</head>
<body>
<main>
<p class="brand">Keydence</p>
<h1>Signing in</h1>
<form method="post">
${fields.join('\n')}
<button type="submit">Continue</button>
</form>
</main>
<script>${script}</script>
</body>
</html>
`;
}
