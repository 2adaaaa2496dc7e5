import { startFakeModel, writeFakeAnswer } from '@keydence/analyst/testing';
import { startFakeDataForSeo } from '@keydence/search-data/testing';
import {
  type FakeSearchConsole,
  type SearchConsoleWorld,
  startFakeSearchConsole,
} from '@keydence/search-data/testing/search-console';

/**
 * A search data provider, a Search Console and a language model whose responses are well-formed but
 * hostile.
 */
export interface HostileWorld {
  site: string;
  google: FakeSearchConsole;
  environment: Record<string, string>;
  secrets: string[];
  close(): Promise<void>;
}

/**
 * Not allowed from a model: excluded from numbers, because the check of its figures would reject
 * those.
 */
const inAnswers = [
  '<script x-kd>alert(document.domain)</script>',
  '"><img x-kd src=x onerror=alert(document.domain)>',
  '</script><svg x-kd onload=alert(document.domain)>',
  '[x](javascript:alert(document.domain))',
  '{{constructor}} &lt;b x-kd&gt;',
  '\u202egnp.exe \u2028 \u200b </title><b x-kd>',
];

/** Subjects of its answers that a page could link to. */
const pages = ['javascript:alert(document.domain)//', 'data:text/html,<b x-kd>', 'https://'];

export async function openHostileWorld(texts: readonly string[]): Promise<HostileWorld> {
  const site = 'hostile.com';
  const keywords = texts.map((text) => text.toLowerCase());
  const ranked = (from: number, to: number) =>
    keywords.slice(from, to).map((keyword, index) => ({
      keyword,
      rank: 1 + (index % 60),
      url: `${pages[index % pages.length]}${site}/${keyword}`,
      description: keyword,
    }));
  const gaps = ranked(0, keywords.length).map((page) => ({ ...page, keyword: `${page.keyword} gap` }));
  // Enough in common that the others count as competitors, however few texts there are.
  const variants = Array.from({ length: Math.ceil(40 / keywords.length) }, (_, number) => `v${number}`);
  const common = keywords.flatMap((keyword, index) =>
    variants.map((variant) => ({ keyword: `${keyword} ${variant}`, rank: 1 + (index % 60) })),
  );
  const half = Math.ceil(keywords.length / 2);
  const provider = await startFakeDataForSeo({
    rankings: {
      [site]: [...common, ...ranked(0, half), ...ranked(half, keywords.length)],
      'competitor.com': [...common, ...ranked(0, keywords.length), ...gaps],
      'other.com': [...common, ...ranked(0, half), ...gaps],
    },
    ideas: keywords.map((keyword) => `${keyword} idea`),
  });
  let answers = 0;
  const model = await startFakeModel((question) => {
    // Well-formed as the fake's own answer; what is prose in it ends in a hostile text.
    return JSON.stringify(JSON.parse(writeFakeAnswer(question)), (name, value) => {
      const isProse = typeof value === 'string' && !plainFields.has(name);
      answers += isProse ? 1 : 0;
      return isProse ? `${value} ${inAnswers[answers % inAnswers.length]}` : value;
    });
  });
  const google = await startFakeSearchConsole(makeSearchWorld(site, keywords));
  const secrets = ['provider', 'model'].map((name) => `${name}-${crypto.randomUUID()}`);
  return {
    site,
    google,
    secrets,
    environment: {
      DATAFORSEO_LOGIN: 'reliability',
      DATAFORSEO_PASSWORD: secrets[0] ?? '',
      DATAFORSEO_URL: provider.baseUrl,
      AI_BASE_URL: model.baseUrl,
      AI_MODEL: 'hostile',
      AI_API_KEY: secrets[1] ?? '',
      SEARCH_CONSOLE_CLIENT_ID: google.clientId,
      SEARCH_CONSOLE_CLIENT_SECRET: google.clientSecret,
      SEARCH_CONSOLE_AUTHORIZE_URL: google.authorizeUrl,
      SEARCH_CONSOLE_OAUTH_URL: google.oauthUrl,
      SEARCH_CONSOLE_API_URL: google.apiUrl,
    },
    async close() {
      await Promise.all([provider.close(), model.close(), google.close()]);
    },
  };
}

const dayMs = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * dayMs).toISOString().slice(0, 10);

/** Every text is a query, a page, a country and a device, and each query has two pages that compete for it. */
function makeSearchWorld(site: string, keywords: readonly string[]): SearchConsoleWorld {
  const each = <Row>(write: (keyword: string, impressions: number) => Row) =>
    keywords.map((keyword, index) => write(keyword, 5_000 - index));
  return {
    sites: [
      { siteUrl: `sc-domain:${site}`, permissionLevel: 'siteOwner' },
      ...keywords.map((keyword) => ({
        siteUrl: `https://${site}/${keyword}`,
        permissionLevel: 'siteFullUser',
      })),
    ],
    days: [5, 4, 3].map((days) => [dayBefore(days), 60, 1_900, 9]),
    queries: each((keyword, impressions) => [`${keyword} query`, 100, impressions, 4]),
    pages: each((keyword, impressions) => [`https://${site}/${keyword}`, 100, impressions, 4]),
    countries: each((keyword, impressions) => [keyword, 100, impressions, 4]),
    devices: each((keyword, impressions) => [keyword, 100, impressions, 4]),
    queryPages: keywords.flatMap((keyword) =>
      [`https://${site}/${keyword}`, `javascript:alert(document.domain)//${keyword}`].map(
        (page, index): SearchConsoleWorld['queryPages'][number] => [
          `${keyword} query`,
          page,
          60 - index,
          2_000,
          4 + index,
        ],
      ),
    ),
  };
}

/** Fields of an answer that the product compares with what it knows, or reads as one of a few words. */
const plainFields = new Set(['keyword', 'competitorDomain', 'implementationDifficulty', 'impact', 'level']);
