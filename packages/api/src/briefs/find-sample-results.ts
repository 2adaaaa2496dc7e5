import type { Market } from '@keydence/domain';
import type { Services } from '../context.ts';

/** Addresses that rank for a search in the sample world, the best first. */
export async function findSampleResults(
  { sources }: Pick<Services, 'sources'>,
  market: Market,
  text: string,
): Promise<string[]> {
  const page = await sources.sample?.searchResults?.(text, market);
  return page?.results.map(({ url }) => url) ?? [];
}
