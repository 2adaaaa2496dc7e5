import { expect, it } from 'vitest';
import { composeConfirmationMail, composeSubscribedMail } from './compose-newsletter-mail.ts';

const frame = { to: 'ada@people.example', unsubscribeUrl: 'https://site.example/u' };

it('asks to confirm a subscription, with the time of the link', () => {
  expect(composeConfirmationMail({ ...frame, link: 'https://site.example/c' })).toMatchObject({
    ...frame,
    subject: 'Confirm your Keydence newsletter',
    text:
      'Please confirm that you want the Keydence newsletter at this address.\n\n' +
      'Confirm subscription:\nhttps://site.example/c\n\nThe link works for 7 days.\n' +
      'If you did not ask for this, you can ignore this mail. You get no newsletter unless you confirm.\n' +
      'Unsubscribe: https://site.example/u\n\nKeydence\n',
  });
});

it('tells a subscriber of a repeated subscription', () => {
  expect(composeSubscribedMail(frame)).toMatchObject({
    ...frame,
    subject: 'You already get the Keydence newsletter',
    text:
      'This address was entered in the Keydence newsletter form again. You are already subscribed.\n\n' +
      'You do not have to do anything.\nUnsubscribe: https://site.example/u\n\nKeydence\n',
  });
});
