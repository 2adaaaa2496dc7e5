import type { RadarNote } from './schema.ts';

const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;

/** The sentence of an observation about a competitor's sitemaps. */
export function describeRadarNote({ kind, count, pattern }: RadarNote): string {
  const place = pattern ?? 'The site';
  const under = pattern ? `under ${pattern} ` : '';
  switch (kind) {
    case 'dates_not_believed':
      return `${place} gives most pages the date of the poll, so rewritten pages cannot be recognized.`;
    case 'mass_rewrite':
      return `${counted(count, 'page')} ${under}changed together, as after a change of the template.`;
    case 'mass_new':
      return `${counted(count, 'new page')} ${under}appeared together.`;
    case 're_addressed':
      return `The site has new addresses: ${counted(count, 'page')} were listed again.`;
    case 'moved':
      return `${counted(count, 'page')} moved to another address.`;
    case 'listed_late':
      return `Listed for the first time, but older or without a date: ${counted(count, 'page')}.`;
    case 'shrunk':
      return `${place} lost ${counted(count, 'address', 'addresses')}. They count as gone if the next poll finds the same.`;
    case 'failed':
      return `${place} could not be read. Its pages are as the last poll found them.`;
    case 'incomplete':
      return `${place} is incomplete, so no page of it counts as gone.`;
    case 'files_unread':
      return `Could not read ${counted(count, 'more sitemap')}, so new pages in ${count === 1 ? 'it' : 'them'} are unknown.`;
    case 'beyond_limit':
      return `${counted(count, 'more page')} changed than one poll lists.`;
  }
}
