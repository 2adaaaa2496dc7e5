import { ToneBadge } from '@keydence/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { refuseDomain, useDomainCheck } from '../../app/use-domain-check.ts';
import { waitForCheck } from './messages.ts';
import { StepHeading } from './step-heading.tsx';

/** Milliseconds of rest after the last key before the domain is checked. */
const checkDebounceMs = 1000;

interface DomainStepProps {
  domain: string;
  onChange: (domain: string) => void;
  onBack: () => void;
  onNext: () => void;
}

export function DomainStep({ domain, onChange, onBack, onNext }: DomainStepProps) {
  const check = useDomainCheck(domain, checkDebounceMs);
  const [refusal, setRefusal] = useState<string | null>(null);
  const next = () => {
    const reason = refuseDomain(domain, check, waitForCheck);
    setRefusal(reason);
    if (!reason) onNext();
  };
  // A disabled button takes the Enter key away from its form: the field listens itself.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    next();
  };
  const error = check.state === 'invalid' ? check.message : domain.trim() ? null : refusal;
  return (
    <Stack gap="md">
      <StepHeading
        title="Which website do you want to grow?"
        hint="We look up what it ranks for and who else ranks there."
      />
      <div>
        <TextInput
          label="Domain"
          size="md"
          autoFocus
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="example.com"
          value={domain}
          error={error}
          errorProps={{ role: 'alert' }}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setRefusal(null);
            onChange(event.currentTarget.value);
          }}
        />
        <CheckNote check={check.state} refusal={refusal} />
      </div>
      <Group grow>
        <Button variant="default" size="md" onClick={onBack}>
          Back
        </Button>
        <Button size="md" onClick={next} disabled={check.state !== 'valid'}>
          Continue
        </Button>
      </Group>
    </Stack>
  );
}

function CheckNote({ check, refusal }: { check: string; refusal: string | null }) {
  return (
    <Text role="status" size="sm" c="dimmed" mt={4} mih={22}>
      {check === 'checking' ? (refusal ?? 'Checking…') : null}
      {check === 'valid' ? (
        <ToneBadge tone="good" isPlain icon={<IconCheck size={14} stroke={2} aria-hidden />}>
          Domain exists
        </ToneBadge>
      ) : null}
    </Text>
  );
}
