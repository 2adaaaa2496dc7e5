import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { Factor } from '@supabase/auth-js';
import { useState } from 'react';
import { AppStep } from './app-step.tsx';
import { KeyStep } from './key-step.tsx';
import * as messages from './messages.ts';
import { phoneEnding, TextStep } from './text-step.tsx';

interface StepsProps {
  factors: Factor[];
  onShown: () => void;
}

/** First factor, with the others as alternatives. */
export function Steps({ factors, onShown }: StepsProps) {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const chosen = factors.find(({ id }) => id === chosenId) ?? factors[0];
  if (!chosen)
    return (
      <>
        <Text>{messages.noFactor}</Text>
        <Button size="md" onClick={onShown}>
          {messages.continueLabel}
        </Button>
      </>
    );
  const others = factors.filter(({ id }) => id !== chosen.id);
  return (
    <>
      <Step key={chosen.id} factor={chosen} onShown={onShown} />
      {others.length > 0 ? (
        <Stack gap={0} align="center" role="group" aria-label={messages.otherSteps}>
          {others.map((factor) => (
            <Anchor
              key={factor.id}
              component="button"
              type="button"
              size="sm"
              py={6}
              underline="always"
              onClick={() => setChosenId(factor.id)}
            >
              {nameStep(factor)}
            </Anchor>
          ))}
        </Stack>
      ) : null}
    </>
  );
}

function Step({ factor, onShown }: { factor: Factor; onShown: () => void }) {
  if (factor.factor_type === 'totp') return <AppStep factorId={factor.id} onShown={onShown} />;
  if (factor.factor_type === 'phone') return <TextStep factor={factor} onShown={onShown} />;
  return <KeyStep factorId={factor.id} onShown={onShown} />;
}

function nameStep(factor: Factor): string {
  if (factor.factor_type === 'totp') return messages.useApp;
  return factor.factor_type === 'phone' ? messages.useText(phoneEnding(factor)) : messages.useKey;
}
