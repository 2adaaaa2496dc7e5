/** For anybody: each takes a secret from a mail or a link, or nothing of anybody's. */
export const openProcedures = [
  'alerts.unsubscribe',
  'feedback.unsubscribe',
  'invitations.get',
  'newsletter.confirm',
  'newsletter.subscribe',
  'newsletter.unsubscribe',
  'reportShares.get',
  'rhythm.unsubscribe',
];
