import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import type { FilledWorkspace } from './fill-fields.ts';
import { judgePages } from './judge-pages.ts';
import { readQuestion } from './markup-questions.ts';
import { type OutboxMail, readMailsTo } from './outbox.ts';
import { type Person, signIn } from './person.ts';
import { createProcedureWriter, type ProcedureWriter } from './procedure-writer.ts';
import { openWatchedPage, type WatchedPage } from './watched-browser.ts';
import type { FaultResult } from './write-page.ts';

interface NamedSite {
  origin: string;
  browser: Browser;
  page: WatchedPage;
  person: Person;
  texts: readonly string[];
  filled: FilledWorkspace;
}

const guest = 'guest@people.example';
const voter = 'bob@people.example';
const mailLimitMs = 5_000;
const queueLimitMs = 300_000;

/**
 * Renames the workspace and its people to one text after the other, and checks all places that show
 * them: every screen, dialogs, pages behind secret links, print and mails.
 */
export async function rotateNames(site: NamedSite): Promise<FaultResult> {
  const { origin, browser, page, person, texts, filled } = site;
  const { workspaceId } = filled;
  const writer = createProcedureWriter(person);
  const bob = createProcedureWriter(await signIn(origin, voter));
  const context = await browser.newContext();
  const reader = await openWatchedPage(context, { origin, faults: page.faults });
  const { data: invitations } = await writer.read<{ data: { id: string; email: string }[] }>(
    'invitations.list',
    {
      workspaceId,
    },
  );
  const invitationId = invitations.find(({ email }) => email === guest)?.id;
  const seen = new Set<string>();
  await readNewMails(origin, seen);
  await writer.write('invitations.create', { workspaceId, email: voter });
  // It is queued behind all earlier mails.
  await join(bob, await readNewMails(origin, seen, { awaited: voter, limitMs: queueLimitMs }));
  let [runs, unseen, mails, broken] = [0, 0, 0, 0];
  for (const [index, text] of texts.entries()) {
    const named = await writer.write('workspaces.update', { workspaceId, name: text });
    await writer.write('profile.update', { fullName: text });
    await bob.write('profile.update', { fullName: text });
    const feedbackId = filled.feedbackIds[index];
    if (feedbackId) {
      await bob.write('feedback.vote', { feedbackId });
      await writer.write('feedback.update', { feedbackId, status: 'planned' });
    }
    await writer.write('invitations.resend', { workspaceId, invitationId });
    const sent = await readNewMails(origin, seen);
    for (const mail of sent) {
      mails += 1;
      if (!isOneMail(mail)) broken += 1;
      await reader.page.setContent(mail.html, { waitUntil: 'load' });
      await reader.look(`the mail "${mail.subject}"`, texts);
    }
    const invitation = sent.map(findInvitation).find((link) => link !== undefined);
    const shown = [
      await page.visit('/dashboard?section=workspace-settings', [text]),
      ...(await openWorkspaceQuestions(page, text)),
      await openUserMenu(page, text),
      await reader.visit(`/share/${filled.shareToken}`, [text]),
      await printPage(reader, text),
      invitation ? await reader.visit(new URL(invitation).pathname, [text]) : 0,
    ];
    runs += shown.length + sent.length;
    if (named && shown.some((count) => count === 0)) {
      unseen += 1;
      console.log(`not shown as written: ${JSON.stringify(text)}: ${shown.join()}`);
    }
  }
  await context.close();
  return judgePages(
    'names around screens, on shared and printed reports, invitations and mails',
    page.faults,
    {
      runs,
      mails,
      'without one recipient and one line': broken,
      'without the name': unseen,
    },
  );
}

const findInvitation = ({ text }: OutboxMail): string | undefined =>
  /https?:\S+\/invitations\/\S+/.exec(text)?.[0];

/** A person who follows an invitation link becomes a member. */
async function join(guest: ProcedureWriter, mails: readonly OutboxMail[]): Promise<void> {
  const link = mails.map(findInvitation).find((each) => each !== undefined);
  const token = new URL(link ?? 'none:').pathname.split('/').at(-1);
  if ((await guest.write('invitations.accept', { token })) === null)
    throw new Error('no guest has joined the workspace');
}

/** Dialogs before a member or the workspace is deleted. */
async function openWorkspaceQuestions(watched: WatchedPage, text: string): Promise<number[]> {
  const { page } = watched;
  const counts: number[] = [];
  for (const name of [/^Leave workspace$/, /^Delete workspace$/, /^Remove: /]) {
    const members = page.getByRole('list', { name: 'Members of this workspace' });
    const button = (name.source.includes('Remove') ? members : page).getByRole('button', { name });
    await button.first().click();
    counts.push((await readQuestion(watched, name.source, [text])).length);
  }
  return counts;
}

async function openUserMenu({ page, look }: WatchedPage, text: string): Promise<number> {
  await page.getByRole('button', { name: /User menu/ }).click();
  await page.getByRole('menu').waitFor();
  return look('the user menu', [text]);
}

async function printPage({ page, look }: WatchedPage, text: string): Promise<number> {
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const shown = await look('the printed report', [text]);
  await page.pdf();
  await page.emulateMedia({ media: null });
  return shown;
}

const isOneMail = ({ to, subject }: OutboxMail) =>
  [guest, voter].includes(to) && !/[\p{Cc}\u2028\u2029]/u.test(subject);

/** New mails to the guest and the voter, after at least one has arrived, up to a limit. */
async function readNewMails(
  origin: string,
  seen: Set<string>,
  { awaited, limitMs } = { awaited: guest, limitMs: mailLimitMs },
): Promise<OutboxMail[]> {
  const until = performance.now() + limitMs;
  for (;;) {
    const fresh = [guest, voter].flatMap((to) => readMailsTo(origin, to)).filter(({ id }) => !seen.has(id));
    if (fresh.some(({ to }) => to === awaited) || performance.now() > until) {
      for (const { id } of fresh) seen.add(id);
      return fresh;
    }
    await pause(100);
  }
}
