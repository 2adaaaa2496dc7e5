const cut = '[redacted]';

/** Fields that carry a secret or say who somebody is, whatever their value looks like. */
const secretField =
  /^(authorization|cookie|set-cookie|params|parameters|email|to|otp|api_?key|key|[a-z_]*(token|password|secret|passcode)(_?hash)?)$/i;

/** What is recognised inside a text, in this order. */
const secretTexts: [pattern: RegExp, replacement: string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${cut}`],
  [/\beyJ[\w-]{8,}\.[\w-]{4,}\.[\w-]*/g, cut],
  [/\b(kd|whsec|sk|pk)_[\w-]{8,}/g, cut],
  [/([a-z][a-z0-9+.-]*:\/\/[^\s/:@]*:)[^\s@/]+@/gi, `$1${cut}@`],
  [
    /([?&#](?:[\w-]*token(?:_hash)?|code|code_verifier|state|password|key|apikey|secret|email)=)[^&\s"']+/gi,
    `$1${cut}`,
  ],
  [/\/(share|invitations|unsubscribe|newsletter\/confirm)\/[\w-]{16,}/g, `/$1/${cut}`],
  [/[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, cut],
];

const deepest = 6;

/**
 * A log line's fields without what must not lie in a log: tokens, keys, codes, passwords and addresses of people. The
 * only place that decides this; every line passes through it.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= deepest) return cut;
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      name,
      secretField.test(name) ? cut : redact(held, depth + 1),
    ]),
  );
}

export function redactText(text: string): string {
  return secretTexts.reduce((clean, [pattern, replacement]) => clean.replace(pattern, replacement), text);
}
