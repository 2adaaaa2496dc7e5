import { randomBytes } from 'node:crypto';
import type { MissingAnswer, RobotsFile } from '@keydence/domain';
import type { Services } from '../context.ts';
import { visitPage } from './visit-page.ts';

/**
 * The host's responses to two random addresses that cannot exist. Empty if it reports them as missing, or if the
 * responses are not pages.
 */
export async function askForMissing(
  services: Pick<Services, 'siteReader' | 'pageRules' | 'now'>,
  home: string,
  robots: RobotsFile,
): Promise<MissingAnswer[]> {
  const answers: MissingAnswer[] = [];
  for (const path of ['', 'a/']) {
    const key = new URL(`/${path}${randomBytes(8).toString('hex')}`, home).href;
    const page = { id: 0, key, depth: 0, answers: [], etag: null, lastModified: null };
    const { visit } = await visitPage(services, page, { robots, home });
    if (visit.kind !== 'read' || visit.facts.needsJavaScript) continue;
    const { print, words, minhash } = visit.facts;
    answers.push({ address: key, print, words, minhash: Buffer.from(minhash).toString('base64') });
  }
  return answers;
}
