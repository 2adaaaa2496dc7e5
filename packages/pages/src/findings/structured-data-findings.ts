import type { Finding } from './finding.ts';
import type { SiteIndex } from './site-index.ts';

/** Without one field of each list, search engines do not show the item. */
const requiredFields: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Product: [['name'], ['offers', 'review', 'aggregateRating']],
  FAQPage: [['mainEntity']],
  BreadcrumbList: [['itemListElement']],
  Recipe: [['name'], ['image']],
  Event: [['name'], ['startDate'], ['location']],
  VideoObject: [['name'], ['thumbnailUrl'], ['uploadDate']],
};
/** Types that search engines read, to distinguish a misspelling from a type unknown here. */
const commonTypes = new Map(
  (
    'Article NewsArticle BlogPosting Product ProductGroup Offer AggregateOffer Review AggregateRating Rating FAQPage ' +
    'Question Answer QAPage BreadcrumbList ListItem ItemList Organization LocalBusiness Person Place PostalAddress ' +
    'WebSite WebPage SearchAction Recipe HowTo HowToStep Event VideoObject ImageObject JobPosting SoftwareApplication ' +
    'Course Dataset Brand ContactPoint DiscussionForumPosting ProfilePage OpeningHoursSpecification Book Movie Service'
  )
    .split(' ')
    .map((type) => [type.toLowerCase(), type]),
);

/** Structured data that search engines cannot read. */
export function* findStructuredDataFindings(site: SiteIndex): Generator<Finding> {
  for (const page of site.pages) {
    if (!site.isIndexable(page)) continue;
    const at = { page: page.key, other: null };
    const { types, items, broken } = page.facts.structuredData;
    if (broken.length > 0) yield { kind: 'broken_json', ...at, evidence: { blocks: broken } };
    const slips = types.flatMap((type) => {
      const known = commonTypes.get(type.replaceAll(' ', '').toLowerCase());
      return known === undefined || known === type ? [] : [{ type, known }];
    });
    if (slips.length > 0) yield { kind: 'unknown_type', ...at, evidence: { types: slips } };
    const lacking = items.flatMap(({ type, fields }) => {
      const missing = (requiredFields[type] ?? []).filter(
        (names) => !names.some((name) => fields.includes(name)),
      );
      return missing.length === 0 ? [] : [{ type, missing: missing.map((names) => names.join(' or ')) }];
    });
    if (lacking.length > 0) yield { kind: 'missing_fields', ...at, evidence: { items: lacking } };
  }
}
