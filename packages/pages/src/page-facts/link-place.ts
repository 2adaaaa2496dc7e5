import type { LinkPlace } from './page-facts.ts';

const placesByTag: Readonly<Record<string, LinkPlace>> = {
  nav: 'nav',
  header: 'header',
  footer: 'footer',
  aside: 'aside',
  main: 'content',
  article: 'content',
};
const placesByRole: Readonly<Record<string, LinkPlace>> = {
  navigation: 'nav',
  menu: 'nav',
  menubar: 'nav',
  banner: 'header',
  contentinfo: 'footer',
  complementary: 'aside',
  main: 'content',
};
/** Words of a class or id, for pages without semantic elements. */
const placesByWord: Readonly<Record<string, LinkPlace>> = {
  nav: 'nav',
  navbar: 'nav',
  navigation: 'nav',
  menu: 'nav',
  breadcrumb: 'nav',
  breadcrumbs: 'nav',
  header: 'header',
  masthead: 'header',
  footer: 'footer',
  sidebar: 'aside',
};
const named = new Set(['div', 'ul', 'ol', 'section', 'td', 'table']);
/** Prefixes that describe the page around an element: `no-sidebar`, `has-header`. */
const about = new Set(['no', 'has', 'is', 'with', 'without', 'hide', 'hidden']);

/** Link place that an element begins; null if it continues the surrounding one. */
export function placeOf(
  tag: string,
  { role = '', class: classes = '', id = '' }: Record<string, string>,
  around: LinkPlace | null,
): LinkPlace | null {
  // The header of an article is part of the article.
  if ((tag === 'header' || tag === 'footer') && around === 'content') return null;
  const place = placesByRole[role.toLowerCase()] ?? placesByTag[tag];
  if (place !== undefined) return place;
  if (around !== null || !named.has(tag)) return null;
  for (const name of `${id} ${classes}`.toLowerCase().slice(0, 500).split(/\s+/)) {
    const words = name.split(/[_-]+/);
    const found = placesByWord[words.at(-1) ?? ''];
    if (found !== undefined && !about.has(words[0] ?? '')) return found;
  }
  return null;
}
