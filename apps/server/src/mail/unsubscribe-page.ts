const kinds = {
  feedback: {
    ask: {
      title: 'Stop mails about feedback?',
      text: 'We will no longer tell you by mail what becomes of feedback that you shared or voted for.',
    },
    done: {
      title: 'You get no more mails about feedback',
      text: 'You can switch them on again on the Feedback Board.',
    },
    wrong: {
      title: 'This link does not work',
      text: 'It may be incomplete. Open it from the mail once more, or switch the mails off on the Feedback Board.',
    },
    back: { label: 'Go to the Feedback Board', path: '/dashboard?section=feedback-board' },
  },
  reports: {
    ask: {
      title: 'Stop the mails about this website’s reports?',
      text: 'We will no longer send you the keyword trends and the content plan of this website every two weeks.',
    },
    done: {
      title: 'You get no more reports of this website by mail',
      text: 'You can switch them on again beside the report.',
    },
    wrong: {
      title: 'This link does not work',
      text: 'It may be incomplete. Open it from the mail once more, or switch the mails off beside the report.',
    },
    back: { label: 'Go to the reports', path: '/dashboard?section=reports' },
  },
  alerts: {
    ask: {
      title: 'Stop the alerts of this website by mail?',
      text: 'We will no longer tell you by mail when the ranks of this website move as an alert says.',
    },
    done: {
      title: 'You get no more alerts of this website by mail',
      text: 'You can switch them on again on the Alerts page.',
    },
    wrong: {
      title: 'This link does not work',
      text: 'It may be incomplete. Open it from the mail once more, or switch the mails off on the Alerts page.',
    },
    back: { label: 'Go to the alerts', path: '/dashboard?section=alerts' },
  },
} as const;

export type MailKind = keyof typeof kinds;

/** Page behind an unsubscribe link; it contains no text from the request. */
export function renderUnsubscribePage(kind: MailKind, state: 'ask' | 'done' | 'wrong'): string {
  const { back } = kinds[kind];
  const { title, text } = kinds[kind][state];
  // The form posts to its own address, which contains the token.
  const action =
    state === 'ask'
      ? '<form method="post"><button type="submit">Unsubscribe</button></form>'
      : `<p><a href="${back.path}">${back.label}</a></p>`;
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
<p>${text}</p>
${action}
</main>
</body>
</html>
`;
}

export const unsubscribeStyle = `
:root { color-scheme: light dark; font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
body { margin: 0; padding: 48px 16px; line-height: 1.5; background: light-dark(#FBF9F4, #101815); color: light-dark(#17211E, #E9EFEC); }
main { max-width: 480px; margin: 0 auto; }
.brand { font-weight: 700; font-size: 20px; }
h1 { font-size: 24px; line-height: 1.3; }
a { color: light-dark(#0B6B50, #4CC59B); display: inline-block; padding: 8px 0; }
button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: light-dark(#0B6B50, #4CC59B); color: light-dark(#FFFFFF, #0B1411); font: inherit; font-weight: 600; cursor: pointer; }
:focus-visible { outline: 3px solid light-dark(#0B6B50, #4CC59B); outline-offset: 2px; }
`;
