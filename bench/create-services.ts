import { politeCrawl, type Services } from '@keydence/api';
import type { DatabaseHandle } from '@keydence/db';
import { createRulesAnalyst } from '@keydence/domain';

/**
 * Dependencies of the procedures besides a real database: nothing is sent, queued, stored or
 * limited.
 */
export function createServices(database: DatabaseHandle): Services {
  return {
    database,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    sources: {},
    budgets: { defaultUsd: 0, maxUsd: 0 },
    sampleDomains: [],
    analyst: createRulesAnalyst(),
    jobs: {
      enqueueSetup: async () => {},
      enqueueRefresh: async () => {},
      enqueueImport: async () => {},
      enqueueTopics: async () => {},
      enqueueMoves: async () => {},
      enqueueConsoleFetch: async () => {},
      enqueueSiteRead: async () => {},
      enqueueBrief: async () => {},
      enqueueRadar: async () => {},
      enqueueAlertCheck: async () => {},
      enqueueMail: async () => {},
    },
    probe: { isReachable: async () => true },
    webhooks: { post: async () => ({ status: null, problem: 'Nothing is posted.' }) },
    rateLimiter: { take: async () => {} },
    publicUrl: 'http://localhost:3000',
    sessions: {
      list: async () => [],
      end: async () => 0,
      endAllIn: async () => () => {},
      endKeyIn: async () => () => {},
      isOpen: async () => true,
      onEnding: async () => () => {},
    },
    files: { put: async () => {}, get: async () => null, delete: async () => {} },
    encodePicture: async (file) => file,
    keywordAnalysis: { analyze: async () => Promise.reject(new Error('No bench computes topics.')) },
    exportReader: { inspect: refuseImport, read: refuseImport },
    moveRules: {
      find: async () => Promise.reject(new Error('No bench finds moves here.')),
      plan: () => [],
      chooseControls: () => [],
      judge: () => ({ verdict: 'cannot_tell', extra: null, controlCount: 0 }),
    },
    pageBrowser: null,
    siteReader: { request: async () => ({ failure: 'refused', tookMs: 0 }), readTexts: async () => [] },
    pageRules: {
      toAddress: () => null,
      readRobots: () => ({ isAllowed: () => false, sitemaps: [], delaySeconds: null }),
      readSitemap: refuseSite,
      readPage: refuseSite,
      judge: refuseSite,
      suggestLinks: async () => null,
    },
    radarRules: { readListing: refuseSite, compare: refuseSite, readNames: refuseSite, assign: refuseSite },
    briefRules: { asks: () => false, read: refuseSite, compose: refuseSite, check: refuseSite },
    crawl: politeCrawl,
    searchConsole: null,
    sealer: { seal: async (text) => text, open: async (sealed) => sealed },
    adminEmails: [],
    log: { info: () => {}, warn: () => {}, error: (fields) => console.error(fields) },
  };
}

async function refuseImport(): Promise<never> {
  throw new Error('imports are not part of this bench');
}

async function refuseSite(): Promise<never> {
  throw new Error('crawls are not part of this bench');
}
