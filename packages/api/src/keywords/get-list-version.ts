import type { DatabaseHandle } from '@keydence/db';
import type { AuthedContext, Services } from '../context.ts';
import { setupChannel } from '../jobs/move-setup.ts';
import { getDomainScope } from '../tracked-domains/access.ts';
import { accessChannel } from '../workspaces/access.ts';
import { findMarketList } from './find-market-list.ts';

interface ListQuestion {
  domainId: string;
  locationCode?: number | undefined;
  languageCode?: string | undefined;
}

interface Entry {
  version: Promise<string | null>;
  readAt: number;
}

/** A change whose notification was lost costs at most this long. */
const maxAgeMs = 2_000;
const maxEntries = 10_000;

/** What a process remembers of one database, by domain; dropped as soon as the domain's data change. */
const memories = new WeakMap<DatabaseHandle['owner'], Promise<Map<string, Map<string, Entry>>>>();

/**
 * What stands for the present state of a keyword list, for ETags: the same text means the same answer to the same
 * question. Null while the domain is set up and for a market without a list. Answered from memory for up to two
 * seconds, unless the domain has changed. AppError('not_found') for a domain that the caller may not see.
 */
export async function getListVersion(ctx: AuthedContext, question: ListQuestion): Promise<string | null> {
  const { services, caller } = ctx;
  const { domainId, locationCode, languageCode } = question;
  const memory = await remember(services);
  const key = [caller.userId, caller.key?.workspaceId, locationCode, languageCode].join(' ');
  const now = services.now().getTime();
  const known = memory.get(domainId)?.get(key);
  if (known && now - known.readAt < maxAgeMs) return known.version;
  if (memory.size >= maxEntries) memory.clear();
  const entries = memory.get(domainId) ?? new Map<string, Entry>();
  memory.set(domainId, entries);
  // Whoever asks meanwhile waits for the same answer. A change replaces the map, so that an old version is never kept.
  const version = readVersion(ctx, question);
  entries.set(key, { version, readAt: now });
  void version.catch(() => entries.delete(key));
  return version;
}

async function readVersion(ctx: AuthedContext, question: ListQuestion): Promise<string | null> {
  const domain = await getDomainScope(ctx, question);
  if (domain.setup.state === 'setting_up') return null;
  const list = await findMarketList(ctx.services.database, domain, question);
  return list && `${list.id}.${list.version}.${domain.dataSource ?? 'none'}`;
}

/** For a process that has just taken somebody's access: its own memory answers nobody from before. */
export async function forgetListVersions({ database }: Pick<Services, 'database'>): Promise<void> {
  (await memories.get(database.owner))?.clear();
}

function remember({ database }: Services): Promise<Map<string, Map<string, Entry>>> {
  const existing = memories.get(database.owner);
  if (existing) return existing;
  const memory = new Map<string, Map<string, Entry>>();
  const listening = Promise.all([
    database.sql.listen(setupChannel, (domainId) => memory.delete(domainId)),
    database.sql.listen(accessChannel, () => memory.clear()),
  ])
    .then(() => memory)
    .catch((error: unknown) => {
      memories.delete(database.owner);
      throw error;
    });
  memories.set(database.owner, listening);
  return listening;
}
