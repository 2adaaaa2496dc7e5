import { readPageSetting } from './page-setting.ts';

/** A provider as the identity service and as a person calls it. */
export interface SignInProvider {
  name: string;
  label: string;
}

/** The providers that the operator has set up, Google first. */
export function readSignInProviders(): SignInProvider[] {
  const names = (readPageSetting('sign-in-providers') ?? '').split(',').filter(Boolean);
  return names.map((name) => ({ name, label: labelOfProvider(name) }));
}

const ownLabels: Readonly<Record<string, string>> = { email: 'Email', phone: 'Phone', web3: 'Wallet' };

/** How a person calls the provider of an identity. */
export function labelOfProvider(name: string): string {
  if (name.startsWith('sso:')) return 'Company sign-in';
  return Object.hasOwn(ownLabels, name)
    ? (ownLabels[name] ?? name)
    : name.charAt(0).toUpperCase() + name.slice(1);
}
