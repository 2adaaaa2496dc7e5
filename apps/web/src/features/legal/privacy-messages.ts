import { contactItems } from './contact-items.ts';
import type { LegalText } from './legal-text.ts';

/** Privacy policy; change it together with the data that the server stores. */
export const privacyPolicy: LegalText = {
  title: 'Privacy Policy',
  description:
    'What this Keydence server keeps about you, what it is used for, who else sees it, and how you stay in charge of it.',
  summary:
    'In short: we keep what the service needs to work, we sell nothing, there is no advertising in Keydence, and nothing follows you to other sites.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        'Keydence is software that anyone can run on a server of their own. The person or organization that runs this server is its operator. In this policy, “we” and “us” mean the operator, who decides how your information is used and answers for it.',
        'The people who write Keydence receive nothing from this server: the software reports no usage and no data to them.',
        'This policy covers the pages, the application and the programming interfaces of this server. It does not cover the websites that you analyze with it.',
      ],
    },
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      blocks: [
        { subheading: 'Personal information' },
        {
          items: [
            {
              term: 'Waitlist e-mail.',
              text: 'The address that you leave on the newsletter form, what the form said, and when and from which network you sent and confirmed it, as proof that you asked. An address that is not confirmed is deleted after a week, and one that unsubscribed after 30 days.',
            },
            {
              term: 'Account name and contact.',
              text: 'The e-mail address that you sign in with and, if you give them, your name and a profile picture.',
            },
            {
              term: 'Submitted website URLs.',
              text: 'The domains that you track or add as competitors, the country that you choose, and the keywords, reports and plans made from them.',
            },
            {
              term: 'What you write.',
              text: 'Feedback, votes and comments. They show your name to the other people on this server.',
            },
            {
              term: 'Payment information.',
              text: 'Only where the operator charges for the service. Payment then takes place with the operator’s payment provider; Keydence neither asks for nor stores card numbers.',
            },
          ],
        },
        { subheading: 'Usage information' },
        {
          items: [
            {
              term: 'Browser and device.',
              text: 'What your browser says about itself when you sign in, kept with your session.',
            },
            {
              term: 'IP address and location.',
              text: 'The address that you sign in from, kept with your session and used to limit abuse. Keydence does not look up where it is. Your browser’s language and time zone suggest a country at the start; you can choose another.',
            },
            {
              term: 'Pages visited.',
              text: 'The server’s log notes the time, the path and the outcome of each request. A proxy that the operator puts in front of the server may keep a log of its own.',
            },
            {
              term: 'Cookies.',
              text: 'And similar storage in your browser, as described under Cookies and Tracking.',
            },
          ],
        },
      ],
    },
    {
      id: 'how-we-use-your-information',
      title: 'How We Use Your Information',
      blocks: [
        'We use it to:',
        {
          items: [
            { text: 'sign you in and keep your session safe;' },
            { text: 'find keywords, competitors and content ideas for the domains that you track;' },
            { text: 'send you the mails that you ask for, such as sign-in links and the newsletter;' },
            { text: 'answer your questions and act on your feedback;' },
            { text: 'collect payment, where the service is paid for;' },
            { text: 'keep the server working, and notice faults and abuse.' },
          ],
        },
        'We do not use it for advertising, and we do not build profiles of you for anyone else.',
      ],
    },
    {
      id: 'information-sharing',
      title: 'Information Sharing',
      blocks: [
        'We do not sell your information. Others see it only in these cases:',
        {
          items: [
            {
              term: 'People on this server.',
              text: 'Everyone who signs in can read the feedback board. Your workspace is open only to its own people.',
            },
            {
              term: 'Search-data provider.',
              text: 'If the operator has connected one, it receives the domains, keywords and countries to look up, without your name or e-mail address.',
            },
            {
              term: 'Language-model provider.',
              text: 'If the operator has connected one, it receives figures about your domains and keywords to write a summary, without your name or e-mail address.',
            },
            {
              term: 'Analytics service.',
              text: 'If the operator has connected one, this server tells it which public page was opened and which website led there, which button or section of it was chosen, and that somebody asked to sign in or did, with the way and any error, each with its time. It never tells your IP address, your e-mail address or anything else about you, and sets no cookie for it. It tells nothing where your browser asks not to be tracked.',
            },
            {
              term: 'Mail, sign-in, hosting and payment providers.',
              text: 'Those that the operator has chosen receive what their part of the work needs.',
            },
            {
              term: 'The websites that you enter.',
              text: 'The server asks a domain whether it can be reached. That request carries nothing about you.',
            },
            {
              term: 'Authorities.',
              text: 'Where the law obliges us to, and only as far as it does.',
            },
          ],
        },
      ],
    },
    {
      id: 'data-security',
      title: 'Data Security',
      blocks: [
        'You sign in with a link or a code that works once and soon expires. Codes and session secrets are kept in a form from which they cannot be read back. Each workspace is closed to everyone outside it.',
        'How safe the server itself is, with its encryption on the way, its backups and its updates, is up to the operator. No system is perfectly safe. If we learn of a breach that puts you at risk, we will tell you.',
        'We keep your information for as long as you have an account. Expired sessions and unused codes are deleted regularly. Backups may hold a deleted record until they are replaced.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your Rights',
      blocks: [
        'You can ask us at any time to:',
        {
          items: [
            { term: 'Access:', text: 'tell you what we hold about you and give you a copy.' },
            { term: 'Correct:', text: 'put right what is wrong.' },
            { term: 'Delete:', text: 'erase your account and what belongs to it.' },
            { term: 'Restrict:', text: 'stop using your information while a question about it is open.' },
            {
              term: 'Portability:',
              text: 'hand you what you gave us in a common format that other software can read.',
            },
            {
              term: 'Withdraw consent:',
              text: 'stop what you once agreed to. The newsletter has a link for it in every mail. What was done before stays lawful.',
            },
          ],
        },
        'Your picture and name, a copy of your data and the deletion of your account are in Profile Settings. Feedback that you shared outlasts the account without your name, and the newsletter does not depend on an account.',
        'You need to give no reason, and it costs you nothing. The law where you live may give you further rights, among them to complain to a data-protection authority.',
      ],
    },
    {
      id: 'cookies-and-tracking',
      title: 'Cookies and Tracking',
      blocks: [
        'Keydence contains no advertising and no tracking pixel, and its pages load nothing from other servers. If the operator has connected an analytics service, a public page tells this server which of its buttons and sections was chosen, and nothing about you.',
        'To keep you signed in and to remember your choices, such as the selected workspace or the light or dark look, the application uses the local storage of your browser. Cookies, where they are set at all, serve the sign-in only. Signing out removes all of it but the chosen look and, for up to 180 days, a cookie that tells a browser in which you have signed in from a stranger’s who guesses your password; it opens nothing by itself. Clearing your browser’s data for this site removes them too.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'We may change this policy, for example when the software keeps something new. The date at the top says when this text was last updated. If a change matters for your rights, we will tell you before it counts.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Write to the operator of this server about anything in this policy, or to use your rights:',
        { items: contactItems },
        'Where you see a placeholder in square brackets above, the operator has not filled it in yet. Ask the person who gave you the address of this server, or answer a mail that you received from it.',
      ],
    },
  ],
};
