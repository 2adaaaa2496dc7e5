import type { TextSealer } from '../context.ts';

const mark = 'sealed:';

/** Not secret, but not what was given either: what is stored unsealed is noticed, and so is what is never opened. */
export function createTestSealer(): TextSealer {
  return {
    seal: async (text) => `${mark}${Buffer.from(text).toString('base64url')}`,
    async open(sealed) {
      if (!sealed.startsWith(mark)) throw new Error('this was not sealed');
      return Buffer.from(sealed.slice(mark.length), 'base64url').toString();
    },
  };
}
