import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DatabaseHandle, schema } from '@keydence/db';
import type { SiteProofKind } from '@keydence/domain';
import { eq, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { loadServerKey } from '../load-server-key.ts';
import { findSite } from './access.ts';
import { followFile } from './follow-file.ts';
import { hostsOf } from './list-hosts.ts';
import type { SiteSubject } from './read-subject.ts';

const { sites } = schema;

/** Names of the proof's file and meta tag, and the label of its TXT record. */
export const proofNames = {
  file: '/.well-known/keydence-site-verification.txt',
  meta: 'keydence-site-verification',
} as const;

/** Milliseconds that a proof remains valid after it is no longer found. */
const graceMs = 14 * 86_400_000;

/** Token that proves that a site belongs to a workspace; it is useless to any other workspace that copies it. */
export async function createProofToken(
  database: DatabaseHandle,
  { workspaceId, domainName }: { workspaceId: string; domainName: string },
): Promise<string> {
  const key = await loadServerKey(database, 'site-proof-hmac');
  return createHmac('sha256', key).update(`${workspaceId}:${domainName}`).digest('base64url');
}

interface Proving {
  subject: SiteSubject;
  /** Address of the home page; proof files are requested with its scheme. */
  home: string;
  /** True if robots.txt allows reading it. */
  mayReadHome: boolean;
}

/** Checks for a proof, stores the result, and returns whether the site counts as proven. */
export async function proveSite(services: Services, proving: Proving): Promise<boolean> {
  const { database, now } = services;
  const site = await findSite(database.db, proving.subject.domainId);
  if (!site) return false;
  const kind = await findProof(services, proving);
  const at = now();
  if (kind) {
    const proven = { proofKind: kind, provenAt: at, unprovenSince: null };
    await database.db.update(sites).set(proven).where(eq(sites.id, site.id));
    return true;
  }
  if (!site.proofKind) return false;
  const since = site.unprovenSince ?? at;
  const isLost = at.getTime() - since.getTime() >= graceMs;
  await database.db
    .update(sites)
    .set(isLost ? { proofKind: null, provenAt: null, unprovenSince: null } : { unprovenSince: since })
    .where(eq(sites.id, site.id));
  return !isLost;
}

async function findProof(
  services: Services,
  { subject, home, mayReadHome }: Proving,
): Promise<SiteProofKind | null> {
  const { domainName } = subject;
  if (await hasProperty(services.database, subject)) return 'search_console';
  const token = await createProofToken(services.database, subject);
  const { siteReader } = services;
  const texts = await siteReader.readTexts(domainName);
  if (texts.some((text) => isSame(text, `${proofNames.meta}=${token}`))) return 'dns';
  const { protocol } = new URL(home);
  for (const host of hostsOf(domainName)) {
    const file = await followFile(siteReader, `${protocol}//${host}${proofNames.file}`, 'proof');
    // A redirect to another site does not prove this one.
    const isOwn =
      typeof file === 'object' && file && hostsOf(domainName).includes(new URL(file.address).host);
    if (isOwn && file.status === 200 && isSame(Buffer.from(file.body).toString(), token)) return 'file';
    if (!mayReadHome) continue;
    const page = await followFile(siteReader, `${protocol}//${host}/`, 'page');
    if (typeof page === 'string' || !page || !hostsOf(domainName).includes(new URL(page.address).host))
      continue;
    if (readProofTags(Buffer.from(page.body).toString()).some((proof) => isSame(proof, token)))
      return 'meta_tag';
  }
  return null;
}

/** True if the connection has the site's property; only verified accounts can read figures. */
async function hasProperty(
  database: DatabaseHandle,
  { domainId, domainName }: SiteSubject,
): Promise<boolean> {
  const rows = await database.db.execute<{ property: string }>(sql`
    select property from search_console_properties where domain_id = ${domainId}`);
  return rows.some(({ property }) => coversSite(property, domainName));
}

/**
 * `sc-domain:` properties cover a domain with all subdomains; others cover part of one host and must cover all of it.
 */
export function coversSite(property: string, domainName: string): boolean {
  if (property.startsWith('sc-domain:')) {
    const name = property.slice('sc-domain:'.length);
    return domainName === name || domainName.endsWith(`.${name}`);
  }
  if (!URL.canParse(property)) return false;
  const { host, pathname } = new URL(property);
  return pathname === '/' && hostsOf(domainName).includes(host);
}

/** Elements of a head whose text is no markup. */
const withText = /^(script|style|title|template|noscript|textarea)\b/i;

/** Values of the proof tags in the head of a page, outside comments and scripts: visitors may write into these. */
export function readProofTags(html: string): string[] {
  const found: string[] = [];
  let closing: string | null = null;
  for (const piece of html.split('<').slice(1)) {
    if (closing !== null) {
      const isEnd = closing === '-->' ? piece.includes(closing) : piece.toLowerCase().startsWith(closing);
      if (isEnd) closing = null;
      continue;
    }
    if (/^(\/head|body)\b/i.test(piece)) break;
    const text = withText.exec(piece)?.[1];
    if (piece.startsWith('!--')) closing = piece.includes('-->') ? null : '-->';
    else if (text) closing = `/${text.toLowerCase()}`;
    else if (/^meta\b/i.test(piece)) found.push(...readProofTag(piece.slice(0, piece.indexOf('>'))));
  }
  return found;
}

function readProofTag(tag: string): string[] {
  const isProof = /\bname\s*=\s*["']?keydence-site-verification["'\s]/i.test(`${tag} `);
  const content = /\bcontent\s*=\s*["']?([\w-]{1,100})/i.exec(tag)?.[1];
  return isProof && content ? [content] : [];
}

function isSame(found: string, token: string): boolean {
  const [one, other] = [Buffer.from(found.trim()), Buffer.from(token)];
  return one.length === other.length && timingSafeEqual(one, other);
}
