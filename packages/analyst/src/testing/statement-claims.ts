import { type Claim, claim } from '../facts/claim.ts';
import type { Statement } from '../gate/may-publish.ts';

/**
 * A listed statement with its claims: `{k1}` names a subject, `{k1 searches}` states a measure,
 * `{k1 change up 3}` a direction over months, `{k1 position within 3}` a band.
 */
export function withClaims(listed: string): Statement {
  const claims = new Map<string, Claim>();
  const text = listed.replaceAll(/\{(\w+)(?: (\w+))?(?: (\w+) (\d+))?\}/g, (...groups: string[]) => {
    const [, subject, measure = 'name', word, number] = groups;
    const id = `x${claims.size}`;
    const count = number === undefined ? null : Number(number);
    claims.set(
      id,
      claim.parse({
        id,
        subject,
        measure,
        ...(word === 'within' ? { within: count } : { direction: word ?? null, period: count }),
      }),
    );
    return `{${id}}`;
  });
  return { text, claims };
}
