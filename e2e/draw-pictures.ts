// Draws the SVGs of apps/web/pictures, with the product's fonts, as the PNGs that link previews and
// icons need. Run it after a change of an SVG: `cd e2e && node --import tsx draw-pictures.ts`.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const pictures: { source: string; file: string; width: number; height: number }[] = [
  ...['landing', 'privacy', 'terms'].map((name) => ({ source: name, file: name, width: 1200, height: 630 })),
  ...[180, 192, 512].map((size) => ({ source: 'icon', file: `icon-${size}`, width: size, height: size })),
  { source: 'icon-maskable', file: 'icon-maskable-512', width: 512, height: 512 },
];

const web = new URL('../apps/web/', import.meta.url);
const ui = createRequire(new URL('../packages/ui/package.json', import.meta.url));

function fontFace(name: string, family: string): string {
  const file = ui.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const source = `data:font/woff2;base64,${readFileSync(file, 'base64')}`;
  return `@font-face{font-family:"${family}";font-weight:200 800;src:url(${source})}`;
}

const style = `${fontFace('bricolage-grotesque', 'Bricolage Grotesque Variable')}${fontFace('inter', 'Inter Variable')}
  body{margin:0}svg{display:block;width:100vw;height:100vh}`;

const browser = await chromium.launch({
  ...(existsSync('/usr/bin/chromium') && { executablePath: '/usr/bin/chromium' }),
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const { source, file, width, height } of pictures) {
  const svg = readFileSync(new URL(`pictures/${source}.svg`, web), 'utf8');
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>${style}</style>${svg}`);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`public/pictures/${file}.png`, web)) });
}
await browser.close();
