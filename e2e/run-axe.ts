import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ElementHandle, Page } from '@playwright/test';
import type axe from 'axe-core';

/** Looks of texts in one document. */
interface Looks {
  /** Those with enough contrast in a run before. */
  readable: Set<string>;
  /** Those that axe judges in this run, each by one text. */
  judged: Map<string, Element>;
  /** Covered texts: they prove nothing about their look, so the next run judges another one. */
  unclear: WeakSet<Element>;
  /** Looks of the elements met in this run. */
  known: WeakMap<Element, string>;
}

declare global {
  interface Window {
    axe?: typeof axe;
    looks?: Looks;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Looks with enough contrast on any page that this worker has checked. */
const readable = new Set<string>();

/**
 * Loads axe into the document, unless it is there; returns whether it was not. From then on it judges the contrast of
 * each look of a text once, which takes most of the time of a run: the bar, the cards and the buttons are on every
 * screen. A look is what the contrast depends on: the width of the window, the color and font of the text, and tag,
 * classes, background and opacity of its element and of all around it.
 */
export async function loadAxe(page: Page): Promise<boolean> {
  if (await page.evaluate(() => window.axe !== undefined)) return false;
  await page.evaluate(source);
  await page.evaluate(judgeEachLookOnce, [...readable]);
  return true;
}

/** Violations of the rules on the page or in a part of it, each with its elements. Axe has to be loaded. */
export async function runAxe(
  page: Page,
  part: string | ElementHandle | null,
  runOnly: axe.RunOnly,
): Promise<string[]> {
  const { found, passed } = await page.evaluate(
    async ([context, rules]) => {
      const { axe, looks } = window;
      if (!axe || !looks) throw new Error('axe is not loaded');
      looks.judged = new Map();
      looks.known = new WeakMap();
      const { violations, incomplete } = await axe.run((context ?? document) as axe.ElementContext, {
        resultTypes: ['violations', 'incomplete'],
        elementRef: true,
        preload: false,
        runOnly: rules,
      });
      const open = [...violations, ...incomplete].filter(({ id }) => id === 'color-contrast');
      for (const { element } of open.flatMap(({ nodes }) => nodes)) if (element) looks.unclear.add(element);
      const passed = [...looks.judged].filter(([, text]) => !looks.unclear.has(text)).map(([look]) => look);
      for (const look of passed) looks.readable.add(look);
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
      return { found, passed };
    },
    [part, runOnly] as const,
  );
  for (const look of passed) readable.add(look);
  return found;
}

/** Runs in the page. */
function judgeEachLookOnce(earlier: string[]): void {
  const looks: Looks = {
    readable: new Set(earlier),
    judged: new Map(),
    unclear: new WeakSet(),
    known: new WeakMap(),
  };
  window.looks = looks;
  const { rules } = (window.axe as unknown as { _audit: { rules: axe.Rule[] } })._audit;
  const contrast = rules.find(({ id }) => id === 'color-contrast');
  const isJudged = contrast?.matches;
  if (!contrast || typeof isJudged !== 'function') throw new Error('axe has no rule of contrast');

  // Two polynomials of the characters: short enough to keep the looks of all pages.
  const hash = (text: string) => {
    let [one, other] = [7, 11];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      one = (Math.imul(one, 31) + code) >>> 0;
      other = (Math.imul(other, 8_191) + code) >>> 0;
    }
    return `${one}-${other}`;
  };
  const lookOf = (element: Element): string => {
    const known = looks.known.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const look = hash(
      [
        element.parentElement ? lookOf(element.parentElement) : innerWidth,
        element.tagName,
        element.getAttribute('class'),
        ...[style.backgroundColor, style.backgroundImage, style.opacity, style.filter, style.mixBlendMode],
        ...[style.color, style.webkitTextFillColor, style.textShadow, style.fontSize, style.fontWeight],
      ].join('|'),
    );
    looks.known.set(element, look);
    return look;
  };
  const hasText = (element: Element) =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.nodeValue?.trim());

  contrast.matches = (element, virtualNode) => {
    if (!hasText(element)) return false;
    const look = lookOf(element);
    const isKnown = looks.readable.has(look) || looks.judged.has(look);
    if (isKnown || looks.unclear.has(element) || !isJudged(element, virtualNode)) return false;
    looks.judged.set(look, element);
    return true;
  };
}
