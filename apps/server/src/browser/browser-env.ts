import { z } from 'zod';

export const browserSettings = {
  /** The DevTools endpoint of a browser that renders pages which scripts build. */
  CRAWL_BROWSER_URL: z
    .url({ protocol: /^(wss?|https?)$/, error: 'must be a ws, wss, http or https address' })
    .optional(),
  /** Name or IP address by which that browser reaches this server. */
  CRAWL_BROWSER_PROXY_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an IP address, without a port')
    .default('127.0.0.1'),
};
