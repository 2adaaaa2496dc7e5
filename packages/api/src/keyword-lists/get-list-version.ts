import { getDomainScope } from '../access/get-domain-scope.ts';
import type { AuthedContext } from '../context.ts';
import { findMarketList } from './find-market-list.ts';
import { openListVersionMemory, type VersionEntry } from './list-version-memory.ts';

interface ListQuestion {
  domainId: string;
  locationCode?: number | undefined;
  languageCode?: string | undefined;
}

/** Version of the present state of a keyword list, for ETags. */
export interface ListVersion {
  /** The same text means the same response to the same request of the same caller. */
  text: string;
  /** True while the response may be reused without a new read. Once false, it stays false. */
  isCurrent(): boolean;
}

/** Maximum age after a lost notification of a change, milliseconds. */
const maxAgeMs = 1_000;

/**
 * The version of a keyword list. Null during the setup of the domain and for a market without a
 * list. Cached for up to a second, unless the domain has changed or `isAnew` is set. See
 * docs/adr/0028-unchanged-lists-from-memory.md. AppError('not_found') for a domain that the caller
 * may not see.
 */
export async function getListVersion(
  ctx: AuthedContext,
  question: ListQuestion,
  { isAnew = false }: { isAnew?: boolean } = {},
): Promise<ListVersion | null> {
  const { services, caller } = ctx;
  const { domainId, locationCode, languageCode } = question;
  const memory = await openListVersionMemory(services);
  const key = [caller.userId, caller.key?.workspaceId, locationCode, languageCode].join(' ');
  const isFresh = ({ readAt }: VersionEntry) => {
    const age = services.now().getTime() - readAt;
    return age >= 0 && age < maxAgeMs;
  };
  let entry = memory.get(domainId)?.get(key);
  if (!entry || isAnew || !isFresh(entry)) {
    const entries = memory.get(domainId) ?? new Map<string, VersionEntry>();
    // Concurrent requests wait for the same read. A change drops the map, so that an old version is
    // never stored.
    const asked = { version: readVersion(ctx, question), readAt: services.now().getTime() };
    putLast(entries, key, asked);
    dropFirst(entries, (held) => !isFresh(held));
    putLast(memory, domainId, entries);
    dropFirst(memory, (held) => ![...held.values()].some(isFresh));
    void asked.version.catch(() => entries.get(key) === asked && entries.delete(key));
    entry = asked;
  }
  const known = entry;
  const text = await known.version;
  if (text === null) return null;
  return { text, isCurrent: () => memory.get(domainId)?.get(key) === known && isFresh(known) };
}

function putLast<Value>(map: Map<string, Value>, key: string, value: Value): void {
  map.delete(key);
  map.set(key, value);
}

/** Deletes expired entries from the front, up to the first that is not expired. */
function dropFirst<Value>(map: Map<string, Value>, isOver: (value: Value) => boolean): void {
  for (const [key, value] of map) {
    if (!isOver(value)) return;
    map.delete(key);
  }
}

async function readVersion(ctx: AuthedContext, question: ListQuestion): Promise<string | null> {
  const domain = await getDomainScope(ctx, question);
  if (domain.setup.state === 'setting_up') return null;
  const list = await findMarketList(ctx.services.database, domain, question);
  return list && `${list.id}.${list.version}.${domain.dataSource ?? 'none'}`;
}
