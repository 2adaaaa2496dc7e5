const cut = '[redacted]';

/** Fields that contain a secret or identify a person, whatever their value. */
const secretField =
  /^(authorization|cookie|set-cookie|params|parameters|email|to|otp|api_?key|key|[a-z_]*(token|password|secret|passcode)(_?hash)?)$/i;

/**
 * Secrets recognized within a text, in this order. Each pattern takes linear time, and also matches
 * a truncated secret.
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

/** Texts are truncated before matching, because clients choose the length of a path. */
const longestText = 2_000;
/** Characters dropped before the truncation: a divided address or password is not recognized. */
const doubtfulEnd = 300;

/**
 * Removes tokens, keys, codes, passwords and personal addresses from the fields of a log line. The
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
  if (text.length <= longestText) return clean(text);
  const start = clean(text.slice(0, longestText)).slice(0, -doubtfulEnd);
  return `${start}… (${text.length} characters)`;
}

function clean(text: string): string {
  return secretTexts.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text);
}
