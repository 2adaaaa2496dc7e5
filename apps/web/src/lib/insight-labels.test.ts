import { describe, expect, it } from 'vitest';
import { intentBasisText, intentText, relevanceReasonText } from './insight-labels.ts';

describe('an intent', () => {
  it.each([
    ['query', { from: 'wording', kind: 'comparison', cue: 'best' }, 'Because of “best”.'],
    ['page', { from: 'page', kind: 'home', site: 'acme.com' }, 'Because the home page of acme.com ranks.'],
    ['provider', { from: 'source' }, 'Given by the data source.'],
    ['provider', null, 'Given by the data source.'],
    ['person', null, 'Set by a member of this workspace.'],
  ] as const)('names %s and the reason %o', (intentSource, intentReason, text) => {
    expect(intentBasisText({ intentType: 'commercial', intentSource, intentReason })).toBe(text);
  });

  it('is unclear without a source or a rule', () => {
    const keyword = { intentType: null, intentSource: null, intentReason: null };
    expect(intentText(keyword)).toBe('Unclear');
    expect(intentBasisText(keyword)).toMatch(/do not tell/);
  });
});

describe('a relevance', () => {
  const evidence = (kind: 'query' | 'page' | 'keyword' | 'plan' | 'competitor', text = 'tea') => ({
    relevance: 0.304,
    relevanceClass: 'maybe' as const,
    relevanceEvidence: { kind, text },
  });

  it.each([
    ['query', 'Like “tea”, a search that shows your site. Similarity: 30 of 100.'],
    ['page', 'Like your page “tea”. Similarity: 30 of 100.'],
    ['keyword', 'Like your keyword “tea”. Similarity: 30 of 100.'],
    ['plan', 'Like “tea” in your content plan. Similarity: 30 of 100.'],
    ['competitor', 'Like “tea”, for which a competitor ranks. Similarity: 30 of 100.'],
  ] as const)('names evidence of kind %s', (kind, text) => {
    expect(relevanceReasonText(evidence(kind))).toBe(text);
  });

  it("explains missing evidence, a member's vote, and insufficient data", () => {
    const nothing = { relevanceEvidence: null };
    expect(relevanceReasonText({ ...nothing, relevance: 0.01, relevanceClass: 'hidden' })).toBe(
      'Nothing on your site comes close.',
    );
    expect(relevanceReasonText({ ...nothing, relevance: 1, relevanceClass: 'listed' })).toBe(
      'It names your site.',
    );
    expect(relevanceReasonText({ ...nothing, relevance: 0.4, relevanceClass: 'listed' })).toBe(
      'Your site is found for it.',
    );
    expect(relevanceReasonText({ ...nothing, relevance: null, relevanceClass: 'hidden' })).toBe(
      'A member voted.',
    );
    expect(relevanceReasonText({ ...nothing, relevance: null, relevanceClass: null })).toMatch(
      /too little is known of your site/,
    );
  });
});
