import { describe, expect, it } from 'vitest';
import { createTokenReader } from '../links/read-tokens.ts';
import { readTerms } from './read-terms.ts';

function termsOf(text: string, language = 'en'): string[] {
  return readTerms([{ text, tokens: createTokenReader(language)(text) }], language).map((term) => term.text);
}

describe('the terms of a page', () => {
  it('have "of" and "and" inside, but no other function word', () => {
    const terms = termsOf(
      'Compare the grinders: cost of ownership, salt and pepper. Demand for beans rises.',
    );
    expect(terms).toEqual(
      expect.arrayContaining(['cost of ownership', 'salt and pepper', 'grinders', 'beans']),
    );
    for (const part of ['Compare the grinders', 'Demand for beans']) expect(terms).not.toContain(part);
  });

  it('have the small words of French and German nouns inside', () => {
    expect(termsOf('Un moulin de cuisine.', 'fr')).toContain('moulin de cuisine');
    expect(termsOf('Mahlen mit der Handmühle.', 'de')).not.toContain('Mahlen mit der');
  });
});
