import type { SiteMark } from '@keydence/domain';
import type { SiteSettings } from '../site-env.ts';
import { writeSocialLinks } from './social-links.ts';

export type SiteValues = Record<Exclude<SiteMark, 'path'>, string>;

const contactSection = '/privacy#contact';

/** Value of each mark of a public page: the operator's setting, or an obvious placeholder. */
export function readSiteValues(settings: SiteSettings): SiteValues {
  const { SUPPORT_EMAIL, INQUIRIES_EMAIL } = settings;
  return {
    publicUrl: settings.PUBLIC_URL,
    operatorName: settings.OPERATOR_NAME ?? '[name of the operator]',
    operatorAddress: settings.OPERATOR_ADDRESS ?? '[postal address of the operator]',
    jurisdiction: settings.OPERATOR_JURISDICTION ?? '[jurisdiction of the operator]',
    supportEmail: SUPPORT_EMAIL ?? '[e-mail address for support]',
    inquiriesEmail: INQUIRIES_EMAIL ?? '[e-mail address for general inquiries]',
    supportHref: SUPPORT_EMAIL ? `mailto:${SUPPORT_EMAIL}` : contactSection,
    inquiriesHref: INQUIRIES_EMAIL ? `mailto:${INQUIRIES_EMAIL}` : contactSection,
    socialLinks: writeSocialLinks(settings.SOCIAL_LINKS ?? []),
    events: settings.ANALYTICS_URL ? 'on' : 'off',
  };
}
