import { describe, expect, it } from 'vitest';
import { type Peer, shareIndex } from './shared-index.ts';

const weeks = 48;
const none = new Float64Array(weeks);
/** Half of what there was, in the last eight weeks. */
const half = Float64Array.from({ length: weeks }, (_, week) => (week >= weeks - 8 ? Math.log(0.5) : 0));

/** A page at `level` that follows `shared` and has an event of its own. */
function createPeer(level: number, shared: Float64Array, event = none): Peer {
  return {
    page: { topic: 'tools', weeks: [], meanClicks: Math.exp(level) },
    weeks: Array.from(shared, (value, week) => level + value + event[week]),
    estimate: { response: 1, event, driftVariance: 0.05 ** 2 },
  };
}

const levels = [4, 4.5, 5, 5.5, 6, 6.5];

describe('shareIndex', () => {
  it('finds a fall that all peers share', () => {
    const { values } = shareIndex(
      levels.map((level) => createPeer(level, half)),
      half,
    )(null);
    expect(values.at(-1)).toBeCloseTo(Math.log(0.5), 1);
    expect(values[20]).toBeCloseTo(0, 2);
  });

  it('leaves out the falls of single peers', () => {
    const peers = levels.map((level, place) => createPeer(level, none, place < 2 ? half : none));
    expect(shareIndex(peers, none)(null).values.at(-1)).toBeCloseTo(0, 2);
  });

  it('takes a fall that most peers seem to have for shared', () => {
    const peers = levels.map((level, place) => createPeer(level, none, place < 4 ? half : none));
    expect(shareIndex(peers, none)(null).values.at(-1)).toBeLessThan(-0.4);
  });

  it('gives the index without a page itself', () => {
    const fallen = createPeer(6, half);
    const indexWithout = shareIndex([createPeer(5, none), fallen], none);
    expect(indexWithout(fallen.page).values.at(-1)).toBeCloseTo(0, 2);
    expect(indexWithout(null).values.at(-1)).toBeLessThan(-0.2);
  });

  it('keeps its level over weeks that no page has', () => {
    const gap = (peer: Peer): Peer => ({
      ...peer,
      weeks: peer.weeks.map((value, week) => (week === 40 || week === 41 ? null : value)),
    });
    const peers = levels.map((level) => gap(createPeer(level, half)));
    expect(shareIndex(peers, none)(null).values.at(-1)).toBeLessThan(-0.6);
  });

  it('is the same with and without weeks that no page has', () => {
    const drifting = levels.map((level, place) =>
      createPeer(
        level,
        Float64Array.from(none, (_, week) => 0.2 * Math.sin(week / 7 + place / 3)),
      ),
    );
    const gap = (peer: Peer): Peer => ({
      ...peer,
      weeks: peer.weeks.map((value, week) => (week === 24 || week === 25 ? null : value)),
    });
    const [whole, broken] = [drifting, drifting.map(gap)].map(
      (peers) => shareIndex(peers, none)(null).values,
    );
    const differences = [...(whole ?? [])].map((value, week) => Math.abs(value - (broken?.[week] ?? 0)));
    expect(Math.max(...differences)).toBeLessThan(0.015);
  });

  it('is flat and certain without another page', () => {
    const alone = createPeer(6, half);
    const { values, steps } = shareIndex([alone], none)(alone.page);
    expect(Math.max(...values.map(Math.abs))).toBeCloseTo(0);
    expect(Math.max(...steps)).toBeCloseTo(0);
  });
});
