import { inflateSync } from 'node:zlib';
import { AppError, type BriefCheck, type CheckBriefInput } from '@keydence/domain';
import { sql } from 'drizzle-orm';
import type { DomainContext } from '../access/get-domain-scope.ts';
import { findSite } from '../pages/access.ts';
import { requireBrief, requireListId } from './access.ts';
import { briefMessages } from './brief-messages.ts';
import { readExtracts } from './read-extracts.ts';

/** Parts of a brief that a draft or an own page has, lacks, or has alone; stores nothing. */
export async function checkBrief(ctx: DomainContext, input: CheckBriefInput): Promise<BriefCheck> {
  const { database, briefRules } = ctx.services;
  const row = await requireBrief(database.db, requireListId(ctx), input.briefId);
  if (row.state !== 'done' || row.body === null) throw new AppError('conflict', briefMessages.notDone);
  const text = await readText(ctx, input);
  const sources = await readExtracts(database.db, { listId: row.listId, briefId: row.id });
  const { title, language, body } = row;
  return briefRules.check({ keyword: title, language, body, sources, text });
}

async function readText(ctx: DomainContext, { text, address }: CheckBriefInput): Promise<string> {
  if (text !== undefined) return text;
  if (address === undefined) {
    throw new AppError('validation_failed', briefMessages.noDraft, {
      errors: [{ path: 'text', message: briefMessages.noDraft }],
    });
  }
  const found = await readOwnPage(ctx, address);
  if (found === null) throw new AppError('conflict', briefMessages.noPage);
  return found;
}

interface VersionRow extends Record<string, unknown> {
  headings: [level: number, text: string][];
  mainText: Uint8Array | null;
}

/** The newest text of a page of the site as Markdown; null if the page was not read. */
async function readOwnPage({ services, domain }: DomainContext, address: string): Promise<string | null> {
  const { database, pageRules } = services;
  const site = await findSite(database.db, domain.id);
  const key = pageRules.toAddress(address, `https://${domain.domainName}/`)?.key;
  if (!site || !key) return null;
  const [row] = await database.db.execute<VersionRow>(sql`
    select v.headings, v.main_text as "mainText" from pages p
    join page_versions v on v.site_id = p.site_id and v.page_id = p.id and v.version = p.version
    where p.site_id = ${site.id} and p.key_hash = hashtextextended(${key}, 0) and p.key = ${key}`);
  if (!row?.mainText) return null;
  const headings = new Set(row.headings.map(([, text]) => text));
  const lines = inflateSync(row.mainText).toString().split('\n');
  const missing = [...headings].filter((heading) => !lines.includes(heading));
  return [...missing, ...lines].map((line) => (headings.has(line) ? `## ${line}` : line)).join('\n\n');
}
