import { describe, expect, it } from 'vitest';
import { renderLanding, renderLegal } from './entry-prerender.tsx';

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

  it('has every section, and a list of contents that leads to each', () => {
    expect(textsOf(page, 'h1')).toEqual([title]);
    expect(textsOf(page, 'h2')).toEqual(sections);
    expect(textsOf(page, 'a[href^="#"]')).toEqual(sections);
    for (const link of page.querySelectorAll('a[href^="#"]')) {
      const target = page.getElementById(link.getAttribute('href')?.slice(1) ?? '');
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
      expect(target?.querySelector('p, li')?.textContent).toBeTruthy();
    }
  });

  it('says when it was updated, and leads home', () => {
    expect(page.querySelector('time[datetime="2026-03-01"]')?.textContent).toBe('March 1, 2026');
    expect(textsOf(page, 'main a[href="/"]')).toEqual(['Back to Home']);
  });

  it('has a title and a description of its own', () => {
    expect(head).toContain(`<title>${title} – Keydence</title>`);
    expect(parse(head).querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/Keydence/);
  });

  it('needs no script', () => {
    expect(body).not.toContain('<script');
  });
});

it('keeps the terms of payment that the product promises', () => {
  const { body } = renderLegal('terms', '2026-03-01');
  for (const phrase of ['subscription-based', 'renews', '30 days before', 'no refunds for partial periods']) {
    expect(body).toContain(phrase);
  }
  expect(body).toContain('If a payment fails, your access ends.');
  expect(body).toContain('[jurisdiction of the operator]');
});

it('renders the landing page in the same frame', () => {
  const page = parse(renderLanding());
  expect(textsOf(page, 'h1')).toEqual(['Keyword Wins, On Repeat']);
  expect(textsOf(page, 'footer a')).toEqual(['Privacy Policy', 'Terms of Use']);
});
