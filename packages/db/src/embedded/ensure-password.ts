import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { composeCommand, deriveTenantLogin } from '../tenant-login.ts';
import { explainFailure, isPassing } from './cluster-failure.ts';
import { dataFolder, ownerUrl, passwordFile, writePassword } from './cluster-files.ts';
import type { Place } from './place.ts';
import { readPostmaster } from './postmaster-file.ts';
import { runAlone } from './run-alone.ts';

/** Attempts, 0.1 s apart, while another process sets the password or its server stops. */
const attempts = 100;

/**
 * Sets a new cluster password if the file of the old one is missing or empty: write access to the
 * folder suffices. Throws with the next step while a server runs on the folder.
 */
export async function ensurePassword(place: Place): Promise<void> {
  const file = passwordFile(dataFolder(place.home));
  for (let attempt = 1; !isThere(file); attempt += 1) {
    if (readPostmaster(place.home)) {
      throw new Error(
        `${file} is missing, and PostgreSQL still runs on the folder. Stop every Keydence process that uses it, then start again: a new password is set.`,
      );
    }
    const failure = resetPassword(place, file);
    if (failure === null) return;
    if (!isPassing(failure) || attempt === attempts)
      throw explainFailure(place.home, 'could not set a new password', failure, place.folder);
    await wait(100);
  }
}

/**
 * Returns null, or the error. The password of the requests' login is derived from it. The draft
 * makes concurrent or restarted processes set the same password.
 */
function resetPassword(place: Place, file: string): string | null {
  const draft = `${file}.new`;
  if (!isThere(draft)) {
    rmSync(draft, { force: true });
    writePassword(draft, place.user);
  }
  const password = readFileSync(draft, 'utf8').trim();
  const tenant = deriveTenantLogin(ownerUrl(password, 0));
  const failure = runAlone(
    place,
    `do $do$ begin alter role app password '${password}'; if exists (select from pg_roles where rolname = '${tenant.role}') then ${composeCommand(tenant, true)}; end if; end $do$;`,
  );
  if (failure === null && isThere(draft)) renameSync(draft, file);
  return failure;
}

function isThere(file: string): boolean {
  return existsSync(file) && readFileSync(file, 'utf8').trim() !== '';
}
