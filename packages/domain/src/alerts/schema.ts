import { z } from 'zod';
import { keywordTag } from '../keywords/keyword-tag.ts';
import { pageInput, pagination } from '../pagination/schema.ts';
import { webhookUrl } from './webhook-url.ts';

/** Rules of one domain. */
export const maxAlertRules = 20;
/** Webhooks of one domain. */
export const maxAlertWebhooks = 5;
/** Keywords that an event keeps as examples. */
export const maxAlertSample = 20;
export const maxAlertNameLength = 60;
/** The days of history over which a rule is tried before it is saved. */
export const previewedDays = 90;
/** A set of more keywords is not tried while somebody waits. */
export const maxPreviewedKeywords = 50_000;

/** What a keyword's rank must have done. */
export const alertKind = z.enum(['dropped', 'risen', 'left_top', 'entered_top', 'lost']);
export type AlertKind = z.infer<typeof alertKind>;

export const alertCondition = z.object({
  kind: alertKind,
  /** `dropped`, `risen`: at least so many places. `left_top`, `entered_top`: of the top so many. `lost`: null. */
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
  /** Which keywords are watched: all of the domain's list, those of a tag, or those of a saved view. */
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
  /** The alert fires when at least so many keywords moved between one check and the next. */
  minKeywords: z.number(countRange).int(countRange).min(1, countRange).max(1_000_000, countRange).default(1),
  /** After it has fired it stays silent for so many days; 0 for none. It never fires twice for the checks of one day. */
  quietDays: z.number(quietRange).int(quietRange).min(0, quietRange).max(90, quietRange).default(7),
  /** Whether the members who want alerts get a mail. */
  sendsMail: z.boolean().default(true),
  webhookId: z.string().nullable().default(null),
});

/** What does not belong to the kind or the set of a rule is dropped, what is missing is refused. */
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

/** All fields of the rule, as in the form. */
export const updateAlertRuleFields = ofRule.extend(ruleFields.shape);
export const updateAlertRuleInput = updateAlertRuleFields.transform(complete);

export const alertRuleId = ofRule;

/**
 * `watching`, `quiet` (it has fired and waits), `paused` by somebody, or `broken`: its view is gone, so it watches
 * nothing until somebody chooses another set.
 */
export const alertRuleState = z.enum(['watching', 'quiet', 'paused', 'broken']);
export type AlertRuleState = z.infer<typeof alertRuleState>;

/** What the newest check of rankings gave a rule. */
export const alertOutcome = z.object({
  /** `YYYY-MM-DD` in UTC. */
  day: z.iso.date(),
  /** Keywords that moved as the rule says. */
  moved: z.number().int(),
  /** Keywords that could be compared. */
  compared: z.number().int(),
  /** Keywords whose check failed. They count as neither moved nor compared. */
  failed: z.number().int(),
  /** Keywords that were not checked, or for the first time. */
  unknown: z.number().int(),
});
export type AlertOutcome = z.infer<typeof alertOutcome>;

export const alertRule = ruleFields.extend({
  id: z.string(),
  state: alertRuleState,
  /** "All keywords", or the name of the tag or view. */
  setName: z.string(),
  /** The end of the silence after it fired, `YYYY-MM-DD`; null when it is not silent. */
  quietUntil: z.iso.date().nullable(),
  /** Null before the first check since it was made. */
  lastOutcome: alertOutcome.nullable(),
  lastFiredOn: z.iso.date().nullable(),
  createdAt: z.date(),
});
export type AlertRule = z.infer<typeof alertRule>;

/** A keyword that moved; a null rank is "not in the top 100". */
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
  /** Null when the rule was deleted since. */
  ruleId: z.string().nullable(),
  ruleName: z.string(),
  /** What happened, in the words of the rule as it was then: "7 keywords dropped by 3 places or more". */
  summary: z.string(),
  setName: z.string(),
  kind: alertKind,
  firedAt: z.date(),
  /** Of the keyword list when the rule was looked at. */
  listVersion: z.number().int(),
  ...alertOutcome.shape,
  /** The ones that matter most: the longest way first. */
  sample: z.array(alertMove),
  /** How the webhook of the rule took it; null where it has none. */
  delivery: deliveryState.nullable(),
});
export type AlertEvent = z.infer<typeof alertEvent>;

export const alertEventId = ofDomain.extend({ eventId: z.string() });

export const listAlertEventsInput = pageInput.extend({ domainId: z.string() });
export type ListAlertEventsInput = z.output<typeof listAlertEventsInput>;
export const alertEventList = z.object({ data: z.array(alertEvent), pagination });
export type AlertEventList = z.infer<typeof alertEventList>;

/** What a rule would have done over the checks of the last days. */
export const alertPreview = z.object({
  /** The set has too many keywords to be tried at once; then nothing else is told. */
  isTooLarge: z.boolean(),
  keywords: z.number().int(),
  /** Days on which at least one keyword could be compared with a check before. */
  checks: z.number().int(),
  /** The days on which it would have fired, newest first, with how many keywords had moved. */
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

/** Beside the rules of a domain: what the caller has chosen and not seen yet. */
export const alertReader = z.object({
  isMailOn: z.boolean(),
  /** Events since the caller last opened the list of alerts. */
  unseen: z.number().int(),
});
export type AlertReader = z.infer<typeof alertReader>;
export const setAlertMailInput = z.object({ domainId: z.string(), isOn: z.boolean() });

/** One request to a webhook. */
export const deliveryAttempt = z.object({
  at: z.iso.datetime(),
  /** The HTTP status; null when no answer came. */
  status: z.number().int().nullable(),
  /** Why there was no answer or why it does not count, in a sentence; null when it was taken. */
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
  /** When it is tried again; null when it is not. */
  nextAttemptAt: z.date().nullable(),
  /** Oldest first. */
  attempts: z.array(deliveryAttempt),
});
export type AlertDelivery = z.infer<typeof alertDelivery>;

export const alertWebhook = z.object({
  id: z.string(),
  url: z.string(),
  isActive: z.boolean(),
  /** When it was switched off because its deliveries kept failing; null when that did not happen. */
  disabledAt: z.date().nullable(),
  createdAt: z.date(),
  /** Newest first. */
  deliveries: z.array(alertDelivery),
});
export type AlertWebhook = z.infer<typeof alertWebhook>;

/** The secret is shown this once. */
export const createdAlertWebhook = alertWebhook.extend({ secret: z.string() });
export type CreatedAlertWebhook = z.infer<typeof createdAlertWebhook>;

export const createAlertWebhookInput = ofDomain.extend({ url: webhookUrl });
export const alertWebhookId = ofDomain.extend({ webhookId: z.string() });
export const alertDeliveryId = alertWebhookId.extend({ deliveryId: z.string() });
export const setAlertWebhookInput = alertWebhookId.extend({ isActive: z.boolean() });
