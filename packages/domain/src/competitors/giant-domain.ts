// Names with one owner in every country: `yelp.ca` is as much a giant as `yelp.com`.
const giantBrands = new Set(
  `aliexpress amazon bing booking craigslist ebay etsy expedia facebook glassdoor google instagram linkedin
  netflix pinterest quora reddit spotify tiktok tripadvisor trustpilot tumblr twitch twitter walmart whatsapp
  wikihow wikipedia wiktionary yahoo yelp yellowpages youtube`.split(/\s+/),
);

// A giant's only under this exact domain; under other endings the word belongs to others.
const giantDomains = new Set(
  `apple.com bbc.co.uk bbc.com britannica.com cnn.com forbes.com github.com imdb.com indeed.com medium.com
  microsoft.com nytimes.com target.com theguardian.com threads.net x.com`.split(/\s+/),
);

const secondLevelSuffix = /^(?:ac|co|com|edu|gov|net|org)$/;

/**
 * True for a site that ranks for nearly everything (social networks, marketplaces, encyclopedias)
 * and so means nothing as a competitor. Includes subdomains and national sites of a giant.
 */
export function isGiantDomain(domainName: string): boolean {
  const labels = domainName.toLowerCase().split('.');
  if (labels.length < 2) return false;
  const hasTwoLevelSuffix = labels.length > 2 && secondLevelSuffix.test(labels.at(-2) ?? '');
  const registrable = labels.slice(hasTwoLevelSuffix ? -3 : -2);
  return giantBrands.has(registrable[0] ?? '') || giantDomains.has(registrable.join('.'));
}
