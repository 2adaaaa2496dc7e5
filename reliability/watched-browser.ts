import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium, type Page, type Request } from '@playwright/test';
import { literalOf, markupMark } from './hostile-texts.ts';

const debianChromium = '/usr/bin/chromium';
/** Milliseconds without an open request after which a screen is settled; streams stay open. */
const stillMs = 200;
const settleMs = 8_000;
const showMs = 5_000;

/** Forbidden page behavior, each with its place. */
export interface PageFaults {
  dialogs: string[];
  violations: string[];
  errors: string[];
  /** Elements that a text has made. */
  markup: string[];
  /** Links to anything but web pages and our own mail addresses. */
  links: string[];
  /** Requests to other servers. */
  elsewhere: string[];
}

export interface WatchedPage {
  page: Page;
  faults: PageFaults;
  /** Checks the current page; returns how many of the texts it shows literally. */
  look(place: string, texts: readonly string[]): Promise<number>;
  /** Like `look`, but returns those texts. */
  find(place: string, texts: readonly string[]): Promise<string[]>;
  /**
   * Opens a URL of the server and checks it; if it `shows` texts, waits for one of them up to a
   * limit.
   */
  visit(path: string, texts: readonly string[], shows?: boolean): Promise<number>;
  close(): Promise<void>;
}

export async function launchBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM ?? (existsSync(debianChromium) ? debianChromium : undefined);
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-sync',
    ],
  });
}

/** A page of one context, all of whose misdeeds are kept in `faults`. */
export async function openWatchedPage(
  context: BrowserContext,
  { origin, faults = createFaults() }: { origin: string; faults?: PageFaults },
): Promise<WatchedPage> {
  const page = await context.newPage();
  // The server calls itself localhost where nothing else is set.
  const ours = [`${origin}/`, `${origin.replace('127.0.0.1', 'localhost')}/`];
  let place = 'the start';
  page.on('dialog', (dialog) => {
    faults.dialogs.push(`${place}: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => faults.errors.push(`${place}: ${error.message}`));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text()))
      faults.violations.push(`${place}: ${message.text()}`);
  });
  const open = new Set<Request>();
  let lastChange = performance.now();
  const end = (request: Request) => {
    open.delete(request);
    lastChange = performance.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('request', (request) => {
    const url = request.url();
    if (!isStream(request)) open.add(request);
    lastChange = performance.now();
    if (!ours.some((start) => url.startsWith(start)) && !/^(data|blob|about):/.test(url))
      faults.elsewhere.push(`${place}: ${url}`);
  });
  await page.exposeFunction('tellViolation', (text: string) => faults.violations.push(`${place}: ${text}`));
  await page.addInitScript(() => {
    const { tellViolation } = window as unknown as { tellViolation: (text: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      tellViolation(`${violatedDirective} ${blockedURI}`),
    );
  });
  const settle = async () => {
    const until = performance.now() + settleMs;
    while (performance.now() < until && (open.size > 0 || performance.now() - lastChange < stillMs))
      await pause(25);
  };
  const find = async (name: string, texts: readonly string[]) => {
    place = name;
    const seen = await page.evaluate(readPage, markupMark);
    faults.markup.push(...seen.markup.map((element) => `${place}: ${element}`));
    faults.links.push(...seen.links.map((link) => `${place}: ${link}`));
    return findLiteral(seen.text, texts);
  };
  const look = async (name: string, texts: readonly string[]) => (await find(name, texts)).length;
  return {
    page,
    faults,
    look,
    find,
    async visit(path, texts, shows = true) {
      place = path;
      open.clear();
      await page.goto(origin + path, { waitUntil: 'load' });
      await settle();
      const until = performance.now() + showMs;
      while (shows && performance.now() < until && (await countShown(page, texts)) === 0) await pause(100);
      await settle();
      return look(path, texts);
    },
    close: () => page.close(),
  };
}

const createFaults = (): PageFaults => ({
  dialogs: [],
  violations: [],
  errors: [],
  markup: [],
  links: [],
  elsewhere: [],
});

export function findLiteral(shown: string, texts: readonly string[]): string[] {
  const literal = literalOf(shown);
  return texts.filter((text) => literal.includes(literalOf(text)));
}

/** 0 while the page is on its way to another one. */
async function countShown(page: Page, texts: readonly string[]): Promise<number> {
  const seen = await page.evaluate(readPage, markupMark).catch(() => null);
  return seen ? findLiteral(seen.text, texts).length : 0;
}

const isStream = (request: Request) =>
  request.resourceType() === 'eventsource' || request.url().includes('.watch');

/** Runs in the page. The text includes what fields hold, labels and the title. */
function readPage(mark: string): { text: string; markup: string[]; links: string[] } {
  const all = [...document.querySelectorAll('*')];
  const parts = [document.title];
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement?.tagName;
    if (parent !== 'SCRIPT' && parent !== 'STYLE') parts.push(node.textContent ?? '');
  }
  for (const element of all) {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      parts.push(element.value);
    parts.push(element.getAttribute('aria-label') ?? '', element.getAttribute('title') ?? '');
  }
  const markup = all
    .filter(
      (element) =>
        element.hasAttribute(mark) || [...element.attributes].some(({ name }) => /^on/i.test(name)),
    )
    .map((element) => element.outerHTML.slice(0, 200));
  const links = all.flatMap((element) =>
    ['href', 'action', 'formaction', 'xlink:href', 'src'].flatMap((name) => {
      const value = element.getAttribute(name)?.trim() ?? '';
      if (value === '' || element.tagName === 'LINK') return [];
      const { protocol } = URL.canParse(value, document.baseURI)
        ? new URL(value, document.baseURI)
        : { protocol: 'none' };
      const isPicture = element.tagName === 'IMG' && protocol === 'data:';
      const isMail = protocol === 'mailto:';
      const isInside = element instanceof SVGElement && value.startsWith('#');
      return ['http:', 'https:'].includes(protocol) || isPicture || isMail || isInside
        ? []
        : [`${element.tagName} ${name}=${value.slice(0, 100)}`];
    }),
  );
  return { text: parts.join('\n'), markup, links };
}
