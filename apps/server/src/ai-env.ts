import type { LlmAnalystSettings } from '@keydence/analyst';
import { z } from 'zod';
import { httpUrl, whole } from './auth-env.ts';

const price = z.coerce
  .number<string>({ error: 'must be US dollars per million tokens' })
  .min(0, 'must be US dollars per million tokens')
  .optional();

/** Settings of the language model. Without them, rules write the reports. */
export const aiSettings = {
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().max(100, 'must be at most 100 characters').optional(),
  AI_TIMEOUT_S: whole(45, { least: 1, most: 120 }),
  AI_CONCURRENCY: whole(3, { least: 1, most: 50 }),
  AI_REPORT_TOKENS: whole(150_000, { least: 10_000, most: 10_000_000 }),
  AI_INPUT_PRICE: price,
  AI_OUTPUT_PRICE: price,
};

const parsed = z.object(aiSettings);

/** Access to the language model; null if none is configured. */
export function readAnalystSettings(env: z.output<typeof parsed>): LlmAnalystSettings | null {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output } = env;
  if (baseUrl === undefined || model === undefined) return null;
  return {
    baseUrl,
    model,
    apiKey: env.AI_API_KEY,
    sectionTimeoutMs: env.AI_TIMEOUT_S * 1_000,
    concurrency: env.AI_CONCURRENCY,
    tokensPerReport: env.AI_REPORT_TOKENS,
    prices: input === undefined || output === undefined ? undefined : { input, output },
  };
}
