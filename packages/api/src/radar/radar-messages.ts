/** Reasons for a failed poll, and for refused requests; each with the next step. */
export const radarMessages = {
  robots_unreachable:
    'The site does not answer, or its robots.txt could not be read, so nothing else was requested. The next poll tries again.',
  paused:
    'Keydence pauses its requests to this site, because several in a row failed or the site asked for a pause. The next poll tries again.',
  forbidden: 'The site does not let KeydenceBot read its sitemaps, so its publications are unknown.',
  no_files: 'The site has no sitemap and no feed, so its publications are unknown.',
  unread:
    'None of its sitemaps could be read. What earlier polls found is unchanged. The next poll tries again.',
  failed: 'Could not finish the poll. What earlier polls found is unchanged. The next poll tries again.',
  noCompetitor: 'No competitor is tracked. Add one in Competitors, then poll again.',
  sample: 'The publications of this sample site are invented, so there is nothing to poll.',
  tooSoon: 'Each competitor is polled at most once in 20 hours.',
} as const;

export type PollFailure = 'robots_unreachable' | 'paused' | 'forbidden' | 'no_files' | 'unread' | 'failed';
