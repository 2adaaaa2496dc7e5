import type {
  ListingSource,
  PollInput,
  PollResult,
  RadarPageNames,
  RadarRules,
  ReadListing,
  TopicAssignment,
} from '@keydence/domain';
import { assignTopics, comparePolls, readListing, readNames } from '@keydence/pages';

export type RadarTask =
  | { kind: 'listing'; source: ListingSource }
  | { kind: 'compare'; input: PollInput }
  | { kind: 'names'; html: Uint8Array; contentType: string | null }
  | { kind: 'assign'; input: TopicAssignment };

const none: RadarPageNames = { title: null, heading: null, feeds: [] };

export async function workOnListing(source: ListingSource): Promise<ReadListing> {
  const { kind, isFeed, entries, isComplete } = await readListing(source);
  return { kind, isFeed, entries: [...entries], isComplete };
}

export function workOnComparison(input: PollInput): PollResult {
  const { publications, notes, files, gone, back, ...rest } = comparePolls(input);
  return {
    ...rest,
    publications: [...publications],
    notes: [...notes],
    files: [...files],
    gone: [...gone],
    back: [...back],
  };
}

export function workOnNames(html: Uint8Array, contentType: string | null): RadarPageNames {
  try {
    const { title, heading, feeds } = readNames(html, contentType);
    return { title, heading, feeds: [...feeds] };
  } catch {
    // A page that breaks the parser has no names; its address names it.
    return none;
  }
}

export function workOnAssignment(input: TopicAssignment): Awaited<ReturnType<RadarRules['assign']>> {
  return assignTopics(input);
}
