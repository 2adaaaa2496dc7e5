import { Allowed } from './allowed.tsx';
import { LinkButton } from './link-button.tsx';

interface BriefLinkProps {
  kind: 'keyword' | 'topic' | 'move';
  id: string;
  text: string;
}

/** Opens the form for a brief on a keyword, topic or move. */
export function BriefLink({ kind, id, text }: BriefLinkProps) {
  return (
    <Allowed>
      <LinkButton
        to="/dashboard"
        search={{ section: 'briefs', new: kind, of: id, text: text.slice(0, 200) }}
        variant="default"
        size="compact-sm"
        mih={32}
      >
        Write a brief
      </LinkButton>
    </Allowed>
  );
}
