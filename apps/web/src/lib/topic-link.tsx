import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';

interface TopicLinkProps {
  topic: { id: string; name: string };
}

/** A link to the page of a topic. */
export function TopicLink({ topic: { id, name } }: TopicLinkProps) {
  return (
    <Anchor
      inherit
      renderRoot={(props) => <Link {...props} to="/dashboard" search={{ section: 'topics', topic: id }} />}
    >
      {name}
    </Anchor>
  );
}
