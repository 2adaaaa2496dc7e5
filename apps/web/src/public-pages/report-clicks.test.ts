import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportClicks } from './report-clicks.ts';

const sent: { url: string; body: Blob }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('navigator', {
    ...navigator,
    sendBeacon: (url: string, body: Blob) => sent.push({ url, body }) > 0,
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Separate document, so that no other test's listener receives its clicks. */
function openPage(events: 'on' | 'off') {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = `<meta name="events" content="${events}">`;
  page.body.innerHTML = `
    <a id="start" class="button" href="${location.origin}/signin"><span>Get Started</span></a>
    <a id="faq" href="${location.origin}/#faq">FAQ</a>
    <a id="privacy" href="${location.origin}/privacy">Privacy Policy</a>
    <a id="other" class="button" href="https://other.example/#faq">Other</a>
    <a id="mail" href="mailto:help@site.example">Support</a>`;
  reportClicks(page);
  page.addEventListener('click', (event) => event.preventDefault());
  return (selector: string) => page.querySelector<HTMLElement>(selector)?.click();
}

const read = () =>
  Promise.all(sent.map(async ({ url, body }) => [url, body.type, JSON.parse(await body.text())]));

it('reports a click on a button or section link, with its target', async () => {
  const click = openPage('on');
  click('#start span');
  click('#faq');
  const { pathname } = location;
  expect(await read()).toEqual([
    ['/events', 'application/json', { name: 'call_to_action', path: pathname, target: '/signin' }],
    ['/events', 'application/json', { name: 'navigation', path: pathname, target: '/#faq' }],
  ]);
});

it.each(['#privacy', '#other', '#mail', 'body'])('reports nothing for %s', (selector) => {
  openPage('on')(selector);
  expect(sent).toEqual([]);
});

it('reports nothing if the operator has not enabled it', () => {
  const click = openPage('off');
  click('#start');
  click('#faq');
  expect(sent).toEqual([]);
});
