import { expect, it } from 'vitest';
import { createSampleSource } from './create-sample-source.ts';

const source = createSampleSource({ now: () => new Date('2026-11-20T12:00:00Z'), hasStory: true });
const markets = [
  ['brewlane.example', { locationCode: 2840, languageCode: 'en' }],
  ['roastnote.example', { locationCode: 2840, languageCode: 'en' }],
] as const;

it.each(markets)(
  'makes the pages of %s, each of them linked or listed, with its faults',
  async (name, market) => {
    const pages = await source.site?.(name, market, { isEarlier: false });
    if (!pages) return expect(await source.covers?.(name, market)).not.toBe(true);
    const ok = [...pages].filter(([, { status, isText }]) => status === 200 && !isText);
    expect(ok.length).toBeGreaterThan(60);
    const sitemap = pages.get(`https://www.${name}/sitemap.xml`)?.html ?? '';
    for (const [address] of ok) expect(sitemap).toContain(`<loc>${address}</loc>`);
    const links = new Set(
      ok.flatMap(([address, { html }]) =>
        [...html.matchAll(/href="([^"]+)"/g)].map(([, path = '']) => new URL(path, address).href),
      ),
    );
    const unknown = [...links].filter((address) => !pages.has(address));
    expect(unknown).toEqual([]);
    const orphans = ok.filter(([address]) => !links.has(address));
    expect(orphans).toHaveLength(2);
    expect([...pages.values()].filter(({ status }) => status >= 400)).toHaveLength(3);
  },
);

it('makes the same site each time, and a site that was a little different two weeks ago', async () => {
  const [name, market] = markets[0];
  const make = (isEarlier: boolean) => source.site?.(name, market, { isEarlier });
  expect(await make(false)).toEqual(await make(false));
  const [now, before] = [await make(false), await make(true)];
  const changed = [...(now ?? [])].filter(([address, { html }]) => before?.get(address)?.html !== html);
  expect(changed.length).toBeGreaterThan(0);
  expect(await source.site?.('nobody.example', market, { isEarlier: false })).toBeNull();
});
