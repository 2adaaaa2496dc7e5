const scopeTexts: Readonly<Record<string, string>> = {
  openid: 'An identifier of your account',
  profile: 'Your name and picture',
  email: 'Your e-mail address',
  phone: 'Your phone number',
};

/** What a scope gives to an application, for its user to read. */
export function describeScope(scope: string): string {
  return Object.hasOwn(scopeTexts, scope) ? (scopeTexts[scope] ?? scope) : scope;
}
