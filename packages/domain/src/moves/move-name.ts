import type { Move } from './schema.ts';

/**
 * Name of a move in mails and reports: "Update /grinder", "Update the page for “burr grinder”",
 * "Write a page about kettles".
 */
export function moveName({ verb, title }: Pick<Move, 'verb' | 'title'>): string {
  const isPage = title.startsWith('/') || title.includes('://');
  switch (verb) {
    case 'write':
      return `Write a page about ${title}`;
    case 'update':
      return `Update ${isPage ? title : pageFor(title)}`;
    case 'link':
      return `Link to ${isPage ? title : pageFor(title)}`;
    case 'merge':
      return `Merge pages into ${isPage ? title : pageFor(title)}`;
  }
}

/** Used if the page is unknown. */
const pageFor = (search: string) => `the page for “${search}”`;
