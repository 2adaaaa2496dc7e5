import type { LinkFacts, LinkFindings } from './link-facts.ts';

export function findLinks({ internalLinks }: LinkFacts): LinkFindings {
  return { moves: [], reason: internalLinks === null ? 'no_crawl' : null };
}
