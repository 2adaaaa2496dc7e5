import { composeReportMail } from '../mail/compose-report-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

export interface WaitingMail {
  to: string;
  domainName: string;
  links: { import: string };
  unsubscribeUrl: string;
}

/** The mail of a beat that found no newer export; the beats after it say nothing until one has come. */
export function composeWaitingMail({ to, domainName, links, unsubscribeUrl }: WaitingMail): OutgoingMail {
  const headline = 'A newer export is needed';
  return composeReportMail({
    to,
    subject: `${domainName}: ${headline}`,
    preview: 'Your next report is written as soon as you import one.',
    title: `${headline} for ${domainName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Two weeks have passed, and the numbers of ${domainName} come from exports that were imported before. There is nothing new to compare yet.`,
      },
      {
        kind: 'paragraph',
        text: 'Import a newer export from Search Console, Keyword Planner, Ahrefs or Semrush. The comparison and your report follow at once.',
      },
      { kind: 'button', label: 'Import an export', url: links.import },
    ],
    notes: [
      'This reminder is sent once, not every two weeks.',
      `You get it because you are a member of the workspace that tracks ${domainName}.`,
    ],
    unsubscribeUrl,
  });
}
