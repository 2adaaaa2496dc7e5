import type { Finding } from './finding.ts';
import { isTextReadable, type SiteIndex } from './site-index.ts';
import type { SitePage } from './site-pages.ts';

const slow = { timesMedian: 5, milliseconds: 2_000 };
const mostBytes = 2_000_000;
const certificateDays = 14;
const day = 86_400_000;
const mostEvidence = 20;

/** Faults in the delivery of pages: encoding, speed, size, encryption; and changes since the previous run. */
export function* findDeliveryFindings(site: SiteIndex): Generator<Finding> {
  const median = medianMilliseconds(site);
  for (const page of site.pages) {
    const at = { page: page.key, other: null };
    if (page.change !== null) yield { kind: 'changed', ...at, evidence: page.change };
    if (page.facts === null || site.status(page) !== 200) continue;
    const { bytes, brokenShare, parts } = page.facts;
    if (!isTextReadable(page)) yield { kind: 'broken_charset', ...at, evidence: { share: brokenShare } };
    if (bytes > mostBytes) yield { kind: 'large_html', ...at, evidence: { bytes } };
    const milliseconds = page.answers.at(-1)?.milliseconds ?? 0;
    if (milliseconds > slow.milliseconds && milliseconds > slow.timesMedian * median) {
      yield { kind: 'slow_answer', ...at, evidence: { milliseconds, median } };
    }
    if (parts.imagesWithoutAlt > 0) {
      const evidence = { images: parts.images, without: parts.imagesWithoutAlt };
      yield { kind: 'images_without_alt', ...at, evidence };
    }
    yield* judgeEncryption(site, page, parts.insecureParts);
  }
  yield* judgeCertificates(site);
}

function* judgeEncryption(site: SiteIndex, page: SitePage, parts: number): Generator<Finding> {
  if (!page.key.startsWith('https:')) return;
  const plain = new Set(
    page.links.flatMap((links) => links.map(({ to }) => to)).filter((to) => to.startsWith('http:')),
  );
  const links = [...plain].filter((to) => site.isOwnHost(to)).slice(0, mostEvidence);
  if (links.length > 0 || parts > 0) {
    yield { kind: 'insecure_link', page: page.key, other: null, evidence: { links, parts } };
  }
}

function* judgeCertificates({ run, pages }: SiteIndex): Generator<Finding> {
  for (const { host, certificateEnds: ends } of run.hosts) {
    if (ends === null || ends.getTime() - run.now.getTime() > certificateDays * day) continue;
    const isOfHost = (key: string) => new URL(key).host === host;
    const page = run.homes.find(isOfHost) ?? pages.find(({ key }) => isOfHost(key))?.key;
    if (page !== undefined) yield { kind: 'certificate_ends', page, other: null, evidence: { host, ends } };
  }
}

function medianMilliseconds(site: SiteIndex): number {
  const all = site.pages
    .filter(site.isRead)
    .flatMap(({ answers }) => answers.at(-1)?.milliseconds ?? [])
    .sort((a, b) => a - b);
  return all[Math.floor(all.length / 2)] ?? 0;
}
