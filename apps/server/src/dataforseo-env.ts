import { z } from 'zod';
import { httpUrl, whole } from './auth-env.ts';
import { isLoopback } from './loopback.ts';

function dollars() {
  const error = 'must be US dollars, 0 or more';
  return z.coerce.number<string>({ error }).min(0, error);
}

export const dataForSeoSettings = {
  DATAFORSEO_LOGIN: z.string().optional(),
  DATAFORSEO_PASSWORD: z.string().optional(),
  DATAFORSEO_URL: httpUrl
    .refine((url) => new URL(url).protocol === 'https:' || isLoopback(new URL(url).hostname), {
      error: 'must be an https address, as the password goes there',
    })
    .default('https://api.dataforseo.com'),
  DATAFORSEO_CALLS_PER_MINUTE: whole(1_500, { least: 1, most: 10_000 }),
  DATAFORSEO_CONCURRENCY: whole(10, { least: 1, most: 30 }),
  DATAFORSEO_CACHE_HOURS: whole(24, { least: 0, most: 720 }),
  DATAFORSEO_BUDGET_USD: dollars().default(25),
  DATAFORSEO_BUDGET_MAX_USD: dollars().default(250),
  DATAFORSEO_BUDGET_TOTAL_USD: dollars().optional(),
};
