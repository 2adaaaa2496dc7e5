import { productName } from '@keydence/ui';
import { isSectionName, sectionLabels } from './section-names.ts';

const titles: Record<string, string> = {
  '/signin': 'Sign in',
  '/auth/callback': 'Signing in',
  '/auth/confirm': 'Confirm sign-in',
  '/signin/two-factor': 'Enter your code',
  '/oauth/consent': 'Allow sign-in',
  '/onboarding': 'Set up your workspace',
};

/** Title of a page. An unknown path gets the product's name and the path. */
export function pageTitle(path: string, section: string): string {
  if (path === '/dashboard') {
    const label = isSectionName(section) ? sectionLabels[section] : section;
    return `${label} · ${productName}`;
  }
  if (path.startsWith('/invitations/')) return `Invitation · ${productName}`;
  if (path.startsWith('/share/')) return `Keyword Report · ${productName}`;
  const title = titles[path];
  return title ? `${title} · ${productName}` : `${productName} ${path}`;
}
