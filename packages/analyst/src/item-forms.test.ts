import { expect, it } from 'vitest';
import { collectKnownFacts } from './facts/known-facts.ts';
import { actionForm } from './item-forms.ts';
import { gainOf, sampleFacts } from './testing/sample-facts.ts';

it.each([
  [gainOf(400), '200 to 800 more visits a month.'],
  [gainOf(8), 'Up to 16 more visits a month.'],
  [gainOf(0.4), 'Not enough data for an estimate.'],
  [null, 'Not enough data for an estimate.'],
])('gives the range that the rules give for %j', (gain, text) => {
  const facts = sampleFacts();
  const opportunities = facts.opportunities.map((keyword) => ({ ...keyword, gain }));
  const subject = collectKnownFacts({ ...facts, opportunities }).subjects.get('k1');
  expect(actionForm.spare(subject ? [subject] : [])).toMatchObject({ quantifiableImpact: text });
});
