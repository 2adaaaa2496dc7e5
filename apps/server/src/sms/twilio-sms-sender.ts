import type { SmsSender } from '@keydence/domain';
import { z } from 'zod';

const timeoutMs = 10_000;
const accepted = z.object({ sid: z.string() });

/**
 * Sends by Twilio's public API, or a compatible service: `https://<account>:<token>@<host>`.
 * Reference: POST /2010-04-01/Accounts/{AccountSid}/Messages.json, form-encoded, basic
 * authentication.
 */
export function createTwilioSmsSender(serviceUrl: string, from: string): SmsSender {
  const service = new URL(serviceUrl);
  const account = decodeURIComponent(service.username);
  const credentials = Buffer.from(`${account}:${decodeURIComponent(service.password)}`).toString('base64');
  const endpoint = new URL(
    `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`,
    service.origin,
  );
  return {
    provider: 'twilio',
    send: async ({ to, text }) => {
      const answer = await fetch(endpoint, {
        method: 'POST',
        headers: { authorization: `Basic ${credentials}` },
        body: new URLSearchParams({ To: `+${to}`, From: from, Body: text }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      // The service's message may contain the number or the text, so only its status is reported.
      if (!answer.ok) throw new Error(`The text message service answered ${answer.status}.`);
      const { sid } = accepted.parse(await answer.json());
      return { messageId: sid };
    },
  };
}
