import { existsSync } from 'node:fs';
import path from 'node:path';

/** Folder of real sites' exports beside a checkout, which we may not publish; null without one. */
export function findSavedExports(): string | null {
  const name = path.join('shared', 'data', 'exports');
  for (let place = import.meta.dirname; place !== path.dirname(place); place = path.dirname(place)) {
    const found = path.join(place, name);
    if (existsSync(found)) return found;
  }
  return null;
}
