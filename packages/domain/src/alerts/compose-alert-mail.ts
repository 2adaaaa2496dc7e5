import { composeReportMail } from '../mail/compose-report-mail.ts';
import type { OutgoingMail } from '../mail/outgoing-mail.ts';
import type { AlertMove, AlertOutcome } from './schema.ts';

export interface AlertMail {
  to: string;
  domainName: string;
  ruleName: string;
  /** "7 keywords dropped by 3 places or more". */
  headline: string;
  /** "All keywords", or the name of the tag or view. */
  setName: string;
  outcome: AlertOutcome;
  sample: readonly AlertMove[];
  isSample: boolean;
  link: string;
  unsubscribeUrl: string;
}

export function composeAlertMail(mail: AlertMail): OutgoingMail {
  const { to, domainName, ruleName, headline, setName, outcome, sample, isSample, link, unsubscribeUrl } =
    mail;
  const { moved, compared, failed } = outcome;
  const number = (count: number) => count.toLocaleString('en-US');
  const rows = sample.map(({ keywordText, before, now }) => [keywordText, rankText(before), rankText(now)]);
  const more = moved - sample.length;
  return composeReportMail({
    to,
    subject: `${domainName}: ${headline}`,
    preview: `Your alert “${ruleName}” has fired.`,
    title: headline,
    blocks: [
      {
        kind: 'paragraph',
        text: `Your alert “${ruleName}” for ${domainName} compared ${number(compared)} of its keywords (${setName}) with the check before.`,
      },
      { kind: 'table', head: ['Keyword', 'before', 'now'], rows },
      ...(more > 0 ? [{ kind: 'paragraph', text: `And ${number(more)} more.` } as const] : []),
      ...(failed > 0
        ? [
            {
              kind: 'paragraph',
              text: `${number(failed)} could not be checked and are not counted.`,
            } as const,
          ]
        : []),
      { kind: 'button', label: 'Open the alert', url: link },
    ],
    notes: [
      ...(isSample ? ['The numbers come from the built-in sample data.'] : []),
      `You get this mail because you are a member of the workspace that tracks ${domainName}.`,
    ],
    unsubscribeUrl,
  });
}

const rankText = (rank: number | null) => (rank === null ? 'not in the top 100' : String(rank));
