import { siteMarks } from '@keydence/domain';
import { productName } from '../features/public-frame/product-name.ts';

const home = `${siteMarks.publicUrl}/`;

/**
 * Structured data of the site (schema.org). No price and no rating: every operator sets their own price, and
 * there are no ratings.
 */
export function describeSite(description: string): object {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${home}#organization`,
        name: productName,
        url: home,
        logo: `${siteMarks.publicUrl}/pictures/icon-512.png`,
      },
      {
        '@type': 'WebSite',
        '@id': `${home}#website`,
        name: productName,
        url: home,
        inLanguage: 'en',
        publisher: { '@id': `${home}#organization` },
      },
      {
        '@type': 'SoftwareApplication',
        name: productName,
        url: home,
        description,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        publisher: { '@id': `${home}#organization` },
      },
    ],
  };
}
