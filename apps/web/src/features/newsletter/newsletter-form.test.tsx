import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enhanceNewsletter } from './enhance-newsletter.ts';
import { NewsletterForm } from './newsletter-form.tsx';

let answer: (response: Response | Error) => void;
const sent: { url: string; body: string }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (url: string, { body }: { body: URLSearchParams }) => {
    sent.push({ url, body: body.toString() });
    return new Promise((resolve, reject) => {
      answer = (response) => (response instanceof Error ? reject(response) : resolve(response));
    });
  });
  document.body.innerHTML = renderToStaticMarkup(<NewsletterForm />);
  enhanceNewsletter(document);
});
afterEach(() => {
  document.body.innerHTML = '';
});

async function subscribe() {
  const user = userEvent.setup();
  await user.type(screen.getByRole('textbox', { name: 'Email address' }), 'ada@people.example');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  return user;
}

it('posts form-name and email to the site itself, with an empty honeypot field', () => {
  const form = document.querySelector('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/']);
  const fields = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  expect(fields.map(({ name, type, value, required }) => ({ name, type, value, required }))).toEqual([
    { name: 'form-name', type: 'hidden', value: 'newsletter', required: false },
    { name: 'email', type: 'email', value: '', required: true },
    { name: 'website', type: 'text', value: '', required: false },
  ]);
});

it('shows Subscribing... while pending, submits once, and ends with the thanks', async () => {
  const user = await subscribe();
  const button = screen.getByRole('button', { name: 'Subscribing...' });
  await user.click(button);
  expect(sent).toEqual([
    { url: expect.stringMatching(/\/$/), body: 'form-name=newsletter&email=ada%40people.example&website=' },
  ]);
  answer(new Response('', { status: 200 }));
  const thanks = await screen.findByText(/^Thanks for subscribing!/);
  await vi.waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(document.querySelector('form')?.hidden).toBe(true);
  expect(document.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('');
});

it.each([
  ['is refused', new Response('', { status: 500 })],
  ['does not arrive', new TypeError('offline')],
])('shows an error when it %s, and can be sent again', async (_, failure) => {
  const user = await subscribe();
  answer(failure);
  expect(await screen.findByText('Something went wrong. Please try again.')).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Subscribe' });
  expect(document.activeElement).toBe(button);
  await user.click(button);
  expect(sent).toHaveLength(2);
  expect(screen.queryByText('Something went wrong. Please try again.')).toBeNull();
});
