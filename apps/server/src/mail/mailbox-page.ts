import { html, raw } from 'hono/html';
import { pageBrand } from '../http/page-look.ts';
import { linkPattern, type OutboxMail } from './read-outbox.ts';

type Html = ReturnType<typeof html>;

/**
 * The outbox as a page: the list, and one complete e-mail. Without scripts and inline styles, so it
 * works under any CSP.
 */
export function renderMailbox(view: {
  mails: OutboxMail[];
  opened: OutboxMail | undefined;
  to: string;
}): Html {
  const { mails, opened, to } = view;
  return html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Mailbox · Keydence</title>
    <link rel="stylesheet" href="/dev/mailbox.css" />
  </head>
  <body>
    <header class="top">
      <div>${raw(pageBrand)}<span>Development mailbox</span></div>
    </header>
    <main>
      <div class="intro">
        <h1>Mailbox</h1>
        <p>Mails and text messages that this server would have sent. They stay on this machine.</p>
        <form method="get" action="/dev/mailbox">
        <label for="to">Address</label>
        <input id="to" name="to" type="text" autocomplete="off" value="${to}" placeholder="all addresses" />
        <button type="submit">Show</button>
        </form>
      </div>
      ${opened ? renderMail(opened) : html`<p class="empty">No mail yet. Reload this page after you asked for one.</p>`}
      ${mails.length > 0 ? renderList(mails, opened, to) : ''}
    </main>
  </body>
</html>`;
}

function renderMail(mail: OutboxMail): Html {
  const [link] = mail.links;
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="meta">To <strong>${mail.to}</strong> · <time datetime="${mail.date}">${readableTime(mail.date)}</time></p>
    ${link ? html`<p><a class="button" href="${link}">Open the link</a></p>` : ''}
    ${mail.code ? html`<p class="code" aria-label="Code">${mail.code}</p>` : ''}
    <pre>${linkify(mail.text)}</pre>
  </article>`;
}

function renderList(mails: OutboxMail[], opened: OutboxMail | undefined, to: string): Html {
  return html`<nav aria-label="Mails">
    <h2>All mails</h2>
    <ol>
      ${mails.map(
        (mail) => html`<li>
          <a href="${mailHref(mail, to)}" ${mail === opened ? html`aria-current="true"` : ''}>
            <strong>${mail.to}</strong><span>${mail.subject}</span>
            <time datetime="${mail.date}">${readableTime(mail.date)}</time>
          </a>
        </li>`,
      )}
    </ol>
  </nav>`;
}

function mailHref(mail: OutboxMail, to: string): string {
  const query = new URLSearchParams({ ...(to ? { to } : {}), id: mail.id });
  return `/dev/mailbox?${query}`;
}

function linkify(text: string): Html[] {
  const links = text.match(linkPattern) ?? [];
  return text.split(linkPattern).map((part, index) => {
    const link = links[index];
    return link ? html`${part}<a href="${link}">${link}</a>` : html`${part}`;
  });
}

function readableTime(iso: string): string {
  return iso && `${iso.slice(0, 10)} ${iso.slice(11, 19)} UTC`;
}
