/**
 * Procedures without sign-in: each takes a secret from an e-mail or link, or reads no personal
 * data.
 */
export const openProcedures = [
  'alerts.unsubscribe',
  'feedback.unsubscribe',
  'invitations.get',
  'newsletter.confirm',
  'newsletter.subscribe',
  'newsletter.unsubscribe',
  'reportShares.get',
  'schedules.unsubscribe',
];
