import { inflateSync } from 'node:zlib';
import type { LinkAnswer, LinkablePage, LinkQuestion } from '@keydence/domain';
import { cutSentence, isFurniture, readMarkedText, suggestLinks } from '@keydence/pages';

/** Characters of a page that are compared: about 30 ms in a language without spaces. */
const mostCharacters = 20_000;

/** Places on the sources for links to the target, or the reason why there are none. Takes time. */
export function findLinkPlaces({ target, queries, sources }: LinkQuestion): LinkAnswer {
  if (isFurniture(target.key)) return { ideas: [], reason: 'furniture' };
  const given = [target, ...sources];
  const pages = given.map((page) => toRulePage(page, target));
  const weights = new Map(given.map(({ key, weight }) => [key, weight]));
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const asked = pages.map((page) => (page.key === target.key ? { ...page, queries } : page));
  const { ideas, without } = suggestLinks(asked, {
    to: target.key,
    weightOf: ({ key }) => weights.get(key) ?? 1,
  });
  return {
    ideas: ideas.map(({ from, anchor, at, paragraph, query, isInMenu }) => ({
      from,
      ...cutSentence(byKey.get(from)?.paragraphs[paragraph]?.text ?? '', {
        ...{ at, anchor, language: target.language },
      }),
      paragraph: paragraph + 1,
      query: query?.text ?? null,
      isInMenu,
    })),
    reason: without[0]?.reason ?? null,
  };
}

function toRulePage(page: LinkablePage, target: LinkablePage) {
  const { key, title, h1, language, topicId, mainText, blocks, contentLinks, isInMenu } = page;
  return {
    ...{ key, title, h1, language, topicId, contentLinks, queries: [], visits: null },
    kind: isFurniture(key) ? ('furniture' as const) : ('content' as const),
    paragraphs: mainText
      ? readMarkedText(inflateSync(mainText).toString().slice(0, mostCharacters), blocks)
      : [],
    otherLinks: isInMenu ? [target.key] : [],
    ancestors: isBelow(key, target.key) ? [target.key] : [],
  };
}

/** True for a page in the folder of another one: its breadcrumb has that link. */
function isBelow(key: string, folder: string): boolean {
  return key !== folder && key.startsWith(folder.endsWith('/') ? folder : `${folder}/`);
}
