import { Anchor } from '@mantine/core';

/** Path of a page as a link. It opens outside the application, without a referrer. */
export function PageLink({ url }: { url: string }) {
  if (!/^https?:/.test(url) || !URL.canParse(url)) return <>{url}</>;
  const page = new URL(url);
  return (
    <Anchor href={url} target="_blank" rel="noreferrer noopener" inherit>
      {page.pathname}
      {page.search}
    </Anchor>
  );
}
