import { briefOutcomeTexts, leastBriefPages } from '@keydence/domain';

export const briefMessages = {
  noTitle: 'Enter the keyword that the page should rank for.',
  noAddress: (found: string) =>
    `“${found}” is no address of a web page. Write it as https://example.com/page.`,
  tooFew:
    'No result page of this keyword is stored, so give the addresses of at least three pages that rank for it.',
  tooMany: (most: number) => `A brief reads at most ${most} pages.`,
  open: (most: number) => `${most} briefs are being written. Wait for one to finish, or cancel it.`,
  full: (most: number) =>
    `There are ${most} briefs, the most that are stored. Delete one you no longer need.`,
  noList: 'The setup of this domain has not finished. Try again when its keywords are there.',
  unread: `Fewer than ${leastBriefPages} pages could be read, so there is nothing to compare. The reason is beside each address. Start a new brief with other addresses.`,
  failed: 'Could not finish the brief. What was read is stored. Start a new one.',
  notDone: 'This brief is not finished, so there is nothing to compare with yet.',
  noPage: 'This page is not in the inventory of your site. Read the site in Pages first, or paste the text.',
  noDraft: 'Paste a draft, or name a page of your site.',
  reasons: briefOutcomeTexts,
} as const;
