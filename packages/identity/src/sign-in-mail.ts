import { codeMinutes } from './lifetimes.ts';
import type { OutgoingMail } from './mailer.ts';

export interface SignInMailInput {
  to: string;
  code: string;
  link: string;
  isNewUser: boolean;
}

/** The mail with the link and the code; both are the same secret's two forms and die together. */
export function composeSignInMail({ to, code, link, isNewUser }: SignInMailInput): OutgoingMail {
  const intro = isNewUser
    ? 'Welcome to Keydence. Open this link to confirm your address and sign in:'
    : 'Open this link to sign in to Keydence:';
  const life = `The link and the code work once and expire in ${codeMinutes} minutes.`;
  const ignore = 'If you did not request this, you can ignore this mail. Nobody can sign in without it.';
  return {
    to,
    subject: 'Your Keydence sign-in link',
    text: `${intro}\n\n${link}\n\nOr enter this code: ${code}\n\n${life}\n${ignore}\n\nKeydence\n`,
    html: renderHtml({ code, link, intro, life, ignore }),
  };
}

function renderHtml(parts: {
  code: string;
  link: string;
  intro: string;
  life: string;
  ignore: string;
}): string {
  const href = parts.link.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const text = 'margin:0 0 16px;font-size:16px;line-height:24px';
  const small = 'margin:0 0 8px;font-size:14px;line-height:20px;color:#5b6472';
  const button =
    'display:inline-block;padding:12px 24px;border-radius:8px;background:#1d4ed8;color:#ffffff;font-weight:600;text-decoration:none';
  const code =
    'margin:0 0 24px;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:32px;letter-spacing:8px;font-weight:700';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Your Keydence sign-in link</title></head>
<body style="margin:0;padding:32px 16px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif">
<div style="max-width:480px;margin:0 auto">
<p style="margin:0 0 24px;font-size:20px;font-weight:700">Keydence</p>
<p style="${text}">${parts.intro}</p>
<p style="margin:0 0 24px"><a href="${href}" style="${button}">Sign in to Keydence</a></p>
<p style="${text}">Or enter this code:</p>
<p style="${code}">${parts.code}</p>
<p style="${small}">${parts.life}</p>
<p style="${small}">${parts.ignore}</p>
</div>
</body>
</html>
`;
}
