// Names that are one owner's in every country, so `yelp.ca` is as much a giant as `yelp.com`.
const giantBrands = new Set(
  `aliexpress amazon bing booking craigslist ebay etsy expedia facebook glassdoor google instagram linkedin
  netflix pinterest quora reddit spotify tiktok tripadvisor trustpilot tumblr twitch twitter walmart whatsapp
  wikihow wikipedia wiktionary yahoo yelp yellowpages youtube`.split(/\s+/),
);

// Owned by one giant under this very name only; elsewhere the word belongs to others.
const giantDomains = new Set(
  `apple.com bbc.co.uk bbc.com britannica.com cnn.com forbes.com github.com imdb.com indeed.com medium.com
  microsoft.com nytimes.com target.com theguardian.com threads.net x.com`.split(/\s+/),
);

const secondLevelSuffix = /^(?:ac|co|com|edu|gov|net|org)$/;

/**
 * Whether a site ranks for nearly everything (social networks, marketplaces, encyclopedias), and so says
 * nothing as a competitor. Subdomains and national sites of a giant count as well.
 */
export function isGiantDomain(domainName: string): boolean {
  const labels = domainName.toLowerCase().split('.');
  if (labels.length < 2) return false;
  const hasTwoLevelSuffix = labels.length > 2 && secondLevelSuffix.test(labels.at(-2) ?? '');
  const registrable = labels.slice(hasTwoLevelSuffix ? -3 : -2);
  return giantBrands.has(registrable[0] ?? '') || giantDomains.has(registrable.join('.'));
}
