import { expect, it } from 'vitest';
import { makeCorrection } from '../../../testing/topic-fixture.ts';
import { describeCorrection } from './page-messages.ts';

it.each([
  [
    'Moved “burr grinder” to “espresso”',
    { kind: 'move', keywordCount: 1, keywords: ['burr grinder'], topicName: 'espresso' },
  ],
  ['Put 3 keywords on their own', { kind: 'move', keywordCount: 3, topicName: null }],
  ['Merged topics into “espresso”', { kind: 'merge', topicName: 'espresso' }],
  ['Restored the computed name', { kind: 'rename', name: null }],
  ['Unpinned', { kind: 'pin', isSet: false }],
  ['Hidden', { kind: 'hide', isSet: true }],
  ['Reset the intent of 2 keywords', { kind: 'intent', keywordCount: 2 }],
  [
    'Set the intent of 2 keywords to commercial',
    { kind: 'intent', keywordCount: 2, intentType: 'commercial' },
  ],
  ['Voted our subject', { kind: 'vote', vote: 'ours' }],
  ['Voted 4 keywords not our subject', { kind: 'vote', vote: 'not_ours', keywordCount: 4 }],
] as const)('describes "%s"', (text, { ...changes }) => {
  expect(
    describeCorrection(
      makeCorrection('c1', { ...changes, keywords: [...('keywords' in changes ? changes.keywords : [])] }),
    ),
  ).toBe(text);
});
