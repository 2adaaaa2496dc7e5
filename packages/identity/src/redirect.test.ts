import { expect, test } from 'vitest';
import { resolveRedirect } from './redirect.ts';
import { defaultIdentitySettings } from './settings.ts';

const site = 'https://keydence.example/';
const settings = {
  ...defaultIdentitySettings,
  siteUrl: 'https://keydence.example',
  issuer: 'https://keydence.example/auth/v1',
  callbackUrl: 'https://keydence.example/auth/v1/callback',
  redirectAllowList: [
    'https://*.preview.example/**',
    'http://exact.example/back',
    'myapp://callback',
    'com.example.app:/**',
    'javascript:**',
    'data:**',
    'intent://**',
  ],
};

test.each([
  [undefined, site],
  ['', site],
  ['/keywords', site],
  ['https://keydence.example/keywords?page=2', 'https://keydence.example/keywords?page=2'],
  ['http://keydence.example/', site],
  ['https://keydence.example:8443/', site],
  ['https://keydence.example.evil.example/', site],
  ['https://keydence.example@evil.example/', site],
  ['https://evil.example/?https://keydence.example', site],
  ['https://user:secret@keydence.example/', site],
  ['javascript:alert(1)', site],
  ['data:text/html,x', site],
  ['//evil.example', site],
  ['https://a.preview.example/deep/path', 'https://a.preview.example/deep/path'],
  ['https://a.b.preview.example/', site],
  // Longer than any application needs.
  [`https://a.preview.example/${'a/'.repeat(1_000)}`, site],
  ['https://evil.example/x.preview.example/', site],
  ['http://exact.example/back', 'http://exact.example/back'],
  ['http://exact.example/back/more', site],
  ['myapp://callback', 'myapp://callback'],
  ['myapp://callback?a=1', site],
  ['myapp://other', site],
  ['MyApp://callback', 'myapp://callback'],
  ['com.example.app:/signed-in?from=mail', 'com.example.app:/signed-in?from=mail'],
  ['com.example.other:/signed-in', site],
  ['java\nscript:alert(1)', site],
  ['intent://callback#Intent;scheme=http;end', site],
])('resolves %s to %s', (redirectTo, expected) => {
  expect(resolveRedirect(settings, redirectTo)).toBe(expected);
});

test.each([
  ['http://localhost:3000', 'http://localhost:5173/a', 'http://localhost:5173/a'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:9999/a', 'http://127.0.0.1:9999/a'],
  ['http://localhost:3000', 'http://127.0.0.1:3000/a', 'http://localhost:3000/'],
])('on loopback site %s, resolves %s to %s', (siteUrl, redirectTo, expected) => {
  expect(resolveRedirect({ ...settings, siteUrl }, redirectTo)).toBe(expected);
});

test('matches an entry without a scheme to web addresses only', () => {
  const open = { ...settings, redirectAllowList: ['**'] };
  expect(resolveRedirect(open, 'https://any.example/')).toBe('https://any.example/');
  for (const target of ['myapp://callback', 'javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd'])
    expect(resolveRedirect(open, target)).toBe(site);
});

test('bounds the work for a pattern with many stars', () => {
  const stars = 'https://**a**a**a**a**a**a**a**a**a**a**a**b*c*d';
  const started = performance.now();
  const target = `https://evil.example/${'a'.repeat(1_900)}`;
  expect(resolveRedirect({ ...settings, redirectAllowList: [stars] }, target)).toBe(site);
  expect(performance.now() - started).toBeLessThan(500);
});
