import { readPageSetting } from './page-setting.ts';

/** Provider by its identity-service name and its label. */
export interface SignInProvider {
  name: string;
  label: string;
}

/** Providers that the operator has configured, Google first. */
export function readSignInProviders(): SignInProvider[] {
  const names = (readPageSetting('sign-in-providers') ?? '').split(',').filter(Boolean);
  return names.map((name) => ({ name, label: labelOfProvider(name) }));
}

const ownLabels: Readonly<Record<string, string>> = { email: 'Email', phone: 'Phone', web3: 'Wallet' };

/** Label of an identity's provider. */
export function labelOfProvider(name: string): string {
  if (name.startsWith('sso:')) return 'Company sign-in';
  return Object.hasOwn(ownLabels, name)
    ? (ownLabels[name] ?? name)
    : name.charAt(0).toUpperCase() + name.slice(1);
}
