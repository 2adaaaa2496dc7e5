import type { AuthedContext } from '../context.ts';
import { getDomainScope } from '../tracked-domains/access.ts';
import { findMarketList } from './find-market-list.ts';
import { openListVersionMemory, type VersionEntry } from './list-version-memory.ts';

interface ListQuestion {
  domainId: string;
  locationCode?: number | undefined;
  languageCode?: string | undefined;
}

/** What stands for the present state of a keyword list, for ETags. */
export interface ListVersion {
  /** The same text means the same answer to the same question of the same caller. */
  text: string;
  /** Whether the caller may still be answered with it, without asking again. Once it is not, it never is again. */
  isCurrent(): boolean;
}

/** A change whose notification was lost costs at most this long. */
const maxAgeMs = 1_000;

/**
 * The version of a keyword list. Null while the domain is set up and for a market without a list. Answered from memory
 * for up to a second, unless the domain has changed or `isAnew` is asked for. See
 * docs/adr/0028-unchanged-lists-from-memory.md. AppError('not_found') for a domain that the caller may not see.
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
    // Whoever asks meanwhile waits for the same answer. A change drops the map, so that an old version is never kept.
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

/** Drops what is over, as far as it stands before all that is not. */
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
