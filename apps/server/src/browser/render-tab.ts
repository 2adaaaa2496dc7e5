import { setTimeout as pause } from 'node:timers/promises';
import type { RenderedPage, RenderRequest } from '@keydence/domain';
import { asParams, type CdpClient, type CdpEvent } from './cdp-client.ts';

interface Tab {
  contextId: string;
  credentials: { username: string; password: string };
  aboutUrl: string;
  quietMs: number;
}

/** Maximum characters of a rendered page. */
const mostCharacters = 5 * 1024 * 1024;

const unneeded: ReadonlySet<unknown> = new Set(['Image', 'Font', 'Media', 'Ping', 'CSPViolationReport']);

/** WebRTC connects past a proxy. */
const closeSideWays =
  'for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport", "open"]) delete globalThis[name];';

/** Scripts have run and are left out, except for structured data; so are notes for browsers without scripts. */
const takeHtml = `(() => {
  const root = document.documentElement.cloneNode(true);
  for (const each of root.querySelectorAll('script, noscript'))
    if (each.localName === 'noscript' || !/^\\s*application\\/ld\\+json/i.test(each.type)) each.remove();
  return ('<!doctype html>' + root.outerHTML).slice(0, ${mostCharacters + 1});
})()`;

/**
 * Opens a page in a new tab of a browser context and returns its HTML once it has stopped loading; null if the site does
 * not answer with this page.
 */
export async function renderTab(
  browser: CdpClient,
  request: RenderRequest,
  { contextId, credentials, aboutUrl, quietMs }: Tab,
): Promise<RenderedPage | null> {
  const { targetId } = await browser.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId: contextId,
  });
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true });
  const session = String(sessionId);
  const send = (method: string, params?: Record<string, unknown>) => browser.send(method, params, session);
  /** A command whose result changes nothing: the tab may be gone. */
  const tell = (method: string, params?: Record<string, unknown>) =>
    void send(method, params).catch(() => {});

  const { frameTree } = await send('Page.getFrameTree');
  const frameId = String(asParams(asParams(frameTree).frame).id);
  let status = 0;
  const idle = new Set<string>();
  let onIdle = () => {};
  browser.onEvent((event) => {
    if (event.method === 'Target.targetCreated') closePopup(event);
    if (event.sessionId !== session) return;
    const { params } = event;
    if (event.method === 'Fetch.requestPaused') decide(params);
    if (event.method === 'Fetch.authRequired') {
      const isOurs = asParams(params.authChallenge).source === 'Proxy';
      tell('Fetch.continueWithAuth', {
        requestId: params.requestId,
        authChallengeResponse: isOurs
          ? { response: 'ProvideCredentials', ...credentials }
          : { response: 'CancelAuth' },
      });
    }
    if (
      event.method === 'Network.responseReceived' &&
      params.frameId === frameId &&
      params.type === 'Document'
    )
      status = Number(asParams(params.response).status);
    if (
      event.method === 'Page.lifecycleEvent' &&
      params.frameId === frameId &&
      params.name === 'networkIdle'
    ) {
      idle.add(String(params.loaderId));
      onIdle();
    }
    // A dialog would stop the page.
    if (event.method === 'Page.javascriptDialogOpening')
      tell('Page.handleJavaScriptDialog', { accept: false });
  });

  function closePopup({ params }: CdpEvent) {
    const { browserContextId, targetId: opened, type } = asParams(params.targetInfo);
    if (type !== 'page' || browserContextId !== contextId || opened === targetId) return;
    browser.send('Target.closeTarget', { targetId: opened }).catch(() => {});
  }

  /** Lets a request pass that rendering needs and the site allows; the tab stays at its page. */
  function decide(params: Record<string, unknown>) {
    const url = String(asParams(params.request).url);
    const isPage = params.resourceType === 'Document' && params.frameId === frameId;
    const isAllowed = isPage
      ? withoutFragment(url) === withoutFragment(request.address)
      : !unneeded.has(params.resourceType) && request.mayRequest(url);
    const { requestId } = params;
    if (isAllowed) return tell('Fetch.continueRequest', { requestId });
    // An aborted navigation leaves the page; a blocked one replaces it by an error.
    tell('Fetch.failRequest', { requestId, errorReason: isPage ? 'Aborted' : 'BlockedByClient' });
  }

  const { userAgent } = await browser.send('Browser.getVersion');
  await Promise.all([
    browser.send('Target.setDiscoverTargets', { discover: true }),
    browser.send('Browser.setDownloadBehavior', { behavior: 'deny', browserContextId: contextId }),
    send('Fetch.enable', { handleAuthRequests: true }),
    send('Network.enable'),
    send('Network.setBypassServiceWorker', { bypass: true }),
    send('Network.setUserAgentOverride', {
      userAgent: `${String(userAgent)} (compatible; KeydenceBot/1.0; +${aboutUrl})`,
    }),
    send('Page.enable'),
    send('Page.setLifecycleEventsEnabled', { enabled: true }),
    send('Page.addScriptToEvaluateOnNewDocument', { source: closeSideWays }),
  ]);
  const opened = await send('Page.navigate', { url: request.address });
  if (opened.errorText !== undefined) return null;
  const loaderId = String(opened.loaderId);
  await Promise.race([
    new Promise<void>((settle) => {
      onIdle = () => {
        if (idle.has(loaderId)) settle();
      };
      onIdle();
    }),
    browser.closed,
    pause(quietMs, undefined, { ref: false }),
  ]);
  if (status < 200 || status >= 300) return null;
  const { executionContextId } = await send('Page.createIsolatedWorld', { frameId });
  const { result } = await send('Runtime.evaluate', {
    expression: takeHtml,
    contextId: executionContextId,
    returnByValue: true,
  });
  const html = asParams(result).value;
  if (typeof html !== 'string') return null;
  return { html: html.slice(0, mostCharacters), isCut: html.length > mostCharacters };
}

function withoutFragment(address: string): string {
  return address.split('#', 1)[0] ?? '';
}
