import { Alert, Progress } from '@mantine/core';
import { PublicFrame } from '../../lib/public-frame.tsx';
import { RequireSession } from '../../lib/require-session.tsx';
import { SelectionProvider, useSelection } from '../../lib/use-selection.tsx';
import { CompanyStep } from './company-step.tsx';
import { CreatingStep } from './creating-step.tsx';
import { DomainStep } from './domain-step.tsx';
import { LocationStep } from './location-step.tsx';
import { OnboardingFooter } from './onboarding-footer.tsx';
import { stepHeadingId } from './step-heading.tsx';
import { stepProgress } from './use-draft.ts';
import { useOnboarding } from './use-onboarding.ts';

/** Creates a workspace with its first domain in three steps. */
export function OnboardingScreen() {
  return (
    <RequireSession>
      <SelectionProvider>
        <Onboarding />
      </SelectionProvider>
    </RequireSession>
  );
}

function Onboarding() {
  const onboarding = useOnboarding();
  const { workspaces } = useSelection();
  const { step } = onboarding.draft;
  return (
    <PublicFrame footer={<OnboardingFooter hasWorkspace={workspaces.length > 0 && step !== 'creating'} />}>
      <Progress value={stepProgress[step]} size="sm" mb="lg" aria-label="Progress of the set-up" />
      {step !== 'location' && onboarding.errorText ? (
        <Alert role="alert" color="red" variant="light" mb="md">
          {onboarding.errorText}
        </Alert>
      ) : null}
      {/* biome-ignore lint/a11y/useSemanticElements: a step without fields is not a fieldset */}
      <div role="group" aria-labelledby={stepHeadingId}>
        <CurrentStep onboarding={onboarding} />
      </div>
    </PublicFrame>
  );
}

function CurrentStep({ onboarding }: { onboarding: ReturnType<typeof useOnboarding> }) {
  const { draft, change, create, startSample, isStartingSample, errorText, finish } = onboarding;
  switch (draft.step) {
    case 'company':
      return (
        <CompanyStep
          name={draft.name}
          onChange={(name) => change({ name })}
          onNext={() => change({ step: 'domain' })}
          onSample={startSample}
          isStartingSample={isStartingSample}
        />
      );
    case 'domain':
      return (
        <DomainStep
          domain={draft.domain}
          onChange={(domain) => change({ domain, acceptUnreachable: false })}
          onBack={() => change({ step: 'company' })}
          onNext={() => change({ step: 'location', acceptUnreachable: false })}
          onAddAnyway={() => change({ step: 'location', acceptUnreachable: true })}
          onSample={startSample}
          isStartingSample={isStartingSample}
        />
      );
    case 'location':
      return (
        <LocationStep
          domain={draft.domain}
          locationCode={draft.locationCode}
          errorText={errorText}
          onChange={(locationCode) => change({ locationCode })}
          onBack={() => change({ step: 'domain' })}
          onCreate={create}
          onSample={startSample}
          isStartingSample={isStartingSample}
        />
      );
    case 'creating':
      return <CreatingStep draft={draft} onFinish={finish} />;
  }
}
