/**
 * Every field name of a response, one line per object: its path, then its names in alphabetical
 * order. Items of a list are merged.
 */
export function namesOf(answer: unknown): string[] {
  const names = new Map<string, Set<string>>();
  const visit = (value: unknown, path: string) => {
    if (Array.isArray(value)) {
      for (const item of value) visit(item, `${path}[]`);
    } else if (value !== null && typeof value === 'object') {
      const own = names.get(path) ?? new Set();
      names.set(path, own);
      for (const [name, inner] of Object.entries(value)) {
        own.add(name);
        visit(inner, path === '' ? name : `${path}.${name}`);
      }
    }
  };
  visit(answer, '');
  return [...names].map(([path, own]) => `${path}: ${[...own].sort().join(' ')}`).sort();
}
