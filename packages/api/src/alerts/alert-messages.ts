import { maxAlertRules, maxAlertWebhooks, maxMessageAttempts } from '@keydence/domain';

export const alertMessages = {
  allKeywords: 'All keywords',
  tag: (tag: string) => `Tag “${tag}”`,
  view: (name: string) => `View “${name}”`,
  goneView: 'A view that was deleted',
  tooManyRules: `A domain can have at most ${maxAlertRules} alerts. Delete one to add another.`,
  tooManyWebhooks: `A domain can have at most ${maxAlertWebhooks} webhooks. Delete one to add another.`,
  webhookIsOff: 'This webhook is off. Switch it on, then send the message again.',
  tooManyAttempts: `This message was sent ${maxMessageAttempts} times. It cannot be sent again.`,
  unknownView: 'This view no longer exists. Choose another one.',
  unknownWebhook: 'This webhook no longer exists. Choose another one.',
};
