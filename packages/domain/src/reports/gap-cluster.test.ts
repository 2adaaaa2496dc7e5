import { describe, expect, it } from 'vitest';
import { findGapCluster } from './gap-cluster.ts';
import { competitorFacts } from './report-facts.fixture.ts';

function gaps(...keywords: [keyword: string, searchVolume: number | null][]) {
  return keywords.map(([keyword, searchVolume]) => ({
    keyword,
    searchVolume,
    rank: 3,
    difficultyScore: null,
    rankingTitle: null,
    gapScore: null,
    gain: null,
    ourRank: null,
    competitor: competitorFacts(),
  }));
}

describe('findGapCluster', () => {
  it('prefers two adjacent words to a word common to all', () => {
    const cluster = findGapCluster(
      gaps(
        ['best moka pot', 10],
        ['coffee grinder', 90],
        ['moka pot size', 10],
        ['clean moka pot', 10],
        ['coffee', 9],
      ),
    );
    expect(cluster?.topic).toBe('moka pot');
    expect(cluster?.gaps.map(({ keyword }) => keyword)).toEqual([
      'best moka pot',
      'moka pot size',
      'clean moka pot',
    ]);
  });

  it('falls back to one word', () => {
    expect(findGapCluster(gaps(['red kettle', 1], ['kettle lid', 1], ['a kettle', null]))?.topic).toBe(
      'kettle',
    );
  });

  it('breaks ties by the larger demand', () => {
    const words = (name: string, volume: number): [string, number][] =>
      ['ruby', 'blue', 'lime'].map((colour) => [`${name} for ${colour}${name}`, volume]);
    expect(findGapCluster(gaps(...words('mug', 10), ...words('jar', 20)))?.topic).toBe('jar');
  });

  it('needs three keywords, and ignores stop words', () => {
    expect(findGapCluster(gaps(['moka pot', 1], ['moka pot lid', 1]))).toBeNull();
    expect(findGapCluster(gaps(['what is tea', 1], ['what is rum', 1], ['what is mead', 1]))).toBeNull();
    expect(findGapCluster([])).toBeNull();
  });

  it('takes no token with digits as a topic', () => {
    expect(findGapCluster(gaps(['12cm', 1], ['a 12cm', 1], ['12cm b', 1]))).toBeNull();
    expect(findGapCluster(gaps(['cm12', 1], ['a cm12', 1], ['cm12 b', 1]))).toBeNull();
    expect(findGapCluster(gaps(['pan12', 1], ['a pan12', 1], ['pan12 b', 1]))).toBeNull();
    expect(findGapCluster(gaps(['12pan', 1], ['a 12pan', 1], ['12pan b', 1]))).toBeNull();
  });

  it('reads German and French', () => {
    const german = gaps(
      ['was ist kaffeemühle', 1],
      ['beste kaffeemühle', 1],
      ['kaffeemühle für espresso', 1],
    );
    expect(findGapCluster(german)?.topic).toBe('kaffeemühle');
    const french = gaps(
      ['chaussures trail femme', 1],
      ['chaussures trail pour homme', 1],
      ['les chaussures trail', 1],
    );
    expect(findGapCluster(french)?.topic).toBe('chaussures trail');
  });
});
