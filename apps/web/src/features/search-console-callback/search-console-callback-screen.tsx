import { BrandLoader } from '@keydence/ui';
import { Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { failureText } from '../../lib/failure-text.ts';
import { LinkButton } from '../../lib/link-button.tsx';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { messages } from './messages.ts';
import { useReturn } from './use-return.ts';

/** Target of Google's redirect; continues to the import when the connection is established. */
export function SearchConsoleCallbackScreen() {
  const { state, code } = useSearch({ from: '/search-console/callback' });
  const { data, error } = useReturn({ state, code });
  const navigate = useNavigate();
  useEffect(() => {
    if (!data?.isConnected) return;
    const search = { section: 'keywords', import: 'new', domain: data.domainId };
    void navigate({ to: '/dashboard', search, replace: true });
  }, [data, navigate]);

  if (state === '') return <Outcome title={messages.failed} text={messages.broken} />;
  if (error) return <Outcome title={messages.failed} text={failureText(error)} />;
  if (data && !data.isConnected) {
    return <Outcome title={messages.declined} text={messages.declinedHint} domainId={data.domainId} />;
  }
  return <BrandLoader label={messages.working} />;
}

function Outcome({ title, text, domainId }: { title: string; text: string; domainId?: string }) {
  return (
    <PublicFrame>
      <Stack role="alert" align="center" gap="md" py="md">
        <Title order={1}>{title}</Title>
        <Text c="dimmed" ta="center">
          {text}
        </Text>
        <LinkButton
          to="/dashboard"
          search={{ section: 'keywords', import: 'new', ...(domainId && { domain: domainId }) }}
        >
          {messages.back}
        </LinkButton>
      </Stack>
    </PublicFrame>
  );
}
