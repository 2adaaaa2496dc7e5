import { Anchor } from '@mantine/core';

/** A page by its path. It opens outside of the application, and tells the other site nothing about it. */
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
