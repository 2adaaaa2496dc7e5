import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const periodSeconds = 30;

export interface NewTotp {
  /** Base32, for manual entry in an authenticator app. */
  secret: string;
  /** The same secret as a URI that an authenticator app opens. */
  uri: string;
  /** The URI as a QR code. */
  qrCode: string;
}

/**
 * A new secret for an authenticator app: SHA-1, six digits, 30 seconds, which every app supports.
 */
export function createTotp(labels: { issuer: string; label: string }): NewTotp {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...labels, secret, digits: 6, period: periodSeconds }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri) };
}

/** The time step that the code matches, from the previous to the next one; null if none. */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
