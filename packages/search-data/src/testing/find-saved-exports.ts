import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where exports of real sites lie beside a checkout, which are not ours to publish; null where there are none. */
export function findSavedExports(): string | null {
  const name = path.join('shared', 'data', 'exports');
  for (let place = import.meta.dirname; place !== path.dirname(place); place = path.dirname(place)) {
    const found = path.join(place, name);
    if (existsSync(found)) return found;
  }
  return null;
}
