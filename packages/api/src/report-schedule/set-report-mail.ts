import { type DatabaseHandle, schema } from '@keydence/db';

interface MailChoice {
  domainId: string;
  userId: string;
  isOn: boolean;
  now: Date;
}

/** Turns the e-mails about a domain's reports on or off for one user. */
export async function setReportMail(
  { db }: DatabaseHandle,
  { domainId, userId, isOn, now }: MailChoice,
): Promise<void> {
  const { reportMails } = schema;
  const choice = { isOn, updatedAt: now };
  await db
    .insert(reportMails)
    .values({ domainId, userId, ...choice })
    .onConflictDoUpdate({ target: [reportMails.domainId, reportMails.userId], set: choice });
}
