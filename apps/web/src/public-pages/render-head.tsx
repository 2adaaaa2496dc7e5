import { siteMarks } from '@keydence/domain';
import { renderToStaticMarkup } from 'react-dom/server';
import { productName } from '../features/public-frame/product-name.ts';

interface HeadContent {
  title: string;
  /**
   * Meta description for search results: 70 to 155 characters. Only for pages that search engines may list.
   */
  listing?: {
    path: string;
    description: string;
    /** File name without path and extension; 1200 by 630 pixels. */
    picture: string;
    pictureText: string;
    /** Structured data in schema.org's vocabulary. */
    data?: object;
  };
}

const pictureSize = { width: '1200', height: '630' };

/** Page-specific part of a public page's head. */
export function renderHead({ title, listing }: HeadContent): string {
  if (!listing) {
    return renderToStaticMarkup(
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>,
    );
  }
  const { path, description, picture, pictureText, data } = listing;
  const url = `${siteMarks.publicUrl}${path}`;
  const pictureUrl = `${siteMarks.publicUrl}/pictures/${picture}.png`;
  const head = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="events" content={siteMarks.events} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={pictureUrl} />
      <meta property="og:image:width" content={pictureSize.width} />
      <meta property="og:image:height" content={pictureSize.height} />
      <meta property="og:image:alt" content={pictureText} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={pictureUrl} />
    </>,
  );
  return data ? head + renderData(data) : head;
}

/** Outside React, which would escape the quotes. A `<` in a text must not end the element. */
function renderData(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
