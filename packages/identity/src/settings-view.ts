import type { IdentityContext } from './context.ts';

/** Settings for the public client, the response of `GET /settings`. */
export interface SettingsView {
  external: Record<string, boolean>;
  disable_signup: boolean;
  mailer_autoconfirm: boolean;
  phone_autoconfirm: boolean;
  sms_provider: string;
  saml_enabled: boolean;
}

export function viewSettings({ settings, sms }: Pick<IdentityContext, 'settings' | 'sms'>): SettingsView {
  return {
    external: {
      ...Object.fromEntries(settings.oidcProviders.map(({ name }) => [name, true])),
      email: true,
      phone: settings.phone,
      anonymous_users: settings.anonymous,
    },
    disable_signup: !settings.signUp,
    mailer_autoconfirm: settings.autoconfirmEmail,
    phone_autoconfirm: settings.autoconfirmPhone,
    sms_provider: settings.phone ? sms.provider : '',
    saml_enabled: settings.samlProviders.length > 0,
  };
}
