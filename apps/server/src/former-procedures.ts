/** Routers that were renamed; their former names work until the next release. */
const renamed = [{ former: 'rhythm.', present: 'schedules.' }];

/** The request with the present names of its procedures. */
export function withPresentNames(request: Request): Request {
  const url = new URL(request.url);
  for (const { former, present } of renamed) {
    if (url.pathname.includes(former)) url.pathname = url.pathname.replaceAll(former, present);
  }
  return url.href === request.url ? request : new Request(url, request);
}
