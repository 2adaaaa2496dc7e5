import { expect, it } from 'vitest';
import { judgeAiOverview } from './ai-overview.ts';

const citing = (isShown: boolean | null, isWhole: boolean, ...domainNames: string[]) => ({
  ...{ isShown, isWhole },
  citations: domainNames.map((domainName) => ({ domainName, url: null })),
});

it.each([
  ['unknown', citing(null, true, 'acme.com'), null],
  ['not shown', citing(false, true), 'no_overview'],
  ['cites the site among others', citing(true, true, 'other.com', 'acme.com'), 'cited'],
  ['cites a subdomain', citing(true, true, 'blog.acme.com'), 'cited'],
  ['cites a longer name', citing(true, true, 'notacme.com', 'acme.com.evil.com'), 'not_cited'],
  ['cites others', citing(true, true, 'other.com'), 'not_cited'],
  ['read in part', citing(true, false, 'other.com'), 'unread'],
] as const)('judges an overview that is %s', (_name, overview, state) => {
  expect(judgeAiOverview({ ...overview, citations: [...overview.citations] }, 'www.acme.com')).toBe(state);
});

it('keeps www. within a domain', () => {
  expect(judgeAiOverview(citing(true, true, 'my.com'), 'my.www.com')).toBe('not_cited');
  expect(judgeAiOverview(citing(true, true, 'mycom'), 'mywww.com')).toBe('not_cited');
});
