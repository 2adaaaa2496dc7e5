import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { frameMessages } from '../public-frame/messages.ts';
import { faqMessages } from './faq-messages.ts';
import { LandingPage } from './landing-page.tsx';
import * as landing from './messages.ts';
import { samplePlans } from './sample-plans.ts';

const html = renderToStaticMarkup(<LandingPage />);
const page = new DOMParser().parseFromString(html, 'text/html');

/** Strings in an object of messages; functions are texts that only a script shows, and are omitted. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the prerendered landing page', () => {
  it('has all its texts without scripts', () => {
    const said = page.body.textContent ?? '';
    const labels = [...page.querySelectorAll('[aria-label]')].map((each) => each.getAttribute('aria-label'));
    const copy = stringsIn([landing, faqMessages, frameMessages, samplePlans.map(({ pieces }) => pieces)]);
    const used = copy.filter((text) => !Object.values(unsaid).includes(text));
    expect(used.length).toBeGreaterThan(120);
    expect(used.filter((text) => !said.includes(text) && !labels.includes(text))).toEqual([]);
  });

  it('has its sections in order, with both anchors of each', () => {
    const sections = [...page.querySelectorAll('main > section')].map((each) =>
      each.getAttribute('aria-labelledby'),
    );
    expect(sections).toEqual([
      'headline',
      'keyword-analysis',
      'problem',
      'competitor-intelligence',
      'solution',
      'how-it-works',
      'pricing',
      'reviews',
      'closing',
      'faq',
    ]);
    const anchors = [...page.querySelectorAll('a[href^="#"]')].map((each) => each.getAttribute('href') ?? '');
    expect(anchors).toEqual(
      expect.arrayContaining([
        '#keyword-analysis-section',
        '#how-it-works-section',
        '#pricing',
        '#faq-section',
        '#how-it-works',
        '#reviews',
        '#faq',
      ]),
    );
    for (const anchor of anchors) expect(page.querySelectorAll(anchor).length, anchor).toBe(1);
  });

  it('shows two plans of three pillars, with figures and plan items', () => {
    const slides = [...page.querySelectorAll('.slide')];
    expect(slides).toHaveLength(2);
    for (const slide of slides) {
      expect(slide.querySelectorAll('.pillar')).toHaveLength(3);
      expect(slide.querySelectorAll('.pieces li').length).toBeGreaterThan(2);
      for (const card of slide.querySelectorAll('.keyword-card')) {
        expect(card.textContent).toMatch(
          /[\d.]+K? searches a month(Low|Medium|High) competition[↑↓→] [+-]\d+%$/,
        );
      }
    }
  });

  it('labels every example figure as an example', () => {
    const chips = [...page.querySelectorAll('.chip')].map((each) => each.textContent);
    expect(chips).toEqual(['Illustration', 'Sample', 'Sample', 'Sample', 'Example', 'Example', 'Example']);
  });

  it('classifies the sample gaps by the rules of the product', () => {
    const gaps = [...page.querySelectorAll('[data-gap]')].map((each) => each.getAttribute('data-gap'));
    expect(gaps).toEqual(['missing', 'missing', 'weak', 'weak', 'strong', 'strong']);
  });
});

/** Kinds of gap without a sample row. */
const unsaid = { untapped: 'Untapped', contested: 'Contested' };
