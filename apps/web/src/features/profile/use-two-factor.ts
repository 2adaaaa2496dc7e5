import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth-provider.tsx';
import { identityFailureText } from '../../lib/identity-failure.ts';
import { listVerifiedFactors } from '../../lib/second-factor.ts';
import { useStepUp } from '../../lib/step-up/step-up-provider.tsx';
import { twoFactor } from './two-factor-messages.ts';

const queryKey = ['two-factor'];

/** Verified second factors. */
export function useFactors() {
  const { client } = useAuth();
  return useQuery({ queryKey, queryFn: () => listVerifiedFactors(client) });
}

/** Data to set up an authenticator app. */
export interface AppSetup {
  factorId: string;
  picture: string;
  secret: string;
}

/** Unique name, because an abandoned setup keeps its name for some minutes. */
const nameOf = (what: string) => `${what} ${new Date().toISOString()}`;

/** Requests a new secret. Throws with a message for the user. */
export function useBeginSetup() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  return useMutation({
    mutationFn: async (): Promise<AppSetup> => {
      const friendlyName = nameOf('Authenticator app');
      const { data, error } = await stepUp(() => client.mfa.enroll({ factorType: 'totp', friendlyName }));
      if (error) throw new Error(identityFailureText(error, twoFactor.setUpFailed));
      return { factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret };
    },
  });
}

/** Verifies the first code, which activates the app. */
export function useConfirmSetup(factorId: string, onConfirmed: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onConfirmed);
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await stepUp(() => client.mfa.challengeAndVerify({ factorId, code }));
      if (!error) return;
      const isWrong = error.code === 'mfa_verification_failed';
      throw new Error(isWrong ? twoFactor.wrongCode : identityFailureText(error, twoFactor.setUpFailed));
    },
    onSuccess,
  });
}

/** Phone with a texted code. */
export interface PhoneSetup {
  factorId: string;
  challengeId: string;
  /** Stored format: digits without a plus sign. */
  phone: string;
}

/** Sends a first or further code to a phone. Throws with a message for the user. */
export function useTextPhone() {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const enrol = async (phone: string) => {
    const friendlyName = nameOf('Phone');
    const { data, error } = await stepUp(() =>
      client.mfa.enroll({ factorType: 'phone', friendlyName, phone }),
    );
    if (error) throw new Error(identityFailureText(error, twoFactor.setUpFailed));
    return { factorId: data.id, phone: data.phone };
  };
  return useMutation({
    /** Accepts a typed number, or a setup that already has a code. */
    mutationFn: async (to: string | PhoneSetup): Promise<PhoneSetup> => {
      const { factorId, phone } = typeof to === 'string' ? await enrol(to) : to;
      const { data, error } = await client.mfa.challenge({ factorId, channel: 'sms' });
      if (error) throw new Error(identityFailureText(error, twoFactor.sendFailed));
      return { factorId, phone, challengeId: data.id };
    },
  });
}

/** Verifies the texted code, which activates the phone. */
export function useConfirmPhone(setup: PhoneSetup, onConfirmed: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onConfirmed);
  const { factorId, challengeId } = setup;
  return useMutation({
    mutationFn: async (code: string) => {
      const { error } = await stepUp(() => client.mfa.verify({ factorId, challengeId, code }));
      if (!error) return;
      const isWrong = error.code === 'mfa_verification_failed';
      throw new Error(isWrong ? twoFactor.wrongText : identityFailureText(error, twoFactor.setUpFailed));
    },
    onSuccess,
  });
}

/** Creates a key in the browser's own dialog. Throws with a message for the user. */
export function useAddKey(onAdded: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onAdded);
  return useMutation({
    mutationFn: async () => {
      const { error } = await stepUp(() =>
        client.mfa.webauthn.register({ friendlyName: nameOf('Security key') }),
      );
      if (error) throw new Error(identityFailureText(error, twoFactor.setUpFailed));
    },
    onSuccess,
  });
}

/** Removes a factor and refreshes the session, so that the browser has its lower assurance level. */
export function useRemoveFactor(onRemoved: () => void) {
  const { client } = useAuth();
  const stepUp = useStepUp();
  const onSuccess = useOnCounted(onRemoved);
  return useMutation({
    mutationFn: async (factorId: string) => {
      const { error } = await stepUp(() => client.mfa.unenroll({ factorId }));
      if (error) throw new Error(identityFailureText(error, twoFactor.removeFailed));
      await client.refreshSession();
    },
    onSuccess,
  });
}

/** After a change of the verified factors: refetches the list, then continues. */
function useOnCounted(proceed: () => void) {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey });
    proceed();
  };
}
