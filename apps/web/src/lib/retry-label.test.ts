import { expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('has one spelling of the retry button, that of the specification', () => {
  const others = Object.entries(sources).filter(([, text]) => /['">]\s*Try again\s*['"<]/.test(text));
  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(others.map(([file]) => file)).toEqual([]);
});
