import { siteMarks } from '@keydence/domain';
import { contactItems } from './contact-items.ts';
import type { LegalText } from './legal-text.ts';

/** Days of notice before a new price applies. */
const priceNoticeDays = 30;

export const termsOfUse: LegalText = {
  title: 'Terms of Use',
  description:
    'The terms for using this Keydence server: your account, fair use, subscription and payment, and what both sides can expect.',
  summary:
    'In short: use the service fairly, your data stays yours, and a paid subscription renews until you cancel it.',
  sections: [
    {
      id: 'agreement',
      title: 'Agreement',
      blocks: [
        'Keydence is software that anyone can run on a server of their own. The person or organization that runs this server is its operator. These terms are an agreement between you and the operator, called “we” and “us” here.',
        'By using this server you accept them. If you use it for an organization, you accept them for that organization and confirm that you may do so. If you do not agree, please do not use the service.',
      ],
    },
    {
      id: 'description-of-service',
      title: 'Description of Service',
      blocks: [
        'The service helps you plan content for websites. For the domains that you track it shows keyword opportunities, competitor gaps, reports and content plans.',
        'It is subscription-based where the operator charges for it. An operator may also offer it free of charge; what these terms say about payment then does not apply to you.',
        'Sample data, marked as such, is made up for trying things out and says nothing about real websites.',
      ],
    },
    {
      id: 'user-accounts',
      title: 'User Accounts',
      blocks: [
        'You need an account with an e-mail address that you can read, because sign-in links go there. Keep your mailbox and your devices safe: what is done from your account counts as done by you. Tell us at once if you think that somebody else has used it.',
        'Give correct details and keep them current. An account is for one person.',
      ],
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable Use',
      blocks: [
        'Please do not:',
        {
          items: [
            { text: 'break the law or the rights of others with the service;' },
            {
              text: 'look into other people’s accounts or workspaces, or try to get around the protection of the server;',
            },
            { text: 'disturb the service, for example by flooding it with requests or avoiding its limits;' },
            { text: 'upload harmful software, or post what is hateful, deceptive or unwanted advertising;' },
            { text: 'resell access to this server unless the operator has agreed.' },
          ],
        },
        'Analyzing the public search presence of competitors is what the service is made for and is welcome.',
      ],
    },
    {
      id: 'subscription-and-payment',
      title: 'Subscription and Payment',
      blocks: [
        'Where the service is paid for, these rules apply:',
        {
          items: [
            {
              term: 'Automatic renewal.',
              text: 'A subscription renews at the end of each billing period until you cancel it. Canceling takes effect at the end of the period that is paid for.',
            },
            {
              term: 'Price changes.',
              text: `We tell you at least ${priceNoticeDays} days before a new price applies to you. You can cancel before it does.`,
            },
            {
              term: 'Refunds.',
              text: 'There are no refunds for partial periods, except where the law gives you a right to one.',
            },
            {
              term: 'Failed payment.',
              text: 'If a payment fails, your access ends. It returns once the amount is paid.',
            },
          ],
        },
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      blocks: [
        { subheading: 'The software' },
        'Keydence belongs to its authors. The license that comes with its source code says what you may do with the software, and nothing in these terms takes that away. Names and logos of others belong to their owners.',
        { subheading: 'Your content' },
        'What you submit stays yours, and so do the reports and plans that the service makes for you. Figures from a search-data provider may come with that provider’s conditions.',
        { subheading: 'License grant' },
        'We grant you a limited, non-exclusive, non-transferable license to use the service under these terms for as long as your account exists. You grant us a non-exclusive license to store, process and display what you submit, only to provide the service to you. What you post on the feedback board may also be shown to the other people on this server and used to improve it, without payment.',
      ],
    },
    {
      id: 'data-and-privacy',
      title: 'Data and Privacy',
      blocks: [
        'The Privacy Policy of this server says what is kept about you, what it is used for and which rights you have. Enter personal information about others only where you are allowed to.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability',
      blocks: [
        'We try to keep the service running but promise no particular availability. It may pause for maintenance, and it depends on others, such as hosting and search-data providers. We may change or remove features; where a change takes away something important to you, we tell you in good time.',
        'Keep copies of what you cannot do without.',
      ],
    },
    {
      id: 'disclaimers',
      title: 'Disclaimers',
      blocks: [
        'Search volumes, difficulties, scores, forecasts and suggestions are estimates. They help you decide, but we do not promise any ranking, traffic or income, and they are no professional advice.',
        'As far as the law allows, the service is provided “as is” and “as available”, without warranties of any kind, and we are not liable for indirect damage or lost profit that comes from using it. Nothing here limits liability that the law does not let us limit, such as for intent or gross negligence.',
      ],
    },
    {
      id: 'indemnification',
      title: 'Indemnification',
      blocks: [
        'If someone makes a claim against us because you broke these terms, the law or another person’s rights with the service, you will cover the damage and the reasonable costs that follow, as far as you are responsible for it. We will tell you of such a claim without delay and let you take part in the defense.',
      ],
    },
    {
      id: 'termination',
      title: 'Termination',
      blocks: [
        'You can stop using the service and ask us to delete your account at any time. We may suspend or close an account that breaks these terms, or that puts others at risk; where we can, we warn you first. We may also end the service altogether, with reasonable notice.',
        'When an account ends, the license to use the service ends with it. What by its nature should outlast the agreement does, such as the parts on intellectual property, disclaimers and indemnification. You can ask for a copy of your data before it is deleted.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing Law',
      blocks: [
        `These terms are governed by the laws of ${siteMarks.jurisdiction}, and its courts decide disputes. Rights that the law of your home gives you as a consumer stay with you.`,
        'Where you see a placeholder in square brackets above, the operator has not named the jurisdiction yet; ask the operator which law applies.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Write to the operator of this server about anything in these terms:',
        { items: contactItems },
        'Where you see a placeholder in square brackets above, the operator has not filled it in yet. Ask the person who gave you the address of this server, or answer a mail that you received from it.',
      ],
    },
  ],
};
