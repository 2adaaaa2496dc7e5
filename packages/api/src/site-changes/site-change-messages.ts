import { maxSiteChanges } from '@keydence/domain';

export const siteChangeMessages = {
  future: 'Choose today or an earlier day.',
  tooMany: `A domain can have ${maxSiteChanges} site changes. Delete one first.`,
} as const;
