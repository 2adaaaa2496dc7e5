import type { LinkablePage } from '../src/links/link-ideas.ts';
import type { MainParagraph } from '../src/main-text/main-text.ts';
import { createWriter } from './made-up-text.ts';

interface LinkedSite {
  pages: LinkablePage[];
  /** `from to` of removed links. */
  heldOut: Set<string>;
  /** Subject of a page's neighbors, by key. */
  topicOf: ReadonlyMap<string, string>;
}

const size = { topics: 12, pages: 10, links: 4 };
const heldOutShare = 0.2;

/**
 * Pages of two languages that link within their topic, with a share of the links removed. Each page
 * also mentions a page of another topic, without a link.
 */
export function makeLinkedSite(seed: number): LinkedSite {
  const writer = createWriter(seed);
  const topicOf = new Map<string, string>();
  const heldOut = new Set<string>();
  const subjects = ['en', 'de'].flatMap((language) =>
    Array.from({ length: size.topics }, (_, topic) => {
      const vocabulary = writer.name(24).split(' ');
      return Array.from({ length: size.pages }, (_, index) => ({
        key: `https://site.example/${language}/${topic}/${index}`,
        language,
        topic: `${language} ${topic}`,
        name: writer.name(2),
        vocabulary,
      }));
    }),
  );
  const all = subjects.flat();
  const pages = subjects.flatMap((group) =>
    group.map((subject, at): LinkablePage => {
      topicOf.set(subject.key, subject.topic);
      const contentLinks: string[] = [];
      const paragraphs: MainParagraph[] = [];
      const say = (name: string, isLink: boolean) => {
        const words = Array.from({ length: 16 }, (_, n) => subject.vocabulary[writer.below(24)] ?? `${n}`);
        const before = `${words.slice(0, 8).join(' ')}, and `;
        const text = `${before}${name} ${words.slice(8).join(' ')}. ${subject.name} too.`;
        const links = isLink ? [{ start: before.length, end: before.length + name.length }] : [];
        paragraphs.push({ kind: 'text', text, links });
      };
      for (let step = 1; step <= size.links; step++) {
        const target = group[(at + step * step) % size.pages];
        if (!target || target === subject || contentLinks.includes(target.key)) continue;
        const isHeldOut = writer.below(1_000) < heldOutShare * 1_000;
        if (isHeldOut) heldOut.add(`${subject.key} ${target.key}`);
        else contentLinks.push(target.key);
        say(target.name, !isHeldOut);
      }
      say(all[writer.below(all.length)]?.name ?? '', false);
      return {
        key: subject.key,
        title: `${subject.name} | Site`,
        h1: subject.name,
        language: subject.language,
        kind: 'content',
        topicId: null,
        paragraphs,
        contentLinks,
        otherLinks: [],
        ancestors: [],
        queries: [
          {
            text: subject.name.toLowerCase(),
            impressions: 100 + writer.below(900),
            position: 4 + writer.below(16),
          },
        ],
        visits: writer.below(50),
      };
    }),
  );
  return { pages, heldOut, topicOf };
}
