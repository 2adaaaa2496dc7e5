import { type APIRequestContext, expect } from '@playwright/test';

interface Mail {
  to: string;
  code: string | null;
  links: string[];
}

/** The newest mail to the address, once the outbox has it. */
export async function readMail(request: APIRequestContext, address: string): Promise<Mail> {
  let newest: Mail | undefined;
  await expect
    .poll(async () => {
      const answer = await request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`);
      newest = ((await answer.json()) as Mail[])[0];
      return newest !== undefined;
    })
    .toBe(true);
  if (!newest) throw new Error(`no mail for ${address}`);
  return newest;
}
