import { cutNames } from '../intent/cut-names.ts';
import { foldedWords } from '../text/fold-text.ts';
import { createStemmer } from '../text/stem-word.ts';
import { unifyWriting } from '../text/unify-writing.ts';
import { appendTo } from './append-to.ts';
import { chooseName } from './choose-name.ts';
import type { TopicUnits } from './form-units.ts';
import type { UnitGroups } from './group-units.ts';
import type { Kinship } from './kinship.ts';
import type { Helped } from './linkage-group.ts';
import { findPlaceWords } from './place-words.ts';
import { productNumbers } from './product-numbers.ts';
import { chooseMain, type RatedMember, rateMembers } from './rate-members.ts';
import type { SettledTopic } from './settle-topics.ts';
import type {
  FoundTopic,
  KnownTopic,
  TopicBasis,
  TopicInput,
  TopicKeyword,
  TopicResult,
} from './topic-input.ts';

const basisOf: Readonly<Record<Helped, TopicBasis>> = { none: 'wording', pages: 'pages', results: 'results' };

interface Inputs {
  readonly input: TopicInput;
  readonly keywords: readonly TopicKeyword[];
  readonly units: TopicUnits;
  readonly groups: UnitGroups;
  readonly kinship: Kinship;
  readonly settled: readonly SettledTopic[];
}

/** Names the topics and divides each into page groups. */
export function nameTopics(inputs: Inputs): Omit<TopicResult, 'vectors'> {
  const { keywords, settled } = inputs;
  const inTopic = new Set(settled.flatMap(({ places }) => places));
  const { language } = inputs.input;
  const placeWords = findPlaceWords(
    keywords.map(({ text }) => unifyWriting(text, language)),
    language,
  );
  const stem = createStemmer(language);
  const offerOf = (text: string) => {
    const written = unifyWriting(text, language);
    const rest = new Set(foldedWords(cutNames(written, placeWords, language), language));
    const places = foldedWords(written, language).filter((word) => !rest.has(word));
    return [productNumbers(text, language), ...places.map(stem)].filter(Boolean).join(' ');
  };
  const named = inputs.input.known.filter((topic) => topic.givenName !== undefined);
  const placeOf = new Map(keywords.map(({ text }, place) => [text, place]));
  const topics = settled.map((topic) => ({
    topic: nameTopic(topic, { ...inputs, named, offerOf, placeOf }),
    demand: sumDemand(topic, keywords),
    first: keywords[topic.places[0]],
  }));
  topics.sort((one, other) => other.demand - one.demand || compareTexts(one.first, other.first));
  return {
    topics: tellApart(
      topics.map(({ topic }) => topic),
      inputs,
    ),
    alone: keywords.flatMap(({ id }, place) => (inTopic.has(place) ? [] : [id])),
  };
}

interface Naming extends Inputs {
  /** The known topics with a given name. */
  readonly named: readonly KnownTopic[];
  /** What tells the product or the town of a keyword from others; empty where nothing does. */
  readonly offerOf: (text: string) => string;
  /** Place of the keyword with a text. */
  readonly placeOf: ReadonlyMap<string, number>;
}

/** Of two topics that share a phrase, the smaller one has the name of its own largest keyword. */
function tellApart(topics: readonly FoundTopic[], { input, keywords }: Inputs): FoundTopic[] {
  const given = new Set(input.known.map(({ givenName }) => givenName));
  const textOf = new Map(keywords.map(({ id, text }) => [id, text]));
  const taken = new Set<string | undefined>();
  return topics.map((topic) => {
    const { name: found, mainKeywordId, pageGroups } = topic;
    const own = [mainKeywordId, ...pageGroups.flatMap(({ keywordIds }) => keywordIds)];
    const free = own.map((id) => textOf.get(id)).find((text) => !taken.has(text));
    const name = taken.has(found) && !given.has(found) ? (free ?? found) : found;
    taken.add(name);
    return { ...topic, name };
  });
}

function nameTopic(
  topic: SettledTopic,
  { input, keywords, units, groups, kinship, named, offerOf, placeOf }: Naming,
): FoundTopic {
  const members = topic.places.map((place) => ({ keyword: keywords[place], unit: units.unitOf[place] }));
  const rated = rateMembers(members, kinship, input.language);
  const offers = new Set(rated.map(({ keyword }) => offerOf(keyword.text)).filter(Boolean));
  const free = rated.filter(({ keyword }) => offerOf(keyword.text) === '');
  // One of several towns or products does not name the topic.
  const main = chooseMain(offers.size > 1 && free.length > 0 ? free : rated);
  // A keyword of another topic names that one.
  const own = new Set(topic.places);
  const isFit = (phrase: string) =>
    (offers.size <= 1 || offerOf(phrase) === '') && own.has(placeOf.get(phrase) ?? topic.places[0]);
  const pages = new Map<string, RatedMember[]>();
  for (const [index, member] of rated.entries()) {
    appendTo(pages, `${groups.pageGroupOf[members[index].unit]} ${member.keyword.intent ?? ''}`, member);
  }
  const pageGroups = [...pages.values()]
    .flatMap((page) => partByOffer(page, offerOf, offers.size > 1))
    .map(describePageGroup);
  pageGroups.sort((one, other) => other.demand - one.demand || compareTexts(one.main, other.main));
  return {
    id: topic.id,
    absorbed: topic.absorbed,
    name: findGivenName(topic, named) ?? chooseName({ rated, main, language: input.language, isFit }),
    mainKeywordId: main.id,
    pageGroups: pageGroups.map(({ group }) => group),
    basis: topic.group === null ? 'wording' : basisOf[groups.helpOf(topic.group)],
  };
}

/**
 * Products and towns have a page each. Keywords without one join the only one of their topic; where there are several, they
 * have the page above those.
 */
function partByOffer(
  page: readonly RatedMember[],
  offerOf: (text: string) => string,
  isChoice: boolean,
): RatedMember[][] {
  const parts = new Map<string, RatedMember[]>();
  for (const member of page) appendTo(parts, offerOf(member.keyword.text), member);
  const bare = parts.get('');
  if (bare === undefined || parts.size === 1 || isChoice) return [...parts.values()];
  parts.delete('');
  const [most] = [...parts].sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1));
  most?.[1].push(...bare);
  return [...parts.values()];
}

function describePageGroup(members: readonly RatedMember[]) {
  const main = chooseMain(members);
  const sorted = members.map(({ keyword }) => keyword);
  sorted.sort((one, other) => other.demand - one.demand || compareTexts(one, other));
  const demand = sorted.reduce((sum, keyword) => sum + keyword.demand, 0);
  return { main, demand, group: { mainKeywordId: main.id, keywordIds: sorted.map(({ id }) => id) } };
}

/** Of its own id, else of the oldest topic that has become part of it. */
function findGivenName({ id, absorbed }: SettledTopic, named: readonly KnownTopic[]): string | undefined {
  const own = named.find((topic) => topic.id === id);
  const taken = named.filter((topic) => absorbed.includes(topic.id)).sort((a, b) => a.order - b.order);
  return (own ?? taken[0])?.givenName;
}

function sumDemand({ places }: SettledTopic, keywords: readonly TopicKeyword[]): number {
  return places.reduce((sum, place) => sum + keywords[place].demand, 0);
}

function compareTexts(one: TopicKeyword, other: TopicKeyword): number {
  if (one.text !== other.text) return one.text < other.text ? -1 : 1;
  return one.id - other.id;
}
