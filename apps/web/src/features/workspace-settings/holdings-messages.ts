const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

export const holdingTexts = {
  legend: 'End with the membership',
  alsoEnds: 'Also ends:',
  none: 'They have no links, webhooks, keys or invitations here.',
  noneOfMine: 'You have no links, webhooks, keys or invitations here.',
  loadFailed: 'Could not load what this member has made. The choices below still apply.',
  shareLinks: (count: number) => counted(count, 'share link', 'share links'),
  webhooks: (count: number) => counted(count, 'webhook', 'webhooks'),
  apiKeys: (count: number) => counted(count, 'API key', 'API keys'),
  invitations: (count: number) => counted(count, 'open invitation', 'open invitations'),
  savedViews: (count: number) => counted(count, 'saved view', 'saved views'),
  searchConsole: 'the Search Console connection',
  mails: (count: number) => counted(count, 'e-mail subscription', 'e-mail subscriptions'),
  shareOf: (domainName: string, day: string) => `${domainName}, open until ${day}`,
  webhookOf: (host: string, domainName: string) => `${host} (${domainName})`,
} as const;
