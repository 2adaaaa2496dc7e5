import { toSnakeCase } from '../http/wire-names.ts';

/** Names of the path groups on the reference page; other groups are named after their path. */
const tags: Readonly<Record<string, string>> = {
  test: 'Profile',
  users: 'Profile',
  companies: 'Workspaces',
  invitations: 'Workspaces',
  'sample-domains': 'Domains',
  google: 'Keywords',
  dashboard: 'Overview',
  gaps: 'Competitors',
  healthz: 'Server',
  readyz: 'Server',
  'openapi.json': 'Server',
  docs: 'Server',
};

export function operationTag(path: string): string {
  const noun = pathWords(path)[0] ?? '';
  return tags[noun] ?? capitalise(noun.replaceAll('-', ' '));
}

/** `getCompaniesByIdMembers`: unique and stable, as method and path are. */
export function operationId(method: string, path: string): string {
  const words = pathWords(path).map((word) =>
    word.startsWith('{') ? `By_${toSnakeCase(word.slice(1, -1))}` : word,
  );
  return method + words.flatMap((word) => word.split(/[^A-Za-z0-9]/).map(capitalise)).join('');
}

function pathWords(path: string): string[] {
  return path.split('/').filter((word) => !['', 'api', 'seo'].includes(word));
}

function capitalise(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
