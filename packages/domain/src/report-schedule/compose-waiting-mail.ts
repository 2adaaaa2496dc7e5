import { composeReportMail } from '../mail/compose-report-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';

export interface WaitingMail {
  to: string;
  domainName: string;
  links: { import: string };
  unsubscribeUrl: string;
}

/** The mail of a run that found no newer export; the following runs send none until an export arrives. */
export function composeWaitingMail({ to, domainName, links, unsubscribeUrl }: WaitingMail): OutgoingMail {
  const headline = 'A newer export is needed';
  return composeReportMail({
    to,
    subject: `${domainName}: ${headline}`,
    preview: 'Import a newer export to get your next report.',
    title: `${headline} for ${domainName}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `Two weeks have passed. The numbers of ${domainName} come from imported exports, and no newer export was imported. Your next report needs one.`,
      },
      {
        kind: 'paragraph',
        text: 'Import a newer export from Search Console, Keyword Planner, Ahrefs or Semrush. You get the comparison and your report immediately.',
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
