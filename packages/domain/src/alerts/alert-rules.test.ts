import { describe, expect, it } from 'vitest';
import { composeAlertMail } from './compose-alert-mail.ts';
import { maxDeliveryAttempts, pauseAfter, readAnswer } from './delivery-schedule.ts';
import { describeMoved, describeRule } from './describe-rule.ts';
import { createAlertRuleInput } from './schema.ts';
import { webhookUrl } from './webhook-url.ts';

describe('the address of a webhook', () => {
  it.each([
    ['https://hooks.acme.com/keydence?team=1', 'https://hooks.acme.com/keydence?team=1'],
    [' https://ACME.com ', 'https://acme.com/'],
    ['https://acme.com:443/a', 'https://acme.com/a'],
    ['https://acme.com:8443/a', 'https://acme.com:8443/a'],
    ['https://acme.com/a#part', 'https://acme.com/a'],
  ])('accepts %s', (text, expected) => expect(webhookUrl.parse(text)).toBe(expected));

  it.each([
    ['', 'Enter an address like'],
    ['acme.com', 'Enter an address like'],
    ['http://acme.com', 'must begin with https://'],
    ['https://me:secret@acme.com', 'user name or password'],
    ['https://acme.com:22/', 'port 443 or 8443'],
    ['https://127.0.0.1/', 'domain name'],
    ['https://2130706433/', 'domain name'],
    ['https://0x7f.1/', 'domain name'],
    ['https://[::1]/', 'Enter an address like'],
    ['https://127。0。0。1/', 'Enter an address like'],
    ['https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/', 'Enter an address like'],
    ['https://localhost/', 'domain name'],
    ['https://db.internal/', 'domain name'],
    ['https://acme.com\\@evil.com/', 'user name or password'],
    ['javascript:alert(1)', 'Enter an address like'],
    [`https://acme.com/${'a'.repeat(2_000)}`, 'at most 2,000'],
  ])('rejects %s', (text, message) => {
    expect(webhookUrl.safeParse(text).error?.issues[0]?.message).toContain(message);
  });
});

describe('the fields of a rule', () => {
  const rule = { domainId: 'd', name: ' Drops ', kind: 'dropped', places: 3 } as const;
  const firstIssue = (change: object) =>
    createAlertRuleInput.safeParse({ ...rule, ...change }).error?.issues[0];

  it('have defaults', () => {
    expect(createAlertRuleInput.parse(rule)).toMatchObject({
      name: 'Drops',
      keywordSet: 'all',
      minKeywords: 1,
      quietDays: 7,
      sendsMail: true,
      webhookId: null,
    });
  });

  it('lose values that do not belong to their kind and set', () => {
    const input = { ...rule, kind: 'lost', places: 3, keywordSet: 'all', tag: 'q4', viewId: 'v' };
    expect(createAlertRuleInput.parse(input)).toMatchObject({ places: null, tag: null, viewId: null });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Name is required'],
    [{ name: 'x'.repeat(61) }, 'name', 'at most 60'],
    [{ places: null }, 'places', 'from 1 to 100'],
    [{ places: 0 }, 'places', 'from 1 to 100'],
    [{ places: 101 }, 'places', 'from 1 to 100'],
    [{ places: 1.5 }, 'places', 'from 1 to 100'],
    [{ minKeywords: 0 }, 'minKeywords', 'from 1 to 1,000,000'],
    [{ minKeywords: 1_000_001 }, 'minKeywords', 'from 1 to 1,000,000'],
    [{ quietDays: 91 }, 'quietDays', 'from 0 to 90'],
    [{ keywordSet: 'tag' }, 'tag', 'Choose a tag.'],
    [{ keywordSet: 'view' }, 'viewId', 'Choose a view.'],
  ])('%j is rejected at %s', (change, path, message) => {
    expect(firstIssue(change)).toMatchObject({ path: [path], message: expect.stringContaining(message) });
  });
});

it.each([
  [{ kind: 'dropped', places: 3, minKeywords: 5 }, 'At least 5 keywords dropped by 3 places or more'],
  [{ kind: 'risen', places: 1, minKeywords: 1 }, 'At least 1 keyword rose by 1 place or more'],
  [{ kind: 'left_top', places: 10, minKeywords: 1_000 }, 'At least 1,000 keywords left the top 10'],
  [{ kind: 'entered_top', places: 3, minKeywords: 2 }, 'At least 2 keywords entered the top 3'],
  [{ kind: 'lost', places: null, minKeywords: 1 }, 'At least 1 keyword is no longer in the top 100'],
] as const)('%j reads as %s', (rule, text) => expect(describeRule(rule)).toBe(text));

describe('a message to a webhook', () => {
  it('is sent up to eight times within about a day', () => {
    const pauses = Array.from({ length: maxDeliveryAttempts }, (_, index) => pauseAfter(index + 1));
    expect(pauses).toEqual([5_000, 300_000, 1_800_000, 7_200_000, 18_000_000, 28_800_000, 28_800_000, null]);
    expect(pauses.reduce<number>((sum, pause) => sum + (pause ?? 0), 0) / 3_600_000).toBeCloseTo(23.6, 1);
  });

  it.each([
    [200, 'taken'],
    [204, 'taken'],
    [299, 'taken'],
    [301, 'failed'],
    [400, 'failed'],
    [410, 'gone'],
    [500, 'failed'],
    [null, 'failed'],
  ] as const)('status %s: %s', (status, meaning) => expect(readAnswer(status)).toBe(meaning));
});

it('the mail lists moved and unchecked keywords, and the unsubscribe link', () => {
  const { subject, text, html } = composeAlertMail({
    to: 'ada@people.example',
    domainName: 'brewlane.example',
    ruleName: 'Drops <b>',
    headline: describeMoved({ kind: 'dropped', places: 3 }, 22),
    setName: 'All keywords',
    outcome: { day: '2026-11-21', moved: 22, compared: 900, failed: 4, unknown: 0 },
    sample: [{ keywordId: '1', keywordText: 'green tea', before: 5, now: null }],
    isSample: false,
    link: 'https://site.example/dashboard?section=alerts',
    unsubscribeUrl: 'https://site.example/unsubscribe/alerts?token=t',
  });
  expect(subject).toBe('brewlane.example: 22 keywords dropped by 3 places or more');
  expect(text).toContain('- green tea: before 5, now not in the top 100');
  expect(text).toContain('And 21 more.');
  expect(text).toContain('4 could not be checked and are not counted.');
  expect(text).toContain('Unsubscribe: https://site.example/unsubscribe/alerts?token=t');
  expect(html).toContain('Drops &lt;b&gt;');
});
