import type { Finding } from './finding.ts';
import type { ReadPage, SiteIndex } from './site-index.ts';
import { measureTitle, mostTitlePixels } from './title-width.ts';

/** Missing or faulty heads and headings of indexable pages. */
export function* findHeadFindings(site: SiteIndex): Generator<Finding> {
  for (const page of site.pages) {
    if (site.isIndexable(page)) yield* judgeHead(page);
  }
}

function* judgeHead({ key: page, facts }: ReadPage): Generator<Finding> {
  const { title, description, headings } = facts;
  if (title === null) yield { kind: 'no_title', page, other: null, evidence: {} };
  const pixels = title === null ? 0 : measureTitle(title);
  if (title !== null && pixels > mostTitlePixels) {
    yield { kind: 'long_title', page, other: null, evidence: { title, pixels, most: mostTitlePixels } };
  }
  if (description === null) yield { kind: 'no_description', page, other: null, evidence: {} };
  const first = headings.filter(({ level }) => level === 1);
  if (first.length === 0) yield { kind: 'no_h1', page, other: null, evidence: { headings: headings.length } };
  if (first.length > 1) {
    yield {
      kind: 'several_h1',
      page,
      other: null,
      evidence: { texts: first.map(({ text }) => text).slice(0, 20) },
    };
  }
  const skipped = headings.find(
    ({ level }, index) => index > 0 && level > (headings[index - 1]?.level ?? 0) + 1,
  );
  if (skipped) {
    const from = headings[headings.indexOf(skipped) - 1]?.level ?? 0;
    yield {
      kind: 'skipped_level',
      page,
      other: null,
      evidence: { from, to: skipped.level, text: skipped.text },
    };
  }
}
