import { composeMail, type FeedbackStatus, feedbackStatusLabels, type OutgoingMail } from '@keydence/domain';

/** Parts of the e-mail that differ per recipient, and its links. */
export interface NoticeFrame {
  to: string;
  link: string;
  unsubscribeUrl: string;
}

const why = 'You get this mail because you shared this feedback or voted for it.';

export function composeStatusNotice(
  { to, link, unsubscribeUrl }: NoticeFrame,
  { title, status }: { title: string; status: FeedbackStatus },
): OutgoingMail {
  const label = feedbackStatusLabels[status];
  return composeMail({
    to,
    subject: `${label}: ${title}`,
    paragraphs: [`The status of “${title}” on the Feedback Board is now: ${label}.`],
    button: { label: 'See it on the board', url: link },
    notes: [why],
    unsubscribeUrl,
  });
}

export function composeMergeNotice(
  { to, link, unsubscribeUrl }: NoticeFrame,
  { from, into }: { from: string; into: string },
): OutgoingMail {
  return composeMail({
    to,
    subject: `Merged: ${from}`,
    paragraphs: [
      `“${from}” asks for the same as “${into}”, so the two are one item of the Feedback Board now.`,
      'Votes and comments are combined; each person counts once.',
    ],
    button: { label: 'See it on the board', url: link },
    notes: [why],
    unsubscribeUrl,
  });
}
