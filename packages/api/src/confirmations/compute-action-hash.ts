import { createHash } from 'node:crypto';

/** A change that is announced first, and made when somebody has agreed to exactly this one. */
export interface AnnouncedAction {
  name: string;
  /** As its schema has parsed it, so that equal inputs have equal texts. */
  input: object;
}

/** What stands for an action and its input. */
export function computeActionHash({ name, input }: AnnouncedAction): Uint8Array {
  return createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest();
}
