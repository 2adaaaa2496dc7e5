import { siteMarks } from '@keydence/domain';
import type { LegalItem } from './legal-text.ts';

/** Operator of the server, with contact data. */
export const contactItems: LegalItem[] = [
  { term: 'Operator:', text: siteMarks.operatorName },
  { term: 'Address:', text: siteMarks.operatorAddress },
  { term: 'Support:', text: siteMarks.supportEmail, href: siteMarks.supportHref },
  { term: 'General inquiries:', text: siteMarks.inquiriesEmail, href: siteMarks.inquiriesHref },
];
