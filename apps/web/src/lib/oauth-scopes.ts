const scopeTexts: Readonly<Record<string, string>> = {
  openid: 'An identifier of your account',
  profile: 'Your name and picture',
  email: 'Your e-mail address',
  phone: 'Your phone number',
};

/** Permissions of a scope, in words for the user. */
export function describeScope(scope: string): string {
  return Object.hasOwn(scopeTexts, scope) ? (scopeTexts[scope] ?? scope) : scope;
}
