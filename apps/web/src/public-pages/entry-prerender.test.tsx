import { newsletterPages, siteMarks } from '@keydence/domain';
import { describe, expect, it } from 'vitest';
import { renderLanding, renderLandingHead, renderLegal, renderNotices } from './entry-prerender.tsx';

const pages = [
  {
    name: 'privacy',
    title: 'Privacy Policy',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'Your Rights',
      'Cookies and Tracking',
      'Changes',
      'Contact',
    ],
  },
  {
    name: 'terms',
    title: 'Terms of Use',
    sections: [
      'Agreement',
      'Description of Service',
      'User Accounts',
      'Acceptable Use',
      'Subscription and Payment',
      'Intellectual Property',
      'Data and Privacy',
      'Availability',
      'Disclaimers',
      'Indemnification',
      'Termination',
      'Governing Law',
      'Contact',
    ],
  },
] as const;

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

function textsOf(page: Document, selector: string): (string | null)[] {
  return [...page.querySelectorAll(selector)].map((element) => element.textContent);
}

describe.each(pages)('the prerendered page $name', ({ name, title, sections }) => {
  const { head, body } = renderLegal(name, '2026-03-01');
  const page = parse(body);

  it('has every section, and a table of contents that links to each', () => {
    expect(textsOf(page, 'h1')).toEqual([title]);
    expect(textsOf(page, 'h2')).toEqual(sections);
    expect(textsOf(page, 'main a[href^="#"]')).toEqual(sections);
    for (const link of page.querySelectorAll('main a[href^="#"]')) {
      const target = page.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
      expect(target?.querySelector('p, li')?.textContent).toBeTruthy();
    }
  });

  it('shows the date of the update, and links home', () => {
    expect(page.querySelector('time[datetime="2026-03-01"]')?.textContent).toBe('March 1, 2026');
    expect(textsOf(page, 'main a[href="/"]')).toEqual(['Back to Home']);
  });

  it('has its own title and description', () => {
    expect(head).toContain(`<title>${title} – Keydence</title>`);
    expect(parse(head).querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/Keydence/);
  });

  it('needs no script', () => {
    expect(body).not.toContain('<script');
  });
});

it('includes the payment terms that the product promises', () => {
  const { body } = renderLegal('terms', '2026-03-01');
  for (const phrase of ['subscription-based', 'renews', '30 days before', 'no refunds for partial periods']) {
    expect(body).toContain(phrase);
  }
  expect(body).toContain('If a payment fails, your access ends.');
  expect(body).toContain(siteMarks.jurisdiction);
});

it('renders the landing page in the same frame', () => {
  const page = parse(renderLanding());
  expect(textsOf(page, 'h1')).toEqual(['Keyword Wins, On Repeat']);
  expect(page.body.textContent).toContain(
    'Dominate search results with automated keyword strategies that outperform competitors and maximize your visibility.',
  );
  expect(page.body.textContent).toContain('Quick Links');
  expect(textsOf(page, 'footer nav a')).toEqual([
    'Get Started',
    'How it Works',
    'Reviews',
    'FAQ',
    'Privacy Policy',
    'Terms of Use',
    'Support',
    'General Inquiries',
  ]);
  expect(textsOf(page, 'footer form[method=post] button')).toEqual(['Subscribe']);
});

const noticePages = new Map(renderNotices());

it('titles the page for unknown paths with the product and the path', () => {
  const page = noticePages.get('404');
  expect(page?.head).toContain('<title>Keydence {{path}}</title>');
  expect(textsOf(parse(page?.body ?? ''), 'main code')).toEqual(['{{path}}']);
});

it('renders every newsletter page; pages that change data have a form that posts', () => {
  const pages = newsletterPages.map((name) => noticePages.get(`newsletter-${name}`));
  const buttons = pages.map((page) => textsOf(parse(page?.body ?? ''), 'main form[method=post] button'));
  expect(Object.fromEntries(newsletterPages.map((name, index) => [name, buttons[index]]))).toMatchObject({
    requested: [],
    confirm: ['Confirm subscription'],
    unsubscribe: ['Unsubscribe'],
  });
  expect(buttons.flat()).toHaveLength(2);
});

it('gives each indexable page its own head with a picture, and excludes the others from indexing', () => {
  const listed = [renderLandingHead(), ...pages.map(({ name }) => renderLegal(name, '2026-03-01').head)];
  const heads = listed.map(parse);
  const contents = (selector: string) =>
    heads.map((head) => head.querySelector(selector)?.getAttribute('content'));
  const titles = heads.map((head) => head.title);
  const descriptions = contents('meta[name=description]');
  expect(new Set(titles).size).toBe(3);
  expect(new Set(descriptions).size).toBe(3);
  for (const title of titles) expect(title.length).toBeLessThanOrEqual(60);
  for (const text of descriptions)
    expect(text?.length).toSatisfy((count: number) => count >= 70 && count <= 155);
  const canonical = ['/', '/privacy', '/terms'].map((path) => `{{public_url}}${path}`);
  expect(heads.map((head) => head.querySelector('link[rel=canonical]')?.getAttribute('href'))).toEqual(
    canonical,
  );
  expect(contents('meta[property="og:url"]')).toEqual(canonical);
  expect(contents('meta[property="og:image"]')).toEqual(
    ['landing', 'privacy', 'terms'].map((name) => `{{public_url}}/pictures/${name}.png`),
  );
  expect(contents('meta[name=robots]')).toEqual([undefined, undefined, undefined]);
  for (const { head } of noticePages.values())
    expect(head).toContain('<meta name="robots" content="noindex"/>');
});

it('renders valid structured data without a rating or a price', () => {
  const json = parse(renderLandingHead()).querySelector('script[type="application/ld+json"]')?.textContent;
  const { '@graph': graph } = JSON.parse(json ?? '') as { '@graph': Record<string, unknown>[] };
  expect(graph.map((node) => node['@type'])).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
  expect(json).not.toMatch(/"(aggregateRating|review|offers|price)"/);
});
