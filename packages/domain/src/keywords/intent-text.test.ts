import { expect, it } from 'vitest';
import { type IntentReason, intentReason, type KeywordIntent } from './intent-schema.ts';
import { intentReasonText, preferSourceIntent } from './intent-text.ts';

it.each<[IntentReason, string]>([
  [{ from: 'source' }, 'Given by the data source'],
  [{ from: 'wording', kind: 'deed', cue: 'buy' }, 'Because of “buy”'],
  [{ from: 'wording', kind: 'name', cue: 'acme' }, 'Because “acme” is the name of a site'],
  [{ from: 'wording', kind: 'address', cue: 'acme.com' }, 'Because “acme.com” is a web address'],
  [{ from: 'page', kind: 'home', site: 'acme.com' }, 'Because the home page of acme.com ranks'],
  [{ from: 'nothing' }, 'Neither its words nor the ranking pages tell'],
])('writes the reason %o as “%s”, also after a JSON round trip', (reason, text) => {
  expect(intentReasonText(intentReason.parse(JSON.parse(JSON.stringify(reason))))).toBe(text);
});

const computed: KeywordIntent = {
  intent: 'informational',
  confidence: 0.4,
  isUnsure: false,
  reason: { from: 'wording', kind: 'question', cue: 'how to' },
};

it('prefers the intent of the data source', () => {
  expect(preferSourceIntent('commercial', computed)).toEqual({
    intent: 'commercial',
    confidence: 1,
    isUnsure: false,
    reason: { from: 'source' },
  });
});

it('keeps the computed intent if the data source gave none', () => {
  expect(preferSourceIntent(null, computed)).toBe(computed);
});
