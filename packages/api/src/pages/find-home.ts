import type { ReadRobotsFile } from '@keydence/db';
import type { SiteReader } from '@keydence/domain';
import type { Services } from '../context.ts';
import { followFile } from './follow-file.ts';
import { hostsOf } from './list-hosts.ts';

const mostRobotsText = 512_000;

interface Home {
  home: string;
  /** Robots files of the site's hosts, the home page's first. */
  files: ReadRobotsFile[];
}

/**
 * The first host of the site that responds to a request for its robots.txt, whatever the response; otherwise the reason
 * for the failure.
 */
export async function findHome(
  { siteReader, pageRules }: Pick<Services, 'siteReader' | 'pageRules'>,
  domainName: string,
): Promise<Home | 'not_reachable' | 'certificate'> {
  let isInvalid = false;
  for (const scheme of ['https', 'http']) {
    for (const host of hostsOf(domainName)) {
      const home = pageRules.toAddress(`${scheme}://${host}/`, `${scheme}://${host}/`)?.key;
      if (!home) continue;
      const own = await readRobotsFile(siteReader, `${scheme}://${host}`);
      isInvalid ||= own === 'certificate';
      if (typeof own === 'string' || own === null) continue;
      const files = [own];
      for (const other of hostsOf(domainName).filter((each) => each !== host)) {
        const file = await readRobotsFile(siteReader, `${scheme}://${other}`);
        // A host without an address has no rules, and its pages do not exist.
        if (file === 'unknown_name') files.push({ host: other, state: 'none', text: '' });
        else if (file === null || file === 'certificate')
          files.push({ host: other, state: 'unreachable', text: '' });
        else files.push(file);
      }
      return { home, files };
    }
  }
  return isInvalid ? 'certificate' : 'not_reachable';
}

/** Null if there is no response. */
async function readRobotsFile(
  reader: SiteReader,
  origin: string,
): Promise<ReadRobotsFile | 'certificate' | 'unknown_name' | null> {
  const { host } = new URL(origin);
  const answer = await followFile(reader, `${origin}/robots.txt`, 'robots');
  if (typeof answer === 'string' || answer === null) return answer;
  const { status, body, certificateEnds } = answer;
  const file = { host, text: '', certificateEnds };
  if (status === 429 || status >= 500) return { ...file, state: 'unreachable' };
  if (status === 401 || status === 403) return { ...file, state: 'refused' };
  if (status >= 300) return { ...file, state: 'none' };
  const text = Buffer.from(body.subarray(0, mostRobotsText)).toString('latin1');
  // PostgreSQL text cannot contain the character 0; no rule needs it.
  return { ...file, state: 'read', text: text.replaceAll('\u0000', '') };
}
