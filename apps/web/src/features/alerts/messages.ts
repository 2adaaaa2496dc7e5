import type { AlertKind, AlertRuleState, DeliveryState } from '@keydence/domain';
import type { Tone } from '@keydence/ui';

/** "1 keyword", "1,200 keywords". */
export const countKeywords = (count: number) =>
  count === 1 ? '1 keyword' : `${count.toLocaleString('en-US')} keywords`;

export const messages = {
  title: 'Alerts',
  description: 'Get notified when ranks change. A failed check never counts as a drop.',
  noDomain: 'No domain yet',
  noDomainHint: 'Add a domain in the workspace settings to watch its ranks.',
  add: 'Add alert',
  rules: 'Your alerts',
  none: 'No alerts yet',
  noneHint: 'Start with this alert and change it any time: at least 3 keywords drop by 3 places or more.',
  useSuggestion: 'Tell me about drops',
  suggestedName: 'Drops of 3 places',
  loadFailed: 'Could not load the alerts',
  tryAgain: 'Try Again',
  edit: 'Edit',
  delete: 'Delete',
  deleted: (name: string) => `Alert “${name}” deleted.`,
  deleteFailed: 'Could not delete the alert',
  undoFailed: 'Could not restore the alert',
  pause: 'Pause',
  resume: 'Resume',
  saveFailed: 'Could not save the alert',
  saved: 'Alert saved.',
  lastCheck: 'Last check',
  notChecked: 'Not checked yet',
  moved: 'Moved',
  movedOf: (moved: number, compared: number) =>
    `${moved.toLocaleString('en-US')} of ${countKeywords(compared)}`,
  failed: 'Could not be checked',
  lastFired: 'Last fired',
  never: 'Never',
  quietUntil: (day: string) => `Silent until ${day}`,
  brokenHint: 'The saved view was deleted. Edit the alert and choose other keywords.',
  byMail: 'E-mail',
  byWebhook: 'Webhook',
  noChannel: 'On this page only',

  history: 'Fired alerts',
  historyNone: 'No alert has fired yet. Alerts run after every rank check.',
  historyFailed: 'Could not load the history',
  isNew: 'New',
  checkOf: (day: string) => `Check of ${day}`,
  keyword: 'Keyword',
  before: 'Before',
  now: 'Now',
  examples: (shown: number, moved: number) =>
    shown < moved
      ? `The ${shown} largest changes of ${moved.toLocaleString('en-US')}`
      : 'Keywords that moved',
  couldNotCheck: (count: number) => `${countKeywords(count)} could not be checked and did not count.`,
  notCompared: (count: number) =>
    `${countKeywords(count)} could not be compared: not checked, checked for the first time, or fewer than 100 results were read.`,
  show: 'Show keywords',
  hide: 'Hide keywords',

  mail: 'E-mail me alerts for this website',
  mailFailed: 'Could not save your choice',
};

export const formMessages = {
  newTitle: 'New alert',
  editTitle: 'Edit alert',
  gone: 'This alert was deleted.',
  name: 'Name',
  keywordSet: 'Keywords',
  allKeywords: 'All keywords',
  tag: (tag: string) => `Tag: ${tag}`,
  view: (name: string) => `View: ${name}`,
  chooseSet: 'Choose keywords',
  kind: 'What they do',
  dropPlaces: 'Minimum change in places',
  topPlaces: 'Top',
  placesHint: 'Not in the top 100 counts as place 101.',
  minKeywords: 'Minimum number of keywords',
  quiet: 'Then stay silent for',
  quietOption: (days: number) =>
    days === 0 ? 'No time: notify at each check' : days === 1 ? '1 day' : `${days} days`,
  sendsMail: 'E-mail members who want alerts',
  webhook: 'Webhook',
  noWebhook: 'None',
  webhookOff: (url: string) => `${url} (off)`,
  save: 'Save alert',
  preview: 'With the checks of the last 90 days',
  previewFailed: 'Could not test the alert on the history.',
  trying: 'Testing on the history…',
  tooLarge: 'Too many keywords for a preview. The alert will watch all of them.',
  noChecks: 'A preview needs two checks.',
  wouldNot: (checks: number) =>
    `It would not have fired at ${checks === 1 ? 'the only check' : `any of ${checks} checks`}.`,
  would: (times: number, checks: number) =>
    `It would have fired ${times === 1 ? 'once' : `${times} times`} at ${checks === 1 ? '1 check' : `${checks} checks`}.`,
  firing: (day: string, moved: number) => `${day}: ${countKeywords(moved)}`,
  more: (count: number) => `and ${count} more`,
};

export const kindLabels: Record<AlertKind, string> = {
  dropped: 'Drop',
  risen: 'Rise',
  left_top: 'Leave the top',
  entered_top: 'Enter the top',
  lost: 'Are no longer in the top 100',
};

export const ruleStates: Record<AlertRuleState, { label: string; tone: Tone }> = {
  watching: { label: 'Watching', tone: 'good' },
  quiet: { label: 'Silent', tone: 'neutral' },
  paused: { label: 'Paused', tone: 'neutral' },
  broken: { label: 'Needs you', tone: 'weak' },
};

export const deliveryStates: Record<DeliveryState, { label: string; tone: Tone }> = {
  pending: { label: 'Being sent', tone: 'neutral' },
  delivered: { label: 'Delivered', tone: 'good' },
  failed: { label: 'Failed', tone: 'weak' },
};
