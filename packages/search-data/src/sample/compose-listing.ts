import { hashText } from './random.ts';

const dayMs = 86_400_000;
const fortnightDays = 14;
/** One page in so many was published, and one was rewritten, in the last two weeks. */
const share = { published: 40, rewritten: 60 };

interface Listing {
  home: string;
  paths: readonly string[];
  now: Date;
  isEarlier: boolean;
}

/**
 * A sitemap of an invented site with dates, today or two weeks ago. Each fortnight, other pages
 * are new or rewritten.
 */
export function composeListing({ home, paths, now, isEarlier }: Listing): string {
  const fortnight = Math.floor(now.getTime() / (fortnightDays * dayMs));
  const lines = paths.flatMap((path, at) => {
    const chance = hashText(`${home}${path}${fortnight}`);
    const isPublished = at > 0 && chance % share.published === 0;
    const isRewritten = !isPublished && Math.floor(chance / 64) % share.rewritten === 0;
    if (isPublished && isEarlier) return [];
    const daysAgo =
      isPublished || (isRewritten && !isEarlier) ? 1 + (chance % 12) : 40 + (hashText(path) % 300);
    const day = new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
    return [`<url><loc>${home}${path}</loc><lastmod>${day}</lastmod></url>`];
  });
  return `<urlset>${lines.join('')}</urlset>`;
}
