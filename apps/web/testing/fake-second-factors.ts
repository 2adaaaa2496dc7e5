import type { Factor } from '@supabase/auth-js';

type Answer = (name: string, input: unknown) => Promise<{ error: Error | null }>;

export interface FakeSecondFactors {
  /** Second factors of the signed-in user. */
  factors: Factor[];
  /** True if this session still has to show one. */
  owesFactor: boolean;
}

/** Verified factor; an authenticator app by default. */
export function makeFactor(id: string, more: Partial<Factor> & { phone?: string } = {}): Factor {
  const day = '2026-03-04T10:00:00Z';
  return { id, factor_type: 'totp', status: 'verified', created_at: day, updated_at: day, ...more };
}

/** Second-factor methods of the identity client, in memory. */
export function createFakeMfa(state: FakeSecondFactors, answer: Answer) {
  const refuseOr = async <Data>(name: string, input: unknown, data: () => Data) => {
    const { error } = await answer(name, input);
    return error ? { data: null, error } : { data: data(), error: null };
  };
  /** Factor in setup, until it is verified. */
  let started = makeFactor('new-factor');
  const count = ({ factorId }: { factorId: string }) => {
    state.owesFactor = false;
    if (!state.factors.some(({ id }) => id === factorId)) state.factors.push(started);
    return {};
  };
  return {
    listFactors: async () => ({ data: { all: state.factors }, error: null }),
    getAuthenticatorAssuranceLevel: async () => ({
      data: {
        currentLevel: state.owesFactor || state.factors.length === 0 ? 'aal1' : 'aal2',
        nextLevel: state.factors.length > 0 ? 'aal2' : 'aal1',
      },
      error: null,
    }),
    enroll: (input: { factorType: Factor['factor_type']; phone?: string }) =>
      refuseOr('enroll', input, () => {
        const phone = input.phone?.replace(/\D/g, '');
        started = makeFactor('new-factor', { factor_type: input.factorType, ...(phone && { phone }) });
        return {
          id: 'new-factor',
          phone,
          totp: {
            qr_code: 'data:image/svg+xml;utf-8,<svg/>',
            secret: 'JBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/x',
          },
        };
      }),
    challenge: (input: { factorId: string }) => refuseOr('challenge', input, () => ({ id: 'question' })),
    verify: (input: { factorId: string }) => refuseOr('verify', input, () => count(input)),
    challengeAndVerify: (input: { factorId: string }) =>
      refuseOr('challengeAndVerify', input, () => count(input)),
    webauthn: {
      register: (input: unknown) =>
        refuseOr('register', input, () => {
          started = makeFactor('new-factor', { factor_type: 'webauthn' });
          return count({ factorId: 'new-factor' });
        }),
      authenticate: (input: { factorId: string }) => refuseOr('authenticate', input, () => count(input)),
    },
    unenroll: (input: { factorId: string }) =>
      refuseOr('unenroll', input, () => {
        state.factors = state.factors.filter(({ id }) => id !== input.factorId);
        return { id: input.factorId };
      }),
  };
}
