import { openSession, whoAmI } from './clock-site.ts';

const longestLeeway = 5;
const askedSeconds = 8;

/** How an access token ends while the clock jumps to before its end and to each second after it. */
export async function lookAtTokenEnd(origin: string, setClock: (wrongByMs: number) => Promise<void>) {
  const visitor = await openSession(origin, 'leeway@people.example');
  const [, payload = ''] = visitor.access.split('.');
  const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
  const isTakenAt = async (seconds: number) => {
    await setClock((exp + seconds) * 1_000 - Date.now());
    return (await whoAmI(origin, visitor)).status === 200;
  };
  const isTakenBefore = await isTakenAt(-2);
  let leeway = 0;
  for (let second = 0; second < askedSeconds; second += 1)
    if (await isTakenAt(second + 0.5)) leeway = second + 1;
  await setClock(0);
  return {
    runs: 1 + askedSeconds,
    criterion: `taken 2 s before its end, and ${longestLeeway} s after it at most`,
    figures: { 'taken before': String(isTakenBefore), 'seconds taken after': leeway },
    isMet: isTakenBefore && leeway <= longestLeeway,
  };
}
