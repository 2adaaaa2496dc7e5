import { describe, expect, it } from 'vitest';
import { type TokenName, tokens } from './tokens.ts';

/** Relative luminance as defined by WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const texts: [TokenName, TokenName][] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'surface-2'],
  ['ink-2', 'paper'],
  ['ink-2', 'surface'],
  ['ink-2', 'surface-2'],
  ['pulse', 'paper'],
  ['pulse', 'surface'],
  ['pulse', 'pulse-soft'],
  ['on-pulse', 'pulse'],
  ['on-pulse', 'pulse-hover'],
  ['on-amber', 'amber'],
  ['tone-good', 'tone-good-soft'],
  ['tone-medium', 'tone-medium-soft'],
  ['tone-weak', 'tone-weak-soft'],
  ['tone-neutral', 'tone-neutral-soft'],
  ['tone-good', 'surface'],
  ['tone-medium', 'surface'],
  ['tone-weak', 'surface'],
  ['on-night', 'night'],
  ['on-night', 'night-surface'],
  ['on-night-2', 'night'],
  ['on-night-2', 'night-surface'],
  ['night-pulse', 'night-surface'],
  ['on-pulse-band', 'pulse-band'],
];

const marks: [TokenName, TokenName][] = [
  ['line-strong', 'surface'],
  ['line-strong', 'paper'],
  ['chart-grey-1', 'surface'],
  ['chart-blue', 'surface'],
  ['chart-plum', 'surface'],
  ['chart-brick', 'surface'],
  ['chart-sky', 'surface'],
];

describe.each(['light', 'dark'] as const)('the %s palette', (scheme) => {
  it.each(texts)('has readable %s on %s', (text, ground) => {
    expect(contrast(tokens[text][scheme], tokens[ground][scheme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(marks)('has visible %s on %s', (mark, ground) => {
    expect(contrast(tokens[mark][scheme], tokens[ground][scheme])).toBeGreaterThanOrEqual(3);
  });
});
