import type { PageBrowser, RenderedPage, RenderRequest } from '@keydence/domain';
import { createSlots } from '../imports/create-slots.ts';
import { publicSites, type SiteNetwork } from '../site-reader/site-network.ts';
import { type CdpClient, connectCdp } from './cdp-client.ts';
import { renderTab } from './render-tab.ts';
import { startSiteProxy } from './start-site-proxy.ts';

export interface PageBrowserOptions {
  /** DevTools address of a browser that the operator runs. */
  endpoint: string;
  /** Name or address by which that browser reaches this server. */
  proxyHost: string;
  /** The page that describes the crawler. */
  aboutUrl: string;
  /** Takes the error of a browser that fails; it contains no address. */
  onFailure?: (error: unknown) => void;
  network?: SiteNetwork;
  limits?: { wholeMs: number; quietMs: number };
}

const mostAtOnce = 2;
/** Milliseconds for a page, and those after which a page that keeps loading is taken as it is. */
const usualLimits = { wholeMs: 15_000, quietMs: 10_000 };

/**
 * Renders pages in a foreign browser, each in its own context, which the browser drops with the connection. All traffic of
 * the context goes through a proxy of this process that reaches only the site.
 */
export function createPageBrowser(options: PageBrowserOptions): PageBrowser {
  const { network = publicSites, limits = usualLimits } = options;
  const slots = createSlots(mostAtOnce);

  return {
    async render(request) {
      const release = await slots.take();
      const ending = new AbortController();
      const clock = setTimeout(() => ending.abort(), limits.wholeMs);
      try {
        return await render(request, ending.signal);
      } catch (error) {
        const isLate = ending.signal.aborted;
        options.onFailure?.(
          isLate ? new Error(`A page took longer than ${limits.wholeMs / 1_000} s.`) : error,
        );
        return null;
      } finally {
        clearTimeout(clock);
        ending.abort();
        release();
      }
    },
  };

  async function render(request: RenderRequest, signal: AbortSignal): Promise<RenderedPage | null> {
    const proxy = await startSiteProxy({ network, host: options.proxyHost, isOfSite: request.isOfSite });
    let browser: CdpClient | null = null;
    try {
      browser = await connectCdp(options.endpoint, signal);
      const { browserContextId } = await browser.send('Target.createBrowserContext', {
        disposeOnDetach: true,
        proxyServer: proxy.address,
        // Without it, addresses of the browser's own machine bypass the proxy.
        proxyBypassList: '<-loopback>',
      });
      const page = await renderTab(browser, request, {
        contextId: String(browserContextId),
        credentials: proxy.credentials,
        aboutUrl: options.aboutUrl,
        quietMs: limits.quietMs,
      });
      await browser.send('Target.disposeBrowserContext', { browserContextId });
      return page;
    } finally {
      browser?.close();
      await proxy.close();
    }
  }
}
