import { normaliseKeywordText, type SearchIntent } from '@keydence/domain';
import type { SampleMarket } from './market-catalogue.ts';
import { brandPatterns, modifierPatternsOf, type Pattern, patternsOf } from './patterns.ts';
import { hashText, Random } from './random.ts';
import { intentOfWording } from './search-intent.ts';
import { type SampleSite, sitesIn } from './sites.ts';
import type { Language, NicheName, Topic, Vocabulary } from './topic.ts';
import { vocabularies } from './vocabulary/index.ts';

/** A search of the sample world before it has numbers. */
export interface WorldKeyword {
  text: string;
  /** The text with its capitals, as a title would have it. */
  wording: string;
  seed: number;
  niche: NicheName;
  /** Null for a search for a site's own name. */
  topic: Topic | null;
  /** Subject of the search: a head of the topic, the topic itself, or a site's name. */
  subject: string;
  isQuestion: boolean;
  /** The site whose name is searched. */
  brandOf: string | null;
  intent: SearchIntent;
  /** Typical searches a month, before season, growth and rounding. */
  volume: number;
}

const headShares = [1, 0.38, 0.2, 0.12, 0.08, 0.05];
// Long searches are rarer than the plain shares say: a tail as long as in real keyword lists.
const tailExponent = 1.6;
const brandVolume = 2400;

const bestWords: Record<Language, Record<string, string>> = {
  en: {},
  de: { m: 'bester', f: 'beste', n: 'bestes', p: 'beste' },
  fr: { m: 'meilleur', f: 'meilleure', p: 'meilleurs', q: 'meilleures' },
};

/** Every search of a market, each text once, in a fixed order. */
export function listKeywords(market: SampleMarket): WorldKeyword[] {
  const keywords = new Map<string, WorldKeyword>();
  const add = (keyword: WorldKeyword) => {
    if (!keywords.has(keyword.text)) keywords.set(keyword.text, keyword);
  };
  for (const vocabulary of vocabularies.filter(({ language }) => language === market.languageCode)) {
    for (const topic of vocabulary.topics) {
      for (const keyword of keywordsOfTopic(topic, vocabulary, market)) add(keyword);
    }
  }
  for (const site of sitesIn(market.locationCode)) {
    for (const keyword of keywordsOfBrand(site, market)) add(keyword);
  }
  return [...keywords.values()];
}

interface Wording {
  text: string;
  subject: string;
  share: number;
  isQuestion: boolean;
}

function keywordsOfTopic(
  topic: Topic,
  { language, niche }: Vocabulary,
  market: SampleMarket,
): WorldKeyword[] {
  return [...headWordings(topic, language, market.tag), ...questionWordings(topic, market.tag)].map(
    (wording) => {
      const text = normaliseKeywordText(wording.text);
      const seed = hashText(`${text}|${market.locationCode}`);
      return {
        text,
        wording: wording.text,
        seed,
        niche,
        topic,
        subject: wording.subject,
        isQuestion: wording.isQuestion,
        brandOf: null,
        intent: intentOfWording(text, language, topic.kind),
        volume: topic.volume * market.size * wording.share * Math.exp(0.45 * new Random(seed).normal()),
      };
    },
  );
}

function headWordings(topic: Topic, language: Language, tag: string): Wording[] {
  const modifiers = entriesOf(topic.modifiers, tag);
  return entriesOf(topic.heads, tag).flatMap((entry, index) => {
    const [head = '', gender = 'm'] = entry.split('=');
    const headShare = headShares[index] ?? 0.04;
    const word = (patterns: readonly Pattern[], phrase: string): Wording[] =>
      patterns.flatMap(([pattern, share]) => {
        const wording = inCountry(pattern, tag);
        if (wording === null) return [];
        const text = wording.replace('~', phrase).replace('{best}', bestWords[language][gender] ?? '');
        return [{ text, subject: head, share: share ** tailExponent * headShare, isQuestion: false }];
      });
    const withModifiers = index > 1 ? [] : modifiers;
    return [
      ...word(patternsOf(language, topic.kind), head),
      ...withModifiers.flatMap((modifier) =>
        word(modifierPatternsOf(language, topic.kind), `${head} ${modifier}`),
      ),
    ];
  });
}

function questionWordings(topic: Topic, tag: string): Wording[] {
  return entriesOf(topic.questions, tag).map((text, index) => ({
    text,
    subject: topic.name,
    share: 0.22 / (1 + 0.6 * index),
    isQuestion: true,
  }));
}

function keywordsOfBrand(site: SampleSite, market: SampleMarket): WorldKeyword[] {
  const language = market.languageCode;
  const niche = site.niches[0]?.name ?? 'coffee';
  const patterns = brandPatterns[language][site.kind === 'software' ? 'software' : 'shop'];
  return patterns.map(([pattern, share]) => {
    const wording = pattern.replace('~', site.title);
    const text = normaliseKeywordText(wording);
    const seed = hashText(`${text}|${market.locationCode}`);
    const volume =
      brandVolume * market.size * site.strength * share * Math.exp(0.4 * new Random(seed).normal());
    const intent = intentOfWording(text, language, 'brand');
    const subject = site.title;
    return {
      text,
      wording,
      seed,
      niche,
      topic: null,
      subject,
      isQuestion: false,
      brandOf: site.domainName,
      intent,
      volume,
    };
  });
}

function entriesOf(list: string, tag: string): string[] {
  return list
    .split(';')
    .map((entry) => inCountry(entry.trim(), tag))
    .filter((entry) => entry !== null && entry !== '')
    .map(String);
}

/** The entry without its country tag, or null when it belongs to another country. */
function inCountry(entry: string, tag: string): string | null {
  const tagged = /^(us|gb):(.*)$/.exec(entry);
  if (!tagged) return entry;
  return tagged[1] === tag ? (tagged[2] ?? '') : null;
}
