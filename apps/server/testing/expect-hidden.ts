import { expect } from 'vitest';
import type { Answer } from './start-edge.ts';

/** Responses for an unknown, a foreign and a malformed id: all 404, and identical bytes. */
export function expectIndistinguishable(answers: readonly Answer[]): void {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  const [first] = answers.map(({ text, headers }) => ({
    text,
    headers: [...headers].filter(([name]) => name !== 'x-request-id'),
  }));
  for (const { text, headers } of answers) {
    expect({ text, headers: [...headers].filter(([name]) => name !== 'x-request-id') }).toEqual(first);
  }
}

export const unknownId = '01990000-0000-7000-8000-000000000000';
export const malformedIds = ['42', 'x', "'; drop table users", '%00', 'a'.repeat(500)].map(
  encodeURIComponent,
);
