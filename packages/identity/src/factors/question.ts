import type { UserRow } from '../session-store.ts';
import type { FactorRow } from './factor-view.ts';
import type { KeyQuestion } from './security-key.ts';

export interface ChallengeInput {
  factorId: string;
  ip: string;
  /** Delivery channel for a phone's code; the default is a text message. */
  channel: string | undefined;
  /** The relying party that the page names for a security key: it must be ours. */
  rpId: string | undefined;
}

export interface ChallengeView {
  id: string;
  type: string;
  /** Unix seconds. */
  expires_at: number;
  webauthn?: KeyQuestion;
}

export interface Asked {
  factor: FactorRow;
  user: UserRow;
  input: ChallengeInput;
}

/** Fields that a factor type adds to a challenge. */
export interface Question {
  /**
   * The code or signed text that is valid for this challenge only; an authenticator app derives its
   * own.
   */
  code?: string;
  view?: Pick<ChallengeView, 'webauthn'>;
  /** Delivers the code after it is stored. */
  send?: () => Promise<void>;
}
