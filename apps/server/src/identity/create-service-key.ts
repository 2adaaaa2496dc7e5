import type { DatabaseHandle } from '@keydence/db';
import { createIdentity, type IdentitySettings } from '@keydence/identity';
import { v7 as newId } from 'uuid';
import type { Env } from '../env.ts';
import { openDatabase } from '../open-database.ts';
import { readIdentitySettings } from './identity-settings.ts';

const defaultDays = 365;
const maxDays = 3650;
const daySeconds = 86_400;

/**
 * Token of `npm run service-key [-- --days <number>]` for managing users. It is signed with the
 * access token key and valid until it expires or that key is replaced.
 * @throws Error whose message names the invalid argument.
 */
export async function createServiceKey(env: Env, words: readonly string[]): Promise<string> {
  const days = readDays(words);
  const settings = await readIdentitySettings(env);
  const database = await openDatabase(env);
  try {
    return await signServiceKey(database, settings, days);
  } finally {
    await database.close();
  }
}

async function signServiceKey(
  database: DatabaseHandle,
  settings: IdentitySettings,
  days: number,
): Promise<string> {
  const send = () => Promise.reject(new Error('this command sends no messages'));
  const identity = createIdentity({
    database,
    settings,
    now: () => new Date(),
    newId,
    enqueueMail: async () => {},
    deletePicture: async () => {},
    mailer: { send },
    sms: { provider: 'none', send },
    onFailure: () => {},
  });
  try {
    return await identity.signServiceToken(days * daySeconds);
  } finally {
    await identity.close();
  }
}

function readDays(words: readonly string[]): number {
  if (words.length === 0) return defaultDays;
  const days = words[0] === '--days' && words.length === 2 ? Number(words[1]) : Number.NaN;
  if (Number.isInteger(days) && days >= 1 && days <= maxDays) return days;
  throw new Error(`npm run service-key -- --days <number> takes a whole number from 1 to ${maxDays}.`);
}
