import { describe, expect, it } from 'vitest';
import { changeDraft, type Draft, stepProgress } from './use-draft.ts';

const draft: Draft = {
  step: 'location',
  name: 'Acme',
  domain: 'acme.example',
  locationCode: 2840,
  requestId: 'first',
  created: null,
};

it('shows progress of 33, 66, 100 and 100 percent', () => {
  expect(stepProgress).toEqual({ company: 33, domain: 66, location: 100, creating: 100 });
});

describe('the id of a creation', () => {
  it('stays for the same input, at any step', () => {
    expect(changeDraft(draft, { step: 'creating' }).requestId).toBe('first');
    expect(changeDraft(draft, { name: 'Acme' }).requestId).toBe('first');
  });

  it.each([{ name: 'Other' }, { domain: 'other.example' }, { locationCode: 2276 }])(
    'is new for different input: %j',
    (changes) => {
      const { requestId } = changeDraft(draft, changes);
      expect(requestId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(changeDraft(draft, changes).requestId).not.toBe(requestId);
    },
  );

  it('is read from a complete draft', () => {
    expect(changeDraft(draft, { ...draft, name: 'Sample', requestId: 'second' }).requestId).toBe('second');
  });
});
