import type { Services } from '../src/context.ts';
import { breakServices, Killed, type KillPoint } from './break-services.ts';

interface KilledWork<Work> {
  services: Services;
  /** Makes new work, in the same state each time. */
  start: () => Promise<Work>;
  /** An attempt, as the queue makes it. */
  run: (services: Services, work: Work) => Promise<void>;
  /** Checks the end state of the work after its last attempt. */
  check: (work: Work, kills: string) => Promise<void>;
}

/**
 * Kills attempts at every boundary, and checks that the work recovers. A kill between two commits leaves what the first
 * one wrote, so for each commit one work is killed after it, then at each boundary of the attempts that follow, until an
 * attempt commits twice: its first commit may repeat what is there. Returns the number of kills.
 */
export async function killEverywhere<Work>({
  services,
  start,
  run,
  check,
}: KilledWork<Work>): Promise<number> {
  let kills = 0;
  const kill = async (work: Work, at: KillPoint) => {
    const breaker = breakServices(services, at);
    const isKilled = await run(breaker.services, work).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Killed) return true;
        throw error;
      },
    );
    if (isKilled) kills += 1;
    return { isKilled, commits: breaker.commits() };
  };
  for (let commits = 0; ; commits += 1) {
    const work = await start();
    if (!(await kill(work, { commits })).isKilled) return kills;
    let boundary = 0;
    for (let isNear = true; isNear; ) {
      boundary += 1;
      const attempt = await kill(work, boundary);
      isNear = attempt.isKilled && attempt.commits < 2;
    }
    await run(services, work);
    await check(work, `killed after ${commits} commits, then up to boundary ${boundary}`);
  }
}
