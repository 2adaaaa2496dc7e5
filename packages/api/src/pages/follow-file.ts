import type { SiteAnswer, SiteFileKind, SiteReader } from '@keydence/domain';

const mostHops = 5;

/**
 * Reads a file and follows at most five redirects, with a new connection for each. Returns the last redirect if there
 * are more, and null if there is no response for another reason than its name or certificate.
 */
export async function followFile(
  reader: SiteReader,
  address: string,
  kind: SiteFileKind,
): Promise<(SiteAnswer & { address: string }) | 'certificate' | 'unknown_name' | null> {
  let next = address;
  for (let hop = 0; hop <= mostHops; hop += 1) {
    const reply = await reader.request({ address: next, kind });
    if (reply.failure === 'certificate' || reply.failure === 'unknown_name') return reply.failure;
    if (reply.failure !== null) return null;
    if (reply.location === null || hop === mostHops) return { ...reply, address: next };
    next = reply.location;
  }
  return null;
}
