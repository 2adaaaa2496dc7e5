// Keywords that competitors of a made-up site rank for and the site does not.
import type { TopicKeyword, WriteTopic } from '@keydence/moves';
import type { Draws } from '../random-draws.ts';
import { drawDemand, type SiteDraft, textOf } from './site-draft.ts';

export interface GapWorld {
  topics: WriteTopic[];
  /** Texts of keywords that need a page. */
  planted: Set<string>;
  foreign: Set<string>;
  /** Searches a month by text. */
  demand: Map<string, number>;
}

const foreignTopics = [
  { id: 101, name: 'trail running shoes' },
  { id: 102, name: 'wedding dress' },
];
/** Volumes as tools tell them. */
const ladder = [
  10, 20, 30, 40, 50, 70, 90, 110, 140, 170, 210, 260, 320, 390, 480, 590, 720, 880, 1_000, 1_300, 1_600,
  1_900, 2_400, 2_900, 3_600, 4_400, 5_400, 6_600, 8_100, 9_900,
];
const competitors = ['one.example', 'two.example', 'three.example'];

/**
 * 30 gaps in six own topics, 200 in two foreign ones, and own keywords that a page covers or that name a competitor.
 * Volumes are known for 60 %, difficulties for half; of these 3 % are 0. A planted group has one keyword with a volume.
 */
export function createGaps(draft: SiteDraft, draws: Draws): GapWorld {
  const world: GapWorld = { topics: [], planted: new Set(), foreign: new Set(), demand: new Map() };
  const keyword = (
    text: string,
    changed: Partial<TopicKeyword> = {},
    isVolumeKnown = draws.chance(0.6),
  ): TopicKeyword => {
    const demand = drawDemand(draws);
    world.demand.set(text, demand);
    const volume = ladder.findLast((step) => step <= demand) ?? 10;
    const difficulty = draws.chance(0.03) ? 0 : draws.whole(5, 60);
    return {
      id: null,
      text,
      impressions: 0,
      clicks: 0,
      position: null,
      rank: null,
      intent: 'informational',
      isBrand: false,
      groupId: null,
      competitors: competitors
        .filter((_, index) => index === 0 || draws.chance(0.5))
        .map((domain) => ({ domain, page: `https://${domain}/page`, rank: draws.whole(1, 20) })),
      facts: {
        ...(isVolumeKnown ? { searchVolume: volume } : {}),
        ...(draws.chance(0.5) ? { difficulty } : {}),
      },
      ...changed,
    };
  };
  draft.topics.forEach((topic, index) => {
    const planted =
      index < 6
        ? [1, 2, 3, 4, 5].map((place) =>
            keyword(textOf(topic.name, 5_000 + place), { groupId: 1 }, place === 1 || draws.chance(0.6)),
          )
        : [];
    for (const { text } of planted) world.planted.add(text);
    const covered = [1, 2, 3].map((place) =>
      keyword(textOf(topic.name, 6_000 + place), {
        groupId: 2,
        ...(place === 1 ? { rank: draws.whole(8, 50) } : {}),
      }),
    );
    const named = [1, 2].map((place) =>
      keyword(`two ${textOf(topic.name, 7_000 + place)}`, { isBrand: true, groupId: 3 }),
    );
    world.topics.push({
      topic,
      relevance: Math.min(1, Math.max(0.2, 0.6 + 0.15 * draws.normal())),
      keywords: [...planted, ...covered, ...named],
      hasPage: true,
      hasTitledPage: true,
      nearestPage: null,
      hasOpenMerge: false,
      seasonEndsInWeeks: null,
    });
  });
  for (const topic of foreignTopics) {
    const keywords = Array.from({ length: 100 }, (_, index) => keyword(textOf(topic.name, index)));
    for (const { text } of keywords) world.foreign.add(text);
    world.topics.push({
      topic,
      // A topic that is taken for the site's own is an error of relevance, which has a bench of its own.
      relevance: Math.min(0.14, Math.max(0, 0.05 + 0.03 * draws.normal())),
      keywords,
      hasPage: false,
      hasTitledPage: false,
      nearestPage: null,
      hasOpenMerge: false,
      seasonEndsInWeeks: null,
    });
  }
  return world;
}
