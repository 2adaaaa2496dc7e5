import { describe, expect, it } from 'vitest';
import { practiceLists } from '../../testing/practice-lists.ts';
import { createInput } from '../../testing/sample-keywords.ts';
import { classifyIntent } from '../intent/classify-intent.ts';
import { readNames } from '../intent/known-names.ts';
import { appendTo } from './append-to.ts';
import { findTopics } from './find-topics.ts';

/** Least share of the pairs of keywords of one row that share a topic, and of the pairs that share one that are of one row. */
const leastShare = { found: 0.7, right: 0.65 };
const knownNames = readNames([]);

function group(texts: readonly string[], language: string) {
  const input = createInput(texts, { language });
  const keywords = input.keywords.map((keyword) => ({
    ...keyword,
    intent: classifyIntent({ text: keyword.text, language, knownNames }).intent ?? 'unknown',
  }));
  const { topics } = findTopics({ ...input, keywords });
  const topicOf = new Map<string, number>();
  const pageOf = new Map<string, string>();
  for (const [topic, { pageGroups }] of topics.entries()) {
    for (const [page, { keywordIds }] of pageGroups.entries()) {
      for (const id of keywordIds) {
        topicOf.set(texts[id - 1] ?? '', topic);
        pageOf.set(texts[id - 1] ?? '', `${topic}/${page}`);
      }
    }
  }
  return { topicOf, pageOf };
}

function countPairs(keys: readonly unknown[]): number {
  const sizes = new Map<unknown, number>();
  for (const key of keys) if (key !== undefined) sizes.set(key, (sizes.get(key) ?? 0) + 1);
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0);
}

/** Pairs of keywords that one page can serve. */
const onePage: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['205/55 r16 tires', '205 55 16 tires'],
    ['trail running shoes', 'running shoes trail'],
    ['unclog drain', 'how to unclog a drain'],
  ],
  de: [
    ['kaffeevollautomat reinigen', 'kaffeevollautomaten reinigung'],
    ['elektrische kaffeemühle', 'kaffeemühle elektrisch'],
    ['winterreifen 205/55 r16', 'winterreifen 205 55 r16'],
  ],
  pl: [
    ['ekspres do kawy', 'ekspresy do kawy'],
    ['sukienka na wesele', 'sukienki na wesele'],
    ['najlepsza kawa ziarnista', 'ranking kaw ziarnistych'],
  ],
  tr: [['kış lastiği', 'kış lastikleri']],
  fi: [
    ['juoksukengät', 'juoksukenkä'],
    ['ilmalämpöpumppu', 'ilmalämpöpumput'],
  ],
  ja: [
    ['コーヒーミル 電動', '電動コーヒーミル'],
    ['東京 税理士', '税理士 東京'],
  ],
  zh: [
    ['咖啡机', '咖啡機'],
    ['手摇磨豆机', '手搖磨豆機'],
    ['咖啡豆保存', '咖啡豆保存方法'],
  ],
  th: [['เช่ารถภูเก็ต', 'รถเช่า ภูเก็ต']],
  he: [['מכונת קפה', 'מכונות קפה']],
  ar: [['مطحنة قهوة', 'مطحنة القهوة']],
};

/** Keywords of one topic that need a page each: towns, sizes and models. */
const onePageEach: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['plumber chicago', 'plumber dallas', 'plumber in austin', 'plumber cost per hour'],
    ['205/55 r16 tires', '225/45 r17 tires'],
    ['iphone 15 case', 'iphone 14 case'],
  ],
  de: [
    ['zahnarzt berlin', 'zahnarzt hamburg', 'zahnarzt in köln', 'zahnarzt angst'],
    ['winterreifen', 'winterreifen 205/55 r16', 'winterreifen 195/65 r15'],
  ],
  pl: [['wynajem samochodów kraków', 'wynajem samochodu gdańsk', 'wynajem samochodów wrocław']],
  ja: [['税理士 東京', '税理士 大阪', '名古屋 税理士']],
  zh: [['北京装修公司', '深圳装修公司', '广州装修公司']],
  tr: [['araç kiralama antalya', 'ankara araba kiralama']],
};

describe.each(Object.entries(practiceLists))('a list in %s', (name, { language, topics }) => {
  const rows = topics.map((row) => row.split(' | '));
  const texts = rows.flat();
  const { topicOf, pageOf } = group(texts, language);
  const rowOf = new Map(rows.flatMap((row, index) => row.map((text) => [text, index] as const)));

  it('has the topics of its rows', () => {
    const both = countPairs(
      texts.map((text) => (topicOf.has(text) ? `${topicOf.get(text)} ${rowOf.get(text)}` : undefined)),
    );
    expect(both / countPairs(texts.map((text) => rowOf.get(text)))).toBeGreaterThanOrEqual(leastShare.found);
    expect(both / countPairs(texts.map((text) => topicOf.get(text)))).toBeGreaterThanOrEqual(
      leastShare.right,
    );
  });

  it.each(onePage[name] ?? [])('has one page for “%s” and “%s”', (one, other) => {
    expect(pageOf.get(one)).toBeDefined();
    expect(pageOf.get(other)).toBe(pageOf.get(one));
  });

  it.each((onePageEach[name] ?? []).map((texts) => [texts]))(
    'has a page each in one topic for %j',
    (each) => {
      expect(new Set(each.map((text) => pageOf.get(text))).size).toBe(each.length);
      expect(new Set(each.map((text) => topicOf.get(text))).size).toBe(1);
    },
  );

  it('has the same topics in any order', () => {
    const backwards = group(texts.toReversed(), language).pageOf;
    const groupsOf = (pages: ReadonlyMap<string, string>) => {
      const groups = new Map<string, string[]>();
      for (const [text, page] of pages) appendTo(groups, page, text);
      return [...groups.values()].map((group) => group.toSorted().join()).toSorted();
    };
    expect(groupsOf(backwards)).toEqual(groupsOf(pageOf));
  });
});
