// A full disk: first for pictures and mails, then for the database. Failed writes get a specific
// error, existing data remains, and all operations work again after space is freed.
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { fillTables } from './full-database.ts';
import { type OwnPostgres, openOwnPostgres } from './open-own-postgres.ts';
import { type Person, send, signIn } from './person.ts';
import { recordRun } from './record-run.ts';
import { isShort } from './run-options.ts';
import { startIsolatedServer } from './running-server.ts';
import { openSmallDisk, type SmallDisk } from './small-disk.ts';
import type { FaultResult } from './write-page.ts';

const runs = isShort ? 2 : 5;
/** A GIF of one pixel. */
const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
const disk = openSmallDisk(8, self);
if (disk) await fillBoth(disk);
else console.log('SKIPPED: a disk that can be filled needs root on Linux and the right to mount.');

async function fillBoth(small: SmallDisk): Promise<void> {
  const postgres = await openOwnPostgres();
  try {
    recordRun('disk-full', [await fillFiles(small, postgres), ...(await fillTables(postgres, runs))]);
  } finally {
    small.remove();
    await postgres.remove();
  }
}

async function fillFiles(small: SmallDisk, postgres: OwnPostgres): Promise<FaultResult> {
  const environment = { DATA_DIR: small.folder, LOG_LEVEL: 'fatal' };
  const seat = await startIsolatedServer(postgres.server.url, { environment });
  const statuses: Record<string, number> = {};
  let broken = 0;
  try {
    await seat.start();
    const person = await signIn(seat.origin, 'ada@people.example');
    for (let run = 1; run <= runs; run += 1) {
      const shown = await upload(person);
      const before = listFiles(small.folder);
      small.fill();
      const refused = await upload(person);
      const unsent = await send(seat.origin, 'POST', '/auth/v1/otp', {
        body: { email: `unsent${run}@people.example` },
      });
      const left = listFiles(small.folder);
      const old = await person.call(
        'GET',
        new URL(String(shown.body.profile_picture_url), seat.origin).pathname,
      );
      small.free();
      const after = await upload(person);
      statuses['picture while full'] = refused.status;
      statuses['code by mail while full'] = unsent.status;
      statuses['picture afterwards'] = after.status;
      const isRight =
        [refused.status, unsent.status].every((status) => status === 503 || status === 507) &&
        refused.headers.has('retry-after') &&
        /room/.test(String(refused.body.message)) &&
        left.join() === before.join() &&
        old.status === 200 &&
        after.status === 200 &&
        seat.isAlive();
      if (!isRight) {
        broken += 1;
        console.log(
          JSON.stringify({ refused: refused.text, unsent: unsent.text, before, left, old: old.status }),
        );
      }
    }
  } finally {
    await seat.remove();
  }
  return {
    fault: 'no room for pictures and mails',
    runs,
    criterion:
      '503 or 507 with a message, no half file, the old picture is shown, taken again when there is room',
    figures: { ...statuses, 'runs that broke it': broken },
    isMet: broken === 0,
  };
}

function upload(person: Person) {
  const form = new FormData();
  form.set('avatar', new Blob([picture]), 'picture.gif');
  return person.call('POST', '/api/users/profile/avatar', { body: form });
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name !== 'ballast' && statSync(path.join(folder, name)).isFile())
    .sort();
}
