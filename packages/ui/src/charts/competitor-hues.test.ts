import { describe, expect, it } from 'vitest';
import { competitorHues } from './competitor-hues.ts';

const names = ['loaflab.example', 'dailyknead.example', 'rise.example', 'flour.example', 'bun.example'];

describe('competitorHues', () => {
  it('gives up to six competitors distinct hues', () => {
    expect(new Set(competitorHues([...names, 'six.example']).values()).size).toBe(6);
  });

  it('keeps existing hues when a competitor is added', () => {
    const before = competitorHues(names);
    const after = competitorHues([...names, 'new.example']);
    for (const name of names) expect(after.get(name)).toBe(before.get(name));
  });

  it('gives a seventh competitor a hue of the theme', () => {
    const many = [...names, 'six.example', 'seven.example'];
    expect(competitorHues(many).get('seven.example')).toMatch(/^var\(--kd-/);
  });
});
