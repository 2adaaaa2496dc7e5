export const searchConsoleMessages = {
  notAvailable:
    'This server is not registered with Google. The server administrator can set SEARCH_CONSOLE_CLIENT_ID and SEARCH_CONSOLE_CLIENT_SECRET.',
  notConnected: 'Search Console is not connected. Connect it first.',
  noProperty: 'No property is chosen for this domain. Choose one first.',
  otherProperty:
    'The connected Google account has no such property for this domain. Choose one of the properties that are offered.',
  flowEnded:
    'This sign-in at Google is too old, was already used, or was started by another person. Connect again.',
  ownersOnly:
    'Only the person who has connected Search Console, and owners of the workspace, can disconnect it.',
  noFigures:
    'Search Console has no figures for this property yet. A new property has its first ones after two or three days.',
} as const;
