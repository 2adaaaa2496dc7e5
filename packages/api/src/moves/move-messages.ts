import { formatDay, type MoveGap, type MoveVerb } from '@keydence/domain';

export const moveMessages = {
  failed: 'Could not compute the moves. They are unchanged. Start the run again.',
  done: 'This move is done. Bring it back first.',
  judged: 'This move was judged already, so it stays done.',
  followed: 'The same work is proposed, accepted or skipped again. Change that move instead.',
  samePage:
    'Another move of the same page is accepted, or was finished in these two weeks. Take that one back first, or accept this one in a later plan.',
  future: 'Choose today or an earlier day.',
  longAgo: 'Choose a day of the last twelve months.',
} as const;

interface GapText {
  verbs: MoveVerb[];
  sentence: string;
}

/** Text for numbers that may have changed since `day`. */
export function oldFactsText(day: string): GapText {
  return {
    verbs: [],
    sentence: `The newest numbers are from ${formatDay(day)}. Get newer ones before you start the work.`,
  };
}

/** The site lost clicks as a whole: `change` is that of its typical page, such as −0.3. */
export function siteFallText(change: number): GapText {
  const percent = Math.round(-100 * change);
  return {
    verbs: ['update'],
    sentence: `The whole site fell by ${percent}%: in the last four weeks, its typical page had ${percent}% fewer clicks than in the months before. A season can be the cause. Pages that lost clicks are not listed one by one.`,
  };
}

/** Missing data, and the moves that need it. */
export const gapTexts: Readonly<Record<Exclude<MoveGap, 'old_facts' | 'site_fell'>, GapText>> = {
  no_search_console: {
    verbs: ['update', 'merge', 'link'],
    sentence:
      'Without Search Console, updates use ranks and volumes. Pages that compete or lose clicks are not found.',
  },
  no_topics: {
    verbs: ['write'],
    sentence: 'New pages are proposed for topics, and this list has none yet.',
  },
  no_crawl: {
    verbs: ['link'],
    sentence: 'Links are proposed once the pages of the site have been read.',
  },
  no_competitors: {
    verbs: ['write'],
    sentence: 'Most new pages come from competitors’ keywords, and you track no competitor yet.',
  },
  no_days: {
    verbs: ['update', 'merge'],
    sentence:
      'Uploads from Search Console have no clicks by page and day. Connect Search Console to find pages that lose clicks or compete.',
  },
  short_history: {
    verbs: ['update', 'merge'],
    sentence: 'Search Console has too few days so far to tell which pages lose clicks or compete.',
  },
  site_changed: {
    verbs: ['update', 'merge', 'link'],
    sentence:
      'The site changed less than eight weeks ago. Moves from Search Console start again once its figures have settled.',
  },
  few_impressions: {
    verbs: ['update'],
    sentence:
      'No search has 30 impressions on the first two result pages yet. Updates need that many. Searches with a name of your site do not count; the workspace settings have its names.',
  },
  no_period: {
    verbs: ['update', 'write'],
    sentence:
      'The upload from Search Console does not say which days it covers, so no gain can be estimated. Upload the whole zip or spreadsheet.',
  },
  filtered: {
    verbs: ['write'],
    sentence:
      'The figures of Search Console are filtered, so the rest of the site is unknown. Upload them without a filter to find new pages.',
  },
};
