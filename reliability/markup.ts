// Hostile texts in every field that people, a provider and a model can write, and every screen, mail and export in a real
// browser: none may run, load, link or look like anything but text.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { fetchSearchConsole } from './fetch-search-console.ts';
import { type FilledWorkspace, fillFields } from './fill-fields.ts';
import { literalOf, pickTexts, wellFormed } from './hostile-texts.ts';
import { openHostileWorld } from './hostile-world.ts';
import { judgePages } from './judge-pages.ts';
import { findLogFaults, sendHostileBytes } from './log-faults.ts';
import { openAnswers } from './markup-answers.ts';
import { openMails } from './markup-mails.ts';
import { rotateNames } from './markup-names.ts';
import { openQuestions } from './markup-questions.ts';
import { listPublicScreens, listScreens } from './markup-screens.ts';
import { openOwnPostgres } from './open-own-postgres.ts';
import { askForCode, dataOf, type Person, send, signIn } from './person.ts';
import { createProcedureWriter } from './procedure-writer.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { launchBrowser, openWatchedPage, type WatchedPage } from './watched-browser.ts';
import type { FaultResult } from './write-page.ts';

/** Number of texts tried in every URL; the others are tried in the last few. */
const everywhere = isShort ? 1 : 6;
const placesOfEach = 3;
/** Number of items of a kind whose deletion dialog is opened. */
const askedAtOnce = isShort ? 3 : 20;

const texts = pickTexts(isShort);
const world = await openHostileWorld(texts);
const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, {
  environment: { ...world.environment, ADMIN_EMAILS: 'ada@people.example' },
});
const { origin } = seat;
const browser = await launchBrowser();
try {
  await seat.start();
  const person = await signIn(origin, 'ada@people.example');
  const writer = createProcedureWriter(person);
  const place = await addHostileDomain(person);
  const { database } = postgres;
  const fetched = await fetchSearchConsole(world.google, writer, place.domainId);
  const filled = await fillFields({ origin, database, writer, person, texts }, place);
  filled.importIds.push(fetched);
  const { stored, refused, wrong } = writer.tally;
  for (const line of new Set(wrong)) console.log(`wrong: ${line}`);
  const page = await signInBrowser(browser, person);
  const results: FaultResult[] = [
    {
      fault: `${texts.length} hostile texts written into every field`,
      runs: stored + refused + wrong.length,
      criterion: 'stored or refused, never a 5xx',
      figures: { stored, refused, wrong: wrong.length },
      isMet: wrong.length === 0 && stored > 0,
    },
    await lookAtScreens(page, filled),
    await lookAtPublicScreens(page),
    await rotateNames({ origin, browser, page, person, texts, filled }),
    await openQuestions(page, { texts, limit: askedAtOnce }),
    await openMails({ origin, folder: seat.folder, browser, database, writer, texts, filled }),
    await openAnswers({ origin, browser, person, texts, filled }),
  ];
  await sendHostileBytes(origin, texts);
  results.push(findLogFaults(seat.output(), [person.token, filled.shareToken, ...world.secrets]));
  recordRun('markup', results);
} finally {
  await browser.close();
  await seat.remove();
  await postgres.remove();
  await world.close();
}

/** The provider's site, set up; the check of its name is passed by, as no public site answers under it. */
async function addHostileDomain(person: Person): Promise<{ workspaceId: string; domainId: string }> {
  const { sql } = postgres.database;
  const { id: workspaceId } = dataOf<{ id: string }>(
    await person.call('POST', '/api/companies', { body: { name: 'Plain' } }),
  );
  const domainId = randomUUID();
  await sql.begin(async (tx) => {
    await tx`
      insert into tracked_domains (id, workspace_id, domain_name, location_code, language_code)
      values (${domainId}, ${workspaceId}, ${world.site}, 2840, 'en')`;
    await tx`
      insert into domain_rhythms (domain_id, hour, next_run_at)
      values (${domainId}, 6, now() + interval '14 days')`;
    await tx`
      insert into domain_setups (domain_id, state, step, message)
      values (${domainId}, 'failed', 'site_topics', 'Not started')`;
  });
  await person.call('POST', '/trpc/trackedDomains.retrySetup', { body: { domainId } });
  for (;;) {
    const answer = await person.call('GET', `/api/seo/domains/${domainId}/status`);
    const { state, message } = dataOf<{ state: string; message: string }>(answer);
    if (state === 'ready') return { workspaceId, domainId };
    if (state === 'failed')
      throw new Error(`the hostile domain could not be set up: ${message}\n${seat.output().slice(-3_000)}`);
    await pause(200);
  }
}

/** A session of the browser's own, as the sign-in keeps it. */
async function signInBrowser(opened: Browser, { email }: Person): Promise<WatchedPage> {
  const token = await askForCode(origin, email);
  const { body } = await send(origin, 'POST', '/auth/v1/verify', { body: { type: 'email', email, token } });
  const context = await opened.newContext({ viewport: { width: 1280, height: 900 } });
  // The context keeps the cookie that opens the mailbox.
  const mailbox = /\/dev\/mailbox\?token=\S+/.exec(seat.output())?.[0];
  await context.request.get(`${origin}${mailbox}`);
  await context.addInitScript(
    ([key, session]) => localStorage.getItem(key ?? '') ?? localStorage.setItem(key ?? '', session ?? ''),
    ['keydence.session', JSON.stringify(body)],
  );
  return openWatchedPage(context, { origin });
}

async function lookAtScreens(watched: WatchedPage, filled: FilledWorkspace): Promise<FaultResult> {
  const screens = texts.slice(0, isShort ? 1 : 3).flatMap((text, index) => {
    const all = listScreens(filled, literalOf(text));
    return index === 0 ? all : all.filter(({ path }) => /search=|query=|tag=/.test(path));
  });
  let literal = 0;
  const blank: string[] = [];
  for (const { path, isPlain } of screens) {
    const shown = await watched.visit(path, texts, !isPlain);
    literal += shown;
    if (shown === 0 && !isPlain) blank.push(path);
  }
  for (const path of blank) console.log(`none of the texts on ${path}`);
  return judgePages('every screen and dialog that an address opens', watched.faults, {
    runs: screens.length,
    literal,
    'without a text': blank.length,
  });
}

async function lookAtPublicScreens({ page }: WatchedPage): Promise<FaultResult> {
  const watched = await openWatchedPage(page.context(), { origin });
  const stranger = await browser.newContext();
  const strange = await openWatchedPage(stranger, { origin, faults: watched.faults });
  let runs = 0;
  for (const [index, text] of texts.entries()) {
    const all = listPublicScreens(text);
    for (const { path } of index < everywhere ? all : all.slice(-placesOfEach)) {
      await strange.visit(path, texts, false);
      runs += 1;
    }
    const section = `/dashboard?section=${encodeURIComponent(wellFormed(text))}`;
    await watched.visit(section, texts, false);
    runs += 1;
  }
  await watched.close();
  await stranger.close();
  return judgePages('public pages, unknown paths and parameters', watched.faults, { runs });
}
