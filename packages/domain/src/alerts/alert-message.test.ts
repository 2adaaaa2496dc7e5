import { expect, it } from 'vitest';
import { composeAlertMessage, composeTestMessage } from './alert-message.ts';

const at = new Date('2026-11-21T10:00:00Z');
const domain = { id: 'd1', name: 'acme.com' };

it('sends an alert with the field names of the REST API', () => {
  const rule = {
    id: 'r1',
    name: 'Lost',
    summary: 'Any keyword is lost',
    kind: 'lost' as const,
    places: null,
  };
  const counts = { day: '2026-11-21', moved: 1, compared: 40, failed: 2, unknown: 3 };
  const message = composeAlertMessage({
    ...{
      eventId: 'e1',
      firedAt: at,
      domain,
      setName: 'All keywords',
      listVersion: 4,
      link: 'https://site.example',
    },
    ...counts,
    rule: { ...rule, minKeywords: 5 },
    sample: [{ keywordId: 'k1', keywordText: 'mug', before: 9, now: null }],
  });
  expect(JSON.parse(JSON.stringify(message))).toEqual({
    type: 'alert.fired',
    timestamp: '2026-11-21T10:00:00.000Z',
    data: {
      ...{ id: 'e1', domain, rule: { ...rule, min_keywords: 5 }, set_name: 'All keywords', list_version: 4 },
      ...{ ...counts, link: 'https://site.example' },
      sample: [{ keyword_id: 'k1', keyword_text: 'mug', before: 9, now: null }],
    },
  });
});

it('sends a test of a webhook', () => {
  const timestamp = '2026-11-21T10:00:00.000Z';
  expect(composeTestMessage(at, domain)).toEqual({ type: 'alert.test', timestamp, data: { domain } });
});
