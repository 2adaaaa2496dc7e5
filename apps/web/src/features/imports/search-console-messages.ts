import type { ConsoleFetchState, SearchConsolePermission } from '@keydence/domain';

export const searchConsoleTexts = {
  title: 'From Search Console',
  pitch:
    'Connect a Google account to fetch queries, pages, countries, devices and days of the last three months. Keydence has read-only access and fetches them again for each two-week report.',
  connect: 'Connect Search Console',
  connectFailed: 'Could not open Google',
  renew: 'Connect again',
  needsRenewal: 'The connection must be renewed',
  lastProblem: 'The last request to Google failed',
  loadFailed: 'Could not load the connection to Search Console',
  connection: 'Connected',
  connectedBy: (name: string, day: string) => `by ${name}, ${day}`,
  property: 'Property',
  lastFetch: 'Last fetch',
  neverFetched: 'Not fetched yet',
  fetched: (started: string, measuredOn: string | null) =>
    measuredOn === null ? started : `${started}, figures up to ${measuredOn}`,
  days: 'Single days',
  noDays: 'None yet',
  daysFetched: (fetched: number, wanted: number, oldest: string) =>
    `${fetched} of ${wanted}, back to ${oldest}`,
  resumes: (moment: string) => `Next attempt: ${moment}.`,
  notes: 'Notes on these days',
  choose: 'Which property belongs to your domain?',
  propertiesFailed: 'Could not load the properties',
  noProperties:
    'This Google account has no verified property for the domain. Add one in Search Console, or connect another account.',
  use: 'Use this property',
  useFailed: 'Could not choose the property',
  change: 'Choose another property',
  keep: 'Keep the property',
  fetch: 'Fetch the last three months',
  fetchFailed: 'Could not start the fetch',
  show: 'Show the last fetch',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Search Console?',
  disconnectText:
    'Keydence deletes the connection for every domain of this workspace and revokes its access at Google. Data already fetched is kept.',
  disconnected: 'Search Console is disconnected',
  revoked: 'Access at Google is revoked.',
  notRevoked:
    'Could not reach Google. Remove Keydence at myaccount.google.com/connections to revoke its access.',
  or: 'Or from a file',
} as const;

export const permissionLabels: Record<SearchConsolePermission, string> = {
  owner: 'owner',
  full: 'full access',
  restricted: 'restricted access',
};

/** Titles of the daily fetch, for states with a message. */
export const historyTitles: Record<ConsoleFetchState, string> = {
  queued: 'The fetch is queued',
  running: 'The fetch is running',
  waiting: 'The fetch is paused',
  done: 'No figures yet',
  failed: 'The fetch stopped',
};
