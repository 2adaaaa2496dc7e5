import { Secret, TOTP } from 'otpauth';
import { renderSVG } from 'uqr';

const periodSeconds = 30;

export interface NewTotp {
  /** Base32, for typing into an authenticator app. */
  secret: string;
  /** The same as an address that such an app opens. */
  uri: string;
  /** The address as a picture for a camera. */
  qrCode: string;
}

/** A new secret for an authenticator app: SHA-1, six digits, 30 seconds, as every such app reads it. */
export function createTotp(labels: { issuer: string; label: string }): NewTotp {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ ...labels, secret, digits: 6, period: periodSeconds }).toString();
  return { secret: secret.base32, uri, qrCode: renderSVG(uri) };
}

/** The time step for which the code is right, the ones beside now included; null when it is for none. */
export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({ secret: Secret.fromBase32(secret), digits: 6, period: periodSeconds });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, window: 1, timestamp });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}
