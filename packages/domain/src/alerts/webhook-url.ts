import { z } from 'zod';
import { parseDomainName } from '../tracked-domains/domain-name.ts';
import { isReservedDomainName } from '../tracked-domains/reserved-domain-name.ts';

const maxLength = 2_000;
/** Other ports would let a stranger probe any service of a host. */
const allowedPorts = ['', '443', '8443'];

const texts = {
  form: 'Enter an address like https://example.com/keydence.',
  https: 'The address must begin with https://.',
  name: 'The address must be of a public server with a domain name.',
  port: 'The address can use port 443 or 8443 only.',
  login: 'The address must not contain a user name or password. The signature says who sends.',
};

// Checks the raw text, because URL parsing turns odd spellings into addresses of this machine.
const rawPattern = /^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?][\x21-\x7e]*)?$/i;

/**
 * A webhook's address that may be stored: https, a domain name that is not reserved, port 443 or
 * 8443, ASCII, no credentials. Each request checks again that its IP addresses are public.
 */
export const webhookUrl = z
  .string()
  .trim()
  .min(1, texts.form)
  .max(maxLength, `An address must be at most ${maxLength.toLocaleString('en-US')} characters.`)
  .superRefine((text, ctx) => {
    const problem = findProblem(text);
    if (problem) ctx.addIssue({ code: 'custom', message: problem });
  })
  .transform((text) => {
    const url = new URL(text);
    url.hash = '';
    return url.href;
  });

function findProblem(text: string): string | null {
  if (/^http:/i.test(text)) return texts.https;
  if (/^https:\/\/[^/?#]*@/i.test(text)) return texts.login;
  if (!rawPattern.test(text) || !URL.canParse(text)) return texts.form;
  const { hostname, port } = new URL(text);
  if (!parseDomainName(hostname).valid || isReservedDomainName(hostname)) return texts.name;
  return allowedPorts.includes(port) ? null : texts.port;
}
