import type { Move } from './schema.ts';

/** A move as mails and the report name it: "Update /grinder", "Update the page for “burr grinder”", "Write a page about kettles". */
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

/** Where the page is unknown, its search stands for it. */
const pageFor = (search: string) => `the page for “${search}”`;
