import type { AlertKind, AlertMove, AlertOutcome } from './schema.ts';

interface AlertFacts extends AlertOutcome {
  eventId: string;
  firedAt: Date;
  rule: {
    id: string;
    name: string;
    summary: string;
    kind: AlertKind;
    places: number | null;
    minKeywords: number;
  };
  setName: string;
  domain: { id: string; name: string };
  listVersion: number;
  sample: readonly AlertMove[];
  link: string;
}

/** Webhook message body for an alert, with the field names of the REST API. */
export function composeAlertMessage(facts: AlertFacts): object {
  const { eventId, firedAt, rule, domain, setName, day, moved, compared, failed, unknown, link } = facts;
  return {
    type: 'alert.fired',
    timestamp: firedAt.toISOString(),
    data: {
      id: eventId,
      day,
      domain,
      rule: { ...rule, minKeywords: undefined, min_keywords: rule.minKeywords },
      set_name: setName,
      moved,
      compared,
      failed,
      unknown,
      list_version: facts.listVersion,
      sample: facts.sample.map(({ keywordId, keywordText, before, now }) => ({
        keyword_id: keywordId,
        keyword_text: keywordText,
        before,
        now,
      })),
      link,
    },
  };
}

/** Message body that tests a webhook. */
export function composeTestMessage(at: Date, domain: { id: string; name: string }): object {
  return { type: 'alert.test', timestamp: at.toISOString(), data: { domain } };
}
