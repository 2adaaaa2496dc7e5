import { readPageSetting } from '../../app/page-setting.ts';

/** A provider as the identity service and as a person calls it. */
export interface SignInProvider {
  name: string;
  label: string;
}

/** The providers that the operator has set up, Google first. */
export function readSignInProviders(): SignInProvider[] {
  const names = (readPageSetting('sign-in-providers') ?? '').split(',').filter(Boolean);
  return names.map((name) => ({ name, label: name.charAt(0).toUpperCase() + name.slice(1) }));
}
