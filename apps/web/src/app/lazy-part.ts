import { type ComponentType, lazy } from 'react';

/** Part of the application that loads when first shown, or earlier through `load`. */
export interface LazyPart {
  Part: ComponentType;
  load: () => Promise<unknown>;
}

export function lazyPart(load: () => Promise<ComponentType>): LazyPart {
  return { Part: lazy(async () => ({ default: await load() })), load };
}
