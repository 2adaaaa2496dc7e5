const cut = '[redacted]';

/** Fields that carry a secret or say who somebody is, whatever their value looks like. */
const secretField =
  /^(authorization|cookie|set-cookie|params|parameters|email|to|otp|api_?key|key|[a-z_]*(token|password|secret|passcode)(_?hash)?)$/i;

/**
 * What is recognised inside a text, in this order. Each takes linear time, and also finds a secret whose end was cut off.
 */
const secretTexts: [pattern: RegExp, replacement: string][] = [
  [/\b(bearer|basic)\s+[\w.~+/=-]{6,}/gi, `$1 ${cut}`],
  [/\beyJ[\w-]{8,}(?:\.[\w-]*){0,2}/g, cut],
  [/\b(kd|whsec|sk|pk)_[\w-]{8,}/g, cut],
  [/([a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@]{0,300}:)[^\s@/]{1,300}@/gi, `$1${cut}@`],
  [
    /([?&#](?:[\w-]*token(?:_hash)?|code|code_verifier|state|password|key|apikey|secret|email)=)[^&\s"']+/gi,
    `$1${cut}`,
  ],
  [/\/(share|invitations|unsubscribe|newsletter\/confirm)\/[\w-]{16,}/g, `/$1/${cut}`],
  [/(?<![\w.!#$%&'*+/=?^`{|}~-])[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+/g, cut],
];

const deepest = 6;

/** Longer texts are cut before anything is looked for in them: a stranger chooses how long a path is. */
const longestText = 2_000;
/** Left out before the cut: an address or a password that the cut divides is not recognised. */
const doubtfulEnd = 300;

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

/** A text of at most 2,000 characters without secrets. */
export function redactText(text: string): string {
  if (text.length <= longestText) return clean(text);
  const start = clean(text.slice(0, longestText)).slice(0, -doubtfulEnd);
  return `${start}… (${text.length} characters)`;
}

function clean(text: string): string {
  return secretTexts.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
}
