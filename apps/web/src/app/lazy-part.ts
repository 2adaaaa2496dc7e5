import { type ComponentType, lazy } from 'react';

/** A part of the application that is loaded when it is first shown, or earlier by `load`. */
export interface LazyPart {
  Part: ComponentType;
  load: () => Promise<unknown>;
}

export function lazyPart(load: () => Promise<ComponentType>): LazyPart {
  return { Part: lazy(async () => ({ default: await load() })), load };
}
