import { describe, expect, it } from 'vitest';
import { createInput, createKeyword } from '../../testing/sample-keywords.ts';
import { findTopics } from './find-topics.ts';

/** Each list is one topic: a person put its keywords together. */
function nameOf(language: string, demands: Readonly<Record<string, number>>): string {
  const keywords = Object.entries(demands).map(([text, demand], index) => ({
    ...createKeyword(index + 1, text),
    demand,
  }));
  const together = keywords.slice(1).map(({ id }) => [1, id] as const);
  const { topics } = findTopics(
    createInput([], { language, keywords, corrections: { together, apart: [], placed: [] } }),
  );
  expect(topics).toHaveLength(1);
  return topics[0].name;
}

describe('the name of a topic', () => {
  it.each([
    [
      'es',
      {
        'declaración de ingresos': 600,
        'declaración jurada de ingresos': 90,
        'cuánto sale una declaración jurada': 80,
        'declaración jurada simple': 70,
        'declaración jurada municipalidad de maipú': 60,
        'declaración jurada de domicilio': 50,
      },
      'declaración jurada',
    ],
    [
      'es',
      {
        'registro civil coquimbo certificados': 300,
        'registro civil osorno certificados': 200,
        'certificado antecedentes registro civil': 100,
        'registro civil': 50,
        'registro civil santiago centro': 20,
      },
      'registro civil',
    ],
    [
      'en',
      {
        'rooms to go credit card': 900,
        'belk credit card': 300,
        'kay jewelers credit card': 200,
        'fit credit card': 90,
      },
      'credit card',
    ],
    [
      'zh',
      { 'grok 4.1 thinking 额度': 90, 'grok 4.1 thinking 多少': 80, 'grok 4.1 thinking 消息': 70 },
      'grok 4.1 thinking',
    ],
    ['ja', { '渋谷 整体 おすすめ': 90, '整体 料金': 80, 整体: 10, '新宿 整体 口コミ': 70 }, '整体'],
  ])('in %s is what its keywords %j share', (language, demands, name) => {
    expect(nameOf(language, demands)).toBe(name);
  });

  it.each([
    ['en', { 'what is jira': 900, jira: 40, 'jira login': 30, 'jira api': 20 }, 'jira'],
    [
      'en',
      { 'debt relief reviews': 50, 'debt relief kent reviews': 40, 'reviews of debt relief': 9 },
      'debt relief reviews',
    ],
  ])('in %s has no wish of one keyword of %j', (language, demands, name) => {
    expect(nameOf(language, demands)).toBe(name);
  });

  it.each([
    [
      'the larger one has a phrase that two topics share',
      'oolong brewing kyoto',
      ['oolong brewing', 'oolong brewing osaka'],
    ],
    [
      'a phrase that is a keyword names its topic',
      'oolong brewing',
      ['oolong brewing', 'oolong brewing nara'],
    ],
  ])('%s', (_, last, names) => {
    const texts = ['oolong brewing nara', 'oolong brewing kobe', 'oolong brewing osaka', last];
    const keywords = texts.map((text, index) => ({ ...createKeyword(index + 1, text), demand: 90 - index }));
    const corrections = {
      together: [[1, 2] as const, [3, 4] as const],
      apart: [[1, 3] as const, [2, 4] as const],
      placed: [],
    };
    const { topics } = findTopics(createInput([], { language: 'en', keywords, corrections }));
    expect(topics.map(({ name }) => name).sort()).toEqual(names);
  });

  it('is written with the small words that people say', () => {
    expect(nameOf('es', { 'cambio aceite': 0, 'cambio de aceite': 0, 'el cambio de aceite': 0 })).toBe(
      'cambio de aceite',
    );
  });
});
