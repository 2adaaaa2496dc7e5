import type { FoundPublication } from '@keydence/domain';
import type { Services } from '../context.ts';
import { isChallenge } from '../pages/check-challenge.ts';
import { type KnownRobots, readForeign } from '../pages/read-foreign.ts';

export interface NamedPublication extends FoundPublication {
  heading: string | null;
}

/** Pages that one poll reads for their titles, the newest. The others are named by their addresses. */
const mostPages = 20;
const mostTries = 25;

/** Publications with the titles and main headings of the newest pages that their files do not name. */
export async function readTitles(
  services: Services,
  found: readonly FoundPublication[],
  robots: KnownRobots,
): Promise<NamedPublication[]> {
  const named: NamedPublication[] = [];
  let read = 0;
  let tries = 0;
  for (const publication of found) {
    if (publication.title !== null || read >= mostPages || tries >= mostTries) {
      named.push({ ...publication, heading: null });
      continue;
    }
    tries += 1;
    const names = await readNames(services, publication.address, robots);
    if (names !== null) read += 1;
    named.push({
      ...publication,
      title: names?.title ?? names?.heading ?? null,
      heading: names?.heading ?? null,
    });
  }
  return named;
}

/** Null for a page that cannot be read; the next one may be. */
async function readNames(services: Services, address: string, robots: KnownRobots) {
  const reply = await readForeign(services, { address, kind: 'page' }, robots);
  if (reply.kind !== 'answer' || reply.answer.status !== 200 || isChallenge(reply.answer)) return null;
  const { body, headers } = reply.answer;
  return services.radarRules.readNames(body, headers['content-type'] ?? null);
}
