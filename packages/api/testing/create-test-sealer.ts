import type { TextSealer } from '../src/context.ts';

const mark = 'sealed:';

/** Not secret, but different from the input: a test notices text that is stored unsealed or never opened. */
export function createTestSealer(): TextSealer {
  return {
    seal: async (text) => `${mark}${Buffer.from(text).toString('base64url')}`,
    async open(sealed) {
      if (!sealed.startsWith(mark)) throw new Error('this was not sealed');
      return Buffer.from(sealed.slice(mark.length), 'base64url').toString();
    },
  };
}
