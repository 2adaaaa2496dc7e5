import { Allowed } from './allowed.tsx';
import { LinkButton } from './link-button.tsx';

interface BriefLinkProps {
  kind: 'keyword' | 'topic' | 'move' | 'addresses';
  id?: string | undefined;
  text: string;
  /** Address of a page to read beside the stored result page. */
  pages?: string;
  size?: 'compact-sm' | 'sm';
}

/** Opens the form for a brief on a keyword, topic, move or page. */
export function BriefLink({ kind, id, text, pages, size = 'compact-sm' }: BriefLinkProps) {
  return (
    <Allowed>
      <LinkButton
        to="/dashboard"
        search={{ section: 'briefs', new: kind, of: id, text: text.slice(0, 200), pages }}
        variant="default"
        size={size}
        mih={32}
      >
        Write a brief
      </LinkButton>
    </Allowed>
  );
}
