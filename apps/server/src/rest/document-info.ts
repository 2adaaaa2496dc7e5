export const documentInfo = {
  openapi: '3.1.0',
  info: {
    title: 'Keydence',
    version: '1',
    license: { name: 'MIT', identifier: 'MIT' },
    description: `Keyword strategies, competitor gaps and content plans for the websites that you track.

## Values
Times are ISO 8601 in UTC, money is US dollars, an unknown number is \`null\` and never 0. Ids are opaque: what is
malformed, unknown or not yours is 404 alike. In a query an empty value counts as not given, an unknown parameter is
ignored, a repeated one is 400.

## Who is calling
\`Authorization: Bearer …\` with a personal API key (\`kd_…\`), which is made in the profile with the scope read or
write, or with the access token of a session. What only a person may do answers a key with 403. A key reads no names
or e-mail addresses of people (they are null or empty, or the answer is 403) unless its owner has included them.

## Lists
\`page\` counts from 1, \`limit\` is 1 to 100; a page past the end is 200 without rows. \`Link\` names the pages around.

## Failures
\`{ success: false, message, code, request_id, errors? }\`; branch on \`code\`, show \`message\`. Ask with
\`Accept: application/problem+json\` for the fields of RFC 9457 beside them. 425, 429 and 503 carry \`Retry-After\`.

## Doing a thing once
An \`Idempotency-Key\` makes a POST, PUT, PATCH or DELETE safe to send again: for 24 hours the same key of the same
caller is answered with the first status and body, to the byte. While the first runs it is 409, with another
request 422. Answers that change nothing and may be different next time (400, 402, 403, 412, 413, 415,
425, 429, 502, 503) free the
key. Uploads and streamed downloads take no key: sending a picture again replaces it, and an uploaded export is not
imported before it is started. Should a server end in the middle, the key is free again five minutes after it was
first sent: read what is there before you send it then.

## Reading only what changed
A GET of JSON has an \`ETag\`; send it back as \`If-None-Match\` and the answer is 304 while nothing has changed. Send
it as \`If-Match\` with a PUT, PATCH or DELETE of the same path, and it is refused with 412 once somebody else has
changed the resource. It is compared within the change: of two with the same tag one is done, the other refused.
A change of a keyword list by another server of the same deployment may take a second to end a 304; send
\`Cache-Control: no-cache\` where that is too long.

## Limits
A person has 120 calls a minute with sessions, and each API key 120 of its own, unless this server is set otherwise;
some operations have closer limits beside that. Past one the answer is 429 with \`Retry-After\`.

What is limited answers with \`RateLimit-Policy\` and \`RateLimit\` (every limit that the request counted against), and
with \`X-RateLimit-Limit\`, \`-Remaining\` and \`-Reset\` (seconds since 1970) of the one with the least left.`,
  },
  servers: [{ url: '/', description: 'The server that this document comes from' }],
  security: [{ bearer: [] }],
};
