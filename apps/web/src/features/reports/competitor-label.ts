const secondLevelSuffix = /^(?:ac|co|com|edu|gov|net|org)$/;

/**
 * Label of a competitor: its stored name, or without one a label from its domain name: "www.crumb-lab.co.uk" gives
 * "Crumb Lab". A domain name in another script (`xn--…`) is unchanged.
 */
export function competitorLabel({ name, domain }: { name: string; domain: string }): string {
  return name === '' || name === domain ? labelOfDomain(domain) : name;
}

function labelOfDomain(domainName: string): string {
  const labels = domainName.toLowerCase().split('.');
  const hasTwoLevelSuffix = labels.length > 2 && secondLevelSuffix.test(labels.at(-2) ?? '');
  const name = labels.at(hasTwoLevelSuffix ? -3 : -2);
  if (labels.length < 2 || !name || name.startsWith('xn--')) return domainName;
  return name
    .split('-')
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
