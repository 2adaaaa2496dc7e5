import type { ConsoleFetchState, SearchConsolePermission } from '@keydence/domain';

export const searchConsoleTexts = {
  title: 'From Search Console',
  pitch:
    'Connect a Google account to fetch queries, pages, countries, devices and days of the last three months. Keydence may only read, and fetches them again with each two-week report.',
  connect: 'Connect Search Console',
  connectFailed: 'Google could not be opened',
  renew: 'Connect again',
  needsRenewal: 'The connection must be renewed',
  lastProblem: 'The last call to Google did not go well',
  loadFailed: 'The connection to Search Console did not load',
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
  propertiesFailed: 'The properties did not load',
  noProperties:
    'This Google account has no verified property for the domain. Add one in Search Console, or connect another account.',
  use: 'Use this property',
  useFailed: 'The property was not chosen',
  change: 'Choose another property',
  keep: 'Keep the property',
  fetch: 'Fetch the last three months',
  fetchFailed: 'The fetch did not start',
  show: 'Show the last fetch',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Search Console?',
  disconnectText:
    'Keydence forgets the connection for every domain of this workspace and gives the permission back to Google. What was fetched stays.',
  disconnected: 'Search Console is disconnected',
  revoked: 'The permission was given back to Google.',
  notRevoked:
    'Google could not be told. Remove Keydence at myaccount.google.com/connections to end the permission there too.',
  or: 'Or from a file',
} as const;

export const permissionLabels: Record<SearchConsolePermission, string> = {
  owner: 'owner',
  full: 'full access',
  restricted: 'restricted access',
};

/** Titles of a fetch of single days that has something to say. */
export const historyTitles: Record<ConsoleFetchState, string> = {
  queued: 'The fetch is queued',
  running: 'The fetch is running',
  waiting: 'The fetch is paused',
  done: 'No figures yet',
  failed: 'The fetch stopped',
};
