import { z } from 'zod';
import { httpUrl } from '../auth-env.ts';
import type { EmbeddingSettings } from './embedding-endpoint.ts';

/**
 * Settings of the endpoint that compares keywords by meaning. Without them, built-in vectors
 * compare wording.
 */
export const embeddingSettings = {
  EMBEDDINGS_URL: httpUrl.optional(),
  EMBEDDINGS_MODEL: z.string().max(100, 'must be at most 100 characters').optional(),
  EMBEDDINGS_KEY: z.string().optional(),
};

const parsed = z.object(embeddingSettings);

export function readEmbeddingSettings(env: z.output<typeof parsed>): EmbeddingSettings | null {
  const { EMBEDDINGS_URL: baseUrl, EMBEDDINGS_MODEL: model, EMBEDDINGS_KEY: apiKey } = env;
  return baseUrl === undefined || model === undefined ? null : { baseUrl, model, apiKey };
}
