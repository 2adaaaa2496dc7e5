import { z } from 'zod';
import { keywordTag } from '../keywords/keyword-tag.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { webhookUrl } from './webhook-url.ts';

/** Maximum rules of one domain. */
export const maxAlertRules = 20;
/** Maximum webhooks of one domain. */
export const maxAlertWebhooks = 5;
/** Maximum example keywords stored with an event. */
export const maxAlertSample = 20;
export const maxAlertNameLength = 60;
/** Days of history against which an unsaved rule is tested. */
export const previewedDays = 90;
/** Maximum keywords of a set for the preview, because a user waits for the result. */
export const maxPreviewedKeywords = 50_000;

/** Movements of a keyword's rank that an alert can watch for. */
export const alertKind = z.enum(['dropped', 'risen', 'left_top', 'entered_top', 'lost']);
export type AlertKind = z.infer<typeof alertKind>;

export const alertCondition = z.object({
  kind: alertKind,
  /**
   * `dropped`, `risen`: minimum change in places. `left_top`, `entered_top`: size of the top.
   * `lost`: null.
   */
  places: z.number().int().nullable(),
});
export type AlertCondition = z.infer<typeof alertCondition>;

export const alertSet = z.enum(['all', 'tag', 'view']);
export type AlertSet = z.infer<typeof alertSet>;

const name = z
  .string()
  .overwrite((text) => text.normalize('NFC').trim().replace(/\s+/g, ' '))
  .min(1, 'Name is required')
  .refine((text) => [...text].length <= maxAlertNameLength, {
    message: `A name must be at most ${maxAlertNameLength} characters.`,
  });

const placesRange = 'Enter a number of places from 1 to 100.';
const countRange = 'Enter a number of keywords from 1 to 1,000,000.';
const quietRange = 'Enter a number of days from 0 to 90.';

const ruleFields = z.object({
  name,
  isActive: z.boolean().default(true),
  /** Watched keywords: the domain's whole list, those of a tag, or those of a saved view. */
  keywordSet: alertSet.default('all'),
  tag: keywordTag.nullable().default(null),
  viewId: z.string().nullable().default(null),
  kind: alertKind,
  places: z
    .number(placesRange)
    .int(placesRange)
    .min(1, placesRange)
    .max(100, placesRange)
    .nullable()
    .default(null),
  /** Minimum keywords that must move between two checks for the alert to fire. */
  minKeywords: z.number(countRange).int(countRange).min(1, countRange).max(1_000_000, countRange).default(1),
  /** Days of silence after the alert fired; 0 for none. It never fires twice for the checks of one day. */
  quietDays: z.number(quietRange).int(quietRange).min(0, quietRange).max(90, quietRange).default(7),
  /** True if members who want alerts get a mail. */
  sendsMail: z.boolean().default(true),
  webhookId: z.string().nullable().default(null),
});

/** Drops fields that do not belong to the kind or set of a rule, and rejects missing ones. */
const complete = <Fields extends z.output<typeof ruleFields>>(
  fields: Fields,
  ctx: z.RefinementCtx,
): Fields => {
  const refuse = (field: string, message: string) => ctx.addIssue({ code: 'custom', path: [field], message });
  if (fields.kind !== 'lost' && fields.places === null) refuse('places', placesRange);
  if (fields.keywordSet === 'tag' && fields.tag === null) refuse('tag', 'Choose a tag.');
  if (fields.keywordSet === 'view' && fields.viewId === null) refuse('viewId', 'Choose a view.');
  return {
    ...fields,
    places: fields.kind === 'lost' ? null : fields.places,
    tag: fields.keywordSet === 'tag' ? fields.tag : null,
    viewId: fields.keywordSet === 'view' ? fields.viewId : null,
  };
};

const ofDomain = z.object({ domainId: z.string() });
const ofRule = ofDomain.extend({ ruleId: z.string() });

export const createAlertRuleFields = ofDomain.extend(ruleFields.shape);
export const createAlertRuleInput = createAlertRuleFields.transform(complete);
export type AlertRuleFields = z.output<typeof ruleFields>;
export type CreateAlertRuleInput = z.output<typeof createAlertRuleInput>;

/** Requires all fields of the rule, as in the form. */
export const updateAlertRuleFields = ofRule.extend(ruleFields.shape);
export const updateAlertRuleInput = updateAlertRuleFields.transform(complete);

export const alertRuleId = ofRule;

/**
 * `watching`; `quiet`: fired recently and waiting; `paused` by a user; `broken`: its view was
 * deleted, so it watches nothing until a user chooses another set.
 */
export const alertRuleState = z.enum(['watching', 'quiet', 'paused', 'broken']);
export type AlertRuleState = z.infer<typeof alertRuleState>;

/** Result of a rule for the newest rank check. */
export const alertOutcome = z.object({
  /** `YYYY-MM-DD` in UTC. */
  day: z.iso.date(),
  /** Keywords that moved as the rule requires. */
  moved: z.number().int(),
  /** Keywords with two ranks to compare. */
  compared: z.number().int(),
  /** Keywords whose check failed; neither moved nor compared. */
  failed: z.number().int(),
  /** Keywords not checked, or checked for the first time. */
  unknown: z.number().int(),
});
export type AlertOutcome = z.infer<typeof alertOutcome>;

export const alertRule = ruleFields.extend({
  id: z.string(),
  state: alertRuleState,
  /** "All keywords", or the name of the tag or view. */
  setName: z.string(),
  /** End of the silence after the rule fired, `YYYY-MM-DD`; null if it is not silent. */
  quietUntil: z.iso.date().nullable(),
  /** Null before the rule's first check. */
  lastOutcome: alertOutcome.nullable(),
  lastFiredOn: z.iso.date().nullable(),
  createdAt: z.date(),
});
export type AlertRule = z.infer<typeof alertRule>;

/** A keyword that moved; a null rank means "not in the top 100". */
export const alertMove = z.object({
  keywordId: z.string(),
  keywordText: z.string(),
  before: z.number().int().nullable(),
  now: z.number().int().nullable(),
});
export type AlertMove = z.infer<typeof alertMove>;

export const deliveryState = z.enum(['pending', 'delivered', 'failed']);
export type DeliveryState = z.infer<typeof deliveryState>;

export const alertEvent = z.object({
  id: z.string(),
  /** Null if the rule was deleted. */
  ruleId: z.string().nullable(),
  ruleName: z.string(),
  /**
   * Summary of the event, in the words of the rule at that time: "7 keywords dropped by 3 places or
   * more".
   */
  summary: z.string(),
  setName: z.string(),
  kind: alertKind,
  firedAt: z.date(),
  /** Version of the keyword list when the rule was evaluated. */
  listVersion: z.number().int(),
  ...alertOutcome.shape,
  /** The keywords that matter most: largest change first. */
  sample: z.array(alertMove),
  /** Delivery to the rule's webhook; null if it has none. */
  delivery: deliveryState.nullable(),
});
export type AlertEvent = z.infer<typeof alertEvent>;

export const alertEventId = ofDomain.extend({ eventId: z.string() });

export const listAlertEventsInput = pageInput.extend({ domainId: z.string() });
export type ListAlertEventsInput = z.output<typeof listAlertEventsInput>;
export const alertEventList = z.object({ data: z.array(alertEvent), pagination });
export type AlertEventList = z.infer<typeof alertEventList>;

/** Results of an unsaved rule over the checks of the last days. */
export const alertPreview = z.object({
  /** True if the set has too many keywords for a preview; then there are no other results. */
  isTooLarge: z.boolean(),
  keywords: z.number().int(),
  /** Days with at least one keyword that could be compared with an earlier check. */
  checks: z.number().int(),
  /** Days on which the rule would have fired, newest first, with the number of keywords that moved. */
  firings: z.array(z.object({ day: z.iso.date(), moved: z.number().int() })),
});
export type AlertPreview = z.infer<typeof alertPreview>;

export const previewAlertRuleInput = ofDomain
  .extend(ruleFields.omit({ name: true, isActive: true, sendsMail: true, webhookId: true }).shape)
  .transform((fields, ctx) => {
    const { domainId, keywordSet, tag, viewId, kind, places, minKeywords, quietDays } = complete(
      { ...fields, name: '', isActive: true, sendsMail: false, webhookId: null },
      ctx,
    );
    return { domainId, keywordSet, tag, viewId, kind, places, minKeywords, quietDays };
  });
export type PreviewAlertRuleInput = z.output<typeof previewAlertRuleInput>;

/** The caller's settings and unseen events, beside the rules of a domain. */
export const alertReader = z.object({
  isMailOn: z.boolean(),
  /** Events since the caller last opened the alerts. */
  unseen: z.number().int(),
});
export type AlertReader = z.infer<typeof alertReader>;
export const setAlertMailInput = z.object({ domainId: z.string(), isOn: z.boolean() });

export const deliveryAttempt = z.object({
  at: z.iso.datetime(),
  /** HTTP status; null without a response. */
  status: z.number().int().nullable(),
  /** Reason for the failure, in a sentence; null if the message was accepted. */
  problem: z.string().nullable(),
  milliseconds: z.number().int(),
});
export type DeliveryAttempt = z.infer<typeof deliveryAttempt>;

export const alertDelivery = z.object({
  id: z.string(),
  eventId: z.string().nullable(),
  isTest: z.boolean(),
  state: deliveryState,
  createdAt: z.date(),
  /** Null if no retry is planned. */
  nextAttemptAt: z.date().nullable(),
  /** Oldest first. */
  attempts: z.array(deliveryAttempt),
});
export type AlertDelivery = z.infer<typeof alertDelivery>;

export const alertWebhook = z.object({
  id: z.string(),
  url: z.string(),
  isActive: z.boolean(),
  /** Time when failed deliveries disabled the webhook; null if they did not. */
  disabledAt: z.date().nullable(),
  createdAt: z.date(),
  /** Newest first. */
  deliveries: z.array(alertDelivery),
});
export type AlertWebhook = z.infer<typeof alertWebhook>;

/** The only response that contains the secret. */
export const createdAlertWebhook = alertWebhook.extend({ secret: z.string() });
export type CreatedAlertWebhook = z.infer<typeof createdAlertWebhook>;

export const createAlertWebhookInput = ofDomain.extend({ url: webhookUrl });
export const alertWebhookId = ofDomain.extend({ webhookId: z.string() });
export const alertDeliveryId = alertWebhookId.extend({ deliveryId: z.string() });
export const setAlertWebhookInput = alertWebhookId.extend({ isActive: z.boolean() });
