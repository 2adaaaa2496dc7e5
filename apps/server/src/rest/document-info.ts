export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Keydence',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description: `Keyword strategies, competitor gaps and content plans for the websites that you track.

## Values
Times are ISO 8601 in UTC, money is in US dollars, an unknown number is \`null\` and never 0. Ids are opaque: a malformed,
unknown or foreign id is 404. An empty value in a query counts as not given. Unknown parameters of a query and unknown
fields of a body are ignored; a repeated parameter is 400.

## Authentication
\`Authorization: Bearer …\` with a personal API key (\`kd_…\`) of the scope read or write, created in the profile, or with
the access token of a session. Operations that need a session are 403 with a key. A key reads no names or e-mail addresses
of people (they are null or empty, or the response is 403) unless its owner has included them.

## Lists
\`page\` counts from 1, \`limit\` is 1 to 100; a page past the end is 200 without rows. \`Link\` has the pages around.

## Errors
\`{ success: false, message, code, request_id, errors? }\`; branch on \`code\`, show \`message\`. With
\`Accept: application/problem+json\` the fields of RFC 9457 are added. 425, 429 and 503 carry \`Retry-After\`.

## Safe retries
An \`Idempotency-Key\` makes a POST, PUT, PATCH or DELETE safe to repeat: for 24 hours the same key of the same caller gets
the first status and body, to the byte. While the first request runs, a second one is 409; with another request it is 422.
Responses that change nothing and may differ next time (400, 402, 403, 412, 413, 415, 425, 429, 502, 503) free the key.
Uploads and streamed downloads take no key: a second picture replaces the first, and an uploaded export is not imported
before it is started. If a server stops during a request, the key is free again five minutes after it was first sent;
read the current state before you repeat the request.

## Conditional requests
A GET of JSON has an \`ETag\`; send it as \`If-None-Match\` and the response is 304 while nothing has changed. Send it as
\`If-Match\` with a PUT, PATCH or DELETE of the same path, and the response is 412 if the resource has changed. The check
is part of the change: of two requests with the same tag, one succeeds. A change of a keyword list by another server of
the same deployment may take a second to end a 304; send \`Cache-Control: no-cache\` if that is too long.

## Limits
A user has 120 calls a minute with sessions, and each API key 120 of its own; the server's operator may change the first.
Some operations have lower limits. Above a limit the response is 429 with \`Retry-After\`.

Limited operations send \`RateLimit-Policy\` and \`RateLimit\` (every limit that the request counted against), and
\`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` (seconds since 1970) of the limit with the least left.`,
  },
  servers: [{ url: '/', description: 'The server that this document comes from' }],
  security: [{ bearer: [] }],
};
