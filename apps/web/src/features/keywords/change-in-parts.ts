import { maxKeywordsPerChange } from '@keydence/domain';

export interface PartlyChanged {
  /** Ids that were changed before the end or a failure. */
  changed: string[];
  error: unknown;
}

/** Sends many ids in parts of one call's limit. A failed part stops it; earlier changes remain. */
export async function changeInParts(
  keywordIds: readonly string[],
  change: (part: string[]) => Promise<{ keywordIds: string[] }>,
  onProgress: (done: number) => void = () => {},
): Promise<PartlyChanged> {
  const changed: string[] = [];
  for (let start = 0; start < keywordIds.length; start += maxKeywordsPerChange) {
    const part = keywordIds.slice(start, start + maxKeywordsPerChange);
    try {
      changed.push(...(await change(part)).keywordIds);
    } catch (error) {
      return { changed, error };
    }
    onProgress(start + part.length);
  }
  return { changed, error: null };
}
