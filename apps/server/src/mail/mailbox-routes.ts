import { type Context, Hono } from 'hono';
import { isFromThisMachine, type MailboxAccess } from './mailbox-access.ts';
import { mailboxClosed } from './mailbox-messages.ts';
import { renderMailbox } from './mailbox-page.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { readOutbox } from './read-outbox.ts';

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/**
 * The outbox at `/dev/mailbox` and `/dev/mailbox.json`, for holders of the token: e-mails contain
 * sign-in links. Mount at the root, and only if `mayShowMailbox` is true.
 */
export function mailboxRoutes(outboxDir: string, access: MailboxAccess): Hono {
  const app = new Hono();
  app.use('/dev/*', async (c, next) => {
    if (!isFromThisMachine(c)) return c.notFound();
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    if (opens(c, access)) return c.redirect('/dev/mailbox', 303);
    // The sign-in page asks which of its two sentences applies.
    if (c.req.path === '/dev/mailbox-state.json') return c.json({ isOpen: access.isOpen(c) });
    return access.isOpen(c) ? next() : c.text(mailboxClosed, 403);
  });
  app.get('/dev/mailbox.json', async (c) => c.json(await readOutbox(outboxDir, c.req.query('to'))));
  app.get('/dev/mailbox.css', (c) =>
    c.body(mailboxStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
  app.get('/dev/mailbox', async (c) => {
    const to = c.req.query('to') ?? '';
    const mails = await readOutbox(outboxDir, to);
    const opened = mails.find(({ id }) => id === c.req.query('id')) ?? mails[0];
    return c.html(renderMailbox({ mails, opened, to }));
  });
  return app;
}

/** HEAD, as sent by link previews, does not consume a token. */
function opens(c: Context, access: MailboxAccess): boolean {
  const token = c.req.query('token');
  return c.req.method === 'GET' && c.req.path === '/dev/mailbox' && !!token && access.redeem(c, token);
}
