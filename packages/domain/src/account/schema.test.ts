import { describe, expect, it } from 'vitest';
import { confirmationText, isConfirmed } from './schema.ts';

describe('the confirmation of a deletion', () => {
  it.each([
    ['ada@mail.example', 'ada@mail.example', true],
    [' Ada@Mail.example ', 'ada@mail.example', true],
    ['ada@mail', 'ada@mail.example', false],
    ['', 'ada@mail.example', false],
    ['delete', 'ada@mail.example', false],
    ['', '', false],
    ['Delete', '', true],
  ])('"%s" for a user with the address "%s": %s', (typed, email, expected) => {
    expect(isConfirmed(typed, email)).toBe(expected);
  });

  it('names the text to type', () => {
    expect(confirmationText('ada@mail.example')).toBe('Type your e-mail address to confirm.');
    expect(confirmationText('')).toBe('Type delete to confirm.');
  });
});
