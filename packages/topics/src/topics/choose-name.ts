import { findCues } from '../intent/find-cues.ts';
import { foldText } from '../text/fold-text.ts';
import { segmentText } from '../text/segment-text.ts';
import { findStopWords } from '../text/stop-words.ts';
import { findSharedPhrase } from './find-shared-phrase.ts';
import type { RatedMember } from './rate-members.ts';
import { wishKinds } from './text-views.ts';
import type { TopicKeyword } from './topic-input.ts';

/** The main keyword names its topic from this share of the rating of the best phrase on. */
const mainShare = 0.8;
/** Least share of the members that want something for it to be part of the name: “debt relief reviews”. */
const sharedWish = 0.8;

interface Naming {
  readonly rated: readonly RatedMember[];
  readonly main: TopicKeyword;
  readonly language: string;
  readonly isFit: (phrase: string) => boolean;
}

/**
 * The name of a topic: the main keyword, unless that says what one member wants (“what is jira”) or few of them
 * (“maurices credit card”); then the phrase that most of them share, as its most searched keyword writes it.
 */
export function chooseName({ rated, main, language, isFit }: Naming): string {
  const members = rated.map(({ keyword }) => keyword);
  const hasWish = createWishCheck(members, language);
  const countAround = createAroundCount(language);
  // A keyword with stop words around its telling ones means another thing: “rooms to go credit card”.
  const bare = rated.filter(({ keyword: { text } }) => !hasWish(text) && countAround(text) === 0);
  const { phrase, rate } = findSharedPhrase(members, language, (text, subject) => {
    const isKeyword = bare.some((member) => member.subject === subject);
    return (isKeyword || subject.includes(' ')) && isFit(text) && !hasWish(text);
  });
  const own = rated.find(({ keyword }) => keyword.id === main.id)?.subject;
  const isMain = phrase === null || (!hasWish(main.text) && rate(main.text) >= mainShare * phrase.rating);
  const subject = isMain || phrase === null ? own : phrase.subject;
  const [best] = bare.filter((member) => member.subject === subject).toSorted(compareWordings);
  return best?.keyword.text ?? (phrase !== null && phrase.subject === subject ? phrase.text : main.text);
}

/** Tells texts with a wish that few members have. */
function createWishCheck(members: readonly TopicKeyword[], language: string): (text: string) => boolean {
  const listWishes = (text: string) => [
    ...new Set(
      findCues(text, language).flatMap(({ kind, cue }) => (wishKinds.has(kind) ? [foldText(cue)] : [])),
    ),
  ];
  const counts = new Map<string, number>();
  for (const { text } of members)
    for (const wish of listWishes(text)) counts.set(wish, (counts.get(wish) ?? 0) + 1);
  const least = sharedWish * members.length;
  return (text) => listWishes(text).some((wish) => (counts.get(wish) ?? 0) < least);
}

/** Counts the stop words before and after what a text says, as in “el taller”; those inside are part of it: “cambio de aceite”. */
function createAroundCount(language: string): (text: string) => number {
  const stopWords = findStopWords(language);
  return (text) => {
    const words = segmentText(text, language);
    const isTelling = (word: string) => !stopWords.has(word);
    const first = words.findIndex(isTelling);
    return first < 0 ? 0 : first + words.length - 1 - words.findLastIndex(isTelling);
  };
}

function compareWordings(one: RatedMember, other: RatedMember): number {
  const order = other.keyword.demand - one.keyword.demand || other.words - one.words;
  return order || (one.keyword.text < other.keyword.text ? -1 : 1);
}
