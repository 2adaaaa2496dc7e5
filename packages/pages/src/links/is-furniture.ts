const names = new Set(
  (
    'account agb anmelden archive archives author authors basket cart checkout cookie-policy cookies datenschutz disclaimer ' +
    'impressum imprint legal legal-notice login logout mentions-legales privacy privacy-policy register search sign-in ' +
    'sign-up signin signup tag tags terms terms-and-conditions terms-of-service terms-of-use'
  ).split(' '),
);

/** True for legal, tag, login, search and paginated pages, by the names in the path of the address. */
export function isFurniture(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  const parts = pathname.toLowerCase().split('/').filter(Boolean);
  return (
    parts.some((part, index) => {
      const name = part.replace(/\.[a-z]+$/, '');
      return names.has(name) || (name === 'page' && /^\d+$/.test(parts[index + 1] ?? ''));
    }) || ['page', 'paged'].some((name) => searchParams.has(name))
  );
}
