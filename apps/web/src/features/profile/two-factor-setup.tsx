import type { FactorKind } from '../../lib/second-factor.ts';
import { AppSetupForm, type SetupProps } from './app-setup-form.tsx';
import { KeySetup } from './key-setup.tsx';
import { PhoneSetupForm } from './phone-setup-form.tsx';

interface TwoFactorSetupProps extends SetupProps {
  kind: FactorKind;
}

/** Setup of a new second factor. */
export function TwoFactorSetup({ kind, ...ends }: TwoFactorSetupProps) {
  if (kind === 'totp') return <AppSetupForm {...ends} />;
  return kind === 'phone' ? <PhoneSetupForm {...ends} /> : <KeySetup {...ends} />;
}
