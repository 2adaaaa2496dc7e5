// Timing side channels: whether response times reveal the existence of an id or of an account.
import { openOwnPostgres } from './open-own-postgres.ts';
import { type Answer, addReadyDomain, dataOf, send, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { percentile } from './visitors.ts';
import type { FaultResult } from './write-page.ts';

const pairs = isShort ? 40 : 200;
const differenceMs = 5;

const postgres = await openOwnPostgres();
const seat = await startIsolatedServer(postgres.server.url, { environment: { LOG_LEVEL: 'fatal' } });
const { origin } = seat;
try {
  await seat.start();
  const owner = await signIn(origin, 'owner@people.example');
  const stranger = await signIn(origin, 'stranger@people.example');
  const domainId = await addReadyDomain(owner, 'Hidden');
  const first = async (path: string) => dataOf<{ id: string }[]>(await owner.call('GET', path))[0]?.id ?? '';
  const [company, keyword, competitor] = [
    await first('/api/companies'),
    await first(`/api/seo/keywords?domain_id=${domainId}&limit=1`),
    await first(`/api/seo/competitors?domain_id=${domainId}&limit=1`),
  ];
  const ask = (path: string) => () => stranger.call('GET', path);
  const uuid = () => crypto.randomUUID();
  /** Of a list that does not exist. */
  const keywordId = () => String((1n << 62n) + BigInt(Math.floor(Math.random() * 1e6)));
  const reset = (email: string) => () => send(origin, 'POST', '/auth/v1/recover', { body: { email } });
  const askForCode = (email: string) => () => send(origin, 'POST', '/auth/v1/otp', { body: { email } });
  const sign = (email: string) => () =>
    send(origin, 'POST', '/auth/v1/token?grant_type=password', { body: { email, password: 'wrong horse' } });
  const keeper = await signIn(origin, 'keeper@people.example');
  const body = { password: 'correct horse battery staple' };
  const kept = await keeper.call('PUT', '/auth/v1/user', { body });
  if (kept.status !== 200) throw new Error(`no password was set: ${kept.text}`);
  recordRun('guesses', [
    await compare('a workspace', 404, ask(`/api/companies/${company}`), () =>
      ask(`/api/companies/${uuid()}`)(),
    ),
    await compare('a domain', 404, ask(`/api/seo/domains/${domainId}/status`), () =>
      ask(`/api/seo/domains/${uuid()}/status`)(),
    ),
    await compare('a keyword', 404, ask(`/api/seo/keywords/${keyword}`), () =>
      ask(`/api/seo/keywords/${keywordId()}`)(),
    ),
    await compare('a competitor', 404, ask(`/api/seo/competitors/${competitor}`), () =>
      ask(`/api/seo/competitors/${uuid()}`)(),
    ),
    await compare('a report', 404, ask(`/api/seo/reports?domain_id=${domainId}`), () =>
      ask(`/api/seo/reports?domain_id=${uuid()}`)(),
    ),
    await compare('an account whose password is forgotten', 200, reset('owner@people.example'), () =>
      reset(`${uuid()}@people.example`)(),
    ),
    await compare('an account that asks for a code', 200, askForCode('owner@people.example'), () =>
      askForCode(`${uuid()}@people.example`)(),
    ),
    await compare('an account whose password is guessed', 400, sign(keeper.email), () =>
      sign(`${uuid()}@people.example`)(),
    ),
    await compare(
      'an account without a password whose password is guessed',
      400,
      sign('owner@people.example'),
      () => sign(`${uuid()}@people.example`)(),
    ),
  ]);
} finally {
  await seat.remove();
  await postgres.remove();
}

/** Requests an existing and a missing object in turns, each first equally often. */
async function compare(
  what: string,
  status: number,
  there: () => Promise<Answer>,
  nowhere: () => Promise<Answer>,
): Promise<FaultResult> {
  const times: [there: number, nowhere: number][] = [];
  const wrong: number[] = [];
  const time = async (ask: () => Promise<Answer>) => {
    const from = performance.now();
    const answer = await ask();
    if (answer.status !== status) wrong.push(answer.status);
    return performance.now() - from;
  };
  for (let pair = 0; pair < pairs + 10; pair += 1) {
    const isFirst = pair % 2 === 0;
    const early = await time(isFirst ? there : nowhere);
    const late = await time(isFirst ? nowhere : there);
    // The first pairs open connections and fill caches.
    if (pair >= 10) times.push(isFirst ? [early, late] : [late, early]);
  }
  const medianOf = (figures: number[]) => percentile(figures, 50);
  // Per pair, so that a temporary slowdown affects both.
  const apart = Math.abs(medianOf(times.map(([there, nowhere]) => there - nowhere)));
  return {
    fault: `${what} of another, and one that is not there`,
    runs: pairs,
    criterion: `${status} for both, ${differenceMs} ms apart at most in the median pair`,
    figures: {
      'there ms': medianOf(times.map(([there]) => there)),
      'nowhere ms': medianOf(times.map(([, nowhere]) => nowhere)),
      'apart ms': apart,
      'other answers': wrong.length,
    },
    isMet: apart < differenceMs && wrong.length === 0,
  };
}
