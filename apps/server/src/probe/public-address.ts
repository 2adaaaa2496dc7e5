import ipaddr from 'ipaddr.js';

/** Azure's host agent: a unicast address reachable inside every machine there. */
const extraBlocked = [ipaddr.parseCIDR('168.63.129.16/32')];

/** Routable IPv6 starts in 2000::/3; these parts embed other addresses or are for documentation. */
const globalUnicastV6 = ipaddr.parseCIDR('2000::/3');
const blockedV6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'].map((range) =>
  ipaddr.parseCIDR(range),
);

/**
 * True for an IP address of the public internet, which untrusted input may select. Takes the
 * textual form of a resolver; anything else is not public.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.parse(text);
  if (address.kind() === 'ipv4') {
    return (
      ipaddr.IPv4.isValidFourPartDecimal(text) &&
      address.range() === 'unicast' &&
      !isIn(address, extraBlocked)
    );
  }
  return isIn(address, [globalUnicastV6]) && !isIn(address, blockedV6) && address.range() === 'unicast';
}

type Address = ReturnType<typeof ipaddr.parse>;
type Range = ReturnType<typeof ipaddr.parseCIDR>;

function isIn(address: Address, ranges: readonly Range[]): boolean {
  return ranges.some(([network, bits]) => address.kind() === network.kind() && address.match(network, bits));
}
