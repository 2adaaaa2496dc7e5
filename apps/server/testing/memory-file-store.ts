import type { FileStore } from '@keydence/api';

export function createMemoryFileStore(): FileStore & { stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    put: async (name, content) => void stored.set(name, content),
    get: async (name) => stored.get(name) ?? null,
    delete: async (name) => void stored.delete(name),
  };
}
