import { type Context, Hono } from 'hono';
import ipaddr from 'ipaddr.js';
import { answerHead } from '../http/answer-head.ts';
import { peerAddress } from '../identity/client-address.ts';
import { renderMailbox } from './mailbox-page.ts';
import { mailboxStyle } from './mailbox-style.ts';
import { readOutbox } from './read-outbox.ts';

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/** The outbox at `/dev/mailbox` and `/dev/mailbox.json`; mount it at the root, and only when the outbox is in use. */
export function mailboxRoutes(outboxDir: string): Hono {
  const app = new Hono();
  app.use('/dev/*', async (c, next) => {
    if (!isFromThisMachine(c)) return c.notFound();
    c.header('Content-Security-Policy', contentSecurityPolicy);
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    return next();
  });
  app.use('/dev/*', answerHead);
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

/**
 * Mails hold sign-in links, so nobody else may read them: a proxy on this machine is a loopback peer too, and a
 * page elsewhere could point its own name here.
 */
function isFromThisMachine(c: Context): boolean {
  const peer = peerAddress(c);
  if (!peer || ipaddr.process(peer).range() !== 'loopback') return false;
  if (c.req.header('x-forwarded-for') || c.req.header('forwarded')) return false;
  const host = new URL(c.req.url).hostname;
  return (
    host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host)
  );
}
