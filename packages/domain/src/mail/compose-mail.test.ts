import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

const content = {
  to: 'ada@people.example',
  subject: 'You are invited',
  paragraphs: ['Bob invites you to Brewlane.'],
  button: { label: 'See the invitation', url: 'https://site.example/invitations/a?b=1&c=2' },
  notes: ['The invitation ends on 28 November 2026.'],
};

describe('a mail', () => {
  it('has the same content as text and as HTML', () => {
    const { to, text, html } = composeMail(content);
    expect(to).toBe('ada@people.example');
    expect(text).toBe(
      'Bob invites you to Brewlane.\n\nSee the invitation:\nhttps://site.example/invitations/a?b=1&c=2\n\n' +
        'The invitation ends on 28 November 2026.\n\nKeydence\n',
    );
    expect(html).toContain('href="https://site.example/invitations/a?b=1&amp;c=2"');
    expect(html).toContain('The invitation ends on 28 November 2026.');
  });

  it('contains the code to type', () => {
    const { text, html } = composeMail({ ...content, code: '123456' });
    expect(text).toContain('Or enter this code: 123456\n');
    expect(html).toMatch(/Or enter this code:<\/p>\n<p [^>]+>123456<\/p>/);
  });

  it('escapes user input', () => {
    const { html } = composeMail({ ...content, paragraphs: ['<img src=x onerror="alert(1)"> & co'] });
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co');
    expect(html).not.toContain('<img');
  });

  it.each([
    ['a line break', 'Planned\r\nBcc: eve@people.example', 'Planned Bcc: eve@people.example'],
    ['a line separator', 'Planned\u2028now', 'Planned now'],
    ['a control character', '\u001b[31mRed', '[31mRed'],
  ])('has a subject of one line: %s', (_name, subject, expected) => {
    expect(composeMail({ ...content, subject }).subject).toBe(expected);
  });

  it('contains the unsubscribe link in both forms if there is one', () => {
    const unsubscribeUrl = 'https://site.example/unsubscribe/t';
    const mail = composeMail({ ...content, unsubscribeUrl });
    expect(mail.unsubscribeUrl).toBe(unsubscribeUrl);
    expect(mail.text).toContain(`Unsubscribe: ${unsubscribeUrl}`);
    expect(mail.html).toContain(`<a href="${unsubscribeUrl}">Unsubscribe</a>`);
    expect(composeMail(content)).not.toHaveProperty('unsubscribeUrl');
  });
});
