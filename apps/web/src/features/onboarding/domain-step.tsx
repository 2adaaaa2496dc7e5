import { parseDomainName } from '@keydence/domain';
import { ToneBadge } from '@keydence/ui';
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import {
  addAnyway,
  addAnywayHint,
  mayAddAnyway,
  refuseDomain,
  useDomainCheck,
} from '../../lib/use-domain-check.ts';
import { waitForCheck } from './messages.ts';
import { SampleButton } from './sample-button.tsx';
import { StepHeading } from './step-heading.tsx';

/** Milliseconds after the last key before the domain is checked. */
const checkDebounceMs = 1000;

interface DomainStepProps {
  domain: string;
  onChange: (domain: string) => void;
  onBack: () => void;
  onNext: () => void;
  onAddAnyway: () => void;
  onSample: () => void;
  isStartingSample: boolean;
}

export function DomainStep(props: DomainStepProps) {
  const { domain, onChange, onBack, onNext, onAddAnyway, onSample, isStartingSample } = props;
  const [again, setAgain] = useState({ attempt: 0, domain: '', message: '' });
  const check = useDomainCheck(domain, checkDebounceMs, again.attempt);
  // The options stay while the check runs again, and keep the focus.
  const isAgain = check.state === 'checking' && again.domain === domain;
  const problem = check.state === 'invalid' ? check.message : isAgain ? again.message : null;
  const [refusal, setRefusal] = useState<string | null>(null);
  const next = () => {
    const reason = refuseDomain(domain, check, waitForCheck);
    setRefusal(reason);
    if (!reason) onNext();
  };
  // A disabled submit button blocks Enter in its form, so the field listens itself.
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
        hint="We find the keywords it ranks for and the sites that rank beside it."
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
      {problem ? (
        <WaysOn
          domain={domain}
          message={problem}
          isChecking={isAgain}
          onAgain={() => setAgain({ attempt: again.attempt + 1, domain, message: problem })}
          onAddAnyway={onAddAnyway}
        />
      ) : null}
      <Group grow>
        <Button variant="default" size="md" onClick={onBack}>
          Back
        </Button>
        <Button size="md" onClick={next} disabled={check.state !== 'valid'}>
          Continue
        </Button>
      </Group>
      <SampleButton onSample={onSample} isStarting={isStartingSample} variant="subtle" size="sm" />
    </Stack>
  );
}

interface WaysOnProps {
  domain: string;
  message: string;
  isChecking: boolean;
  onAgain: () => void;
  onAddAnyway: () => void;
}

/** Options for a well-formed domain that did not respond. */
function WaysOn({ domain, message, isChecking, onAgain, onAddAnyway }: WaysOnProps) {
  if (!parseDomainName(domain).valid) return null;
  const mayAdd = mayAddAnyway(domain, message);
  return (
    <Group gap="sm">
      <Button
        variant="default"
        aria-disabled={isChecking}
        data-disabled={isChecking || undefined}
        onClick={isChecking ? undefined : onAgain}
      >
        Check again
      </Button>
      {mayAdd ? (
        <Button variant="default" onClick={onAddAnyway}>
          {addAnyway}
        </Button>
      ) : null}
      <Text size="sm" c="dimmed">
        {mayAdd ? addAnywayHint : null}
      </Text>
    </Group>
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
