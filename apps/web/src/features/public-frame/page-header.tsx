import { Brand } from './brand.tsx';
import { frameMessages as texts } from './messages.ts';

const menuId = 'site-menu';

interface PageHeaderProps {
  /** Prefix of landing page anchors: empty on the landing page, '/' elsewhere. */
  home: '' | '/';
}

/**
 * Top bar. Without scripts, a phone's menu opens as a popover; `islands/site-header.ts` opens it as a modal
 * dialog, blurs the bar once the page has scrolled, and detects a session.
 */
export function PageHeader({ home }: PageHeaderProps) {
  return (
    <header className="bar" data-island="header">
      <div className="wrap bar-row">
        <Brand />
        <nav className="bar-links" aria-label={texts.mainNavigation}>
          <SiteLinks home={home} />
        </nav>
        <AccountLink className="button button-quiet bar-account" />
        <button
          type="button"
          className="icon-button bar-menu"
          aria-label={texts.openMenu}
          aria-haspopup="dialog"
          popoverTarget={menuId}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M3 7h18M3 12h18M3 17h11" />
          </svg>
        </button>
      </div>
      <dialog id={menuId} className="menu" aria-label={texts.menu} popover="auto">
        <div className="menu-top">
          <Brand />
          <button
            type="button"
            className="icon-button"
            aria-label={texts.closeMenu}
            popoverTarget={menuId}
            popoverTargetAction="hide"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m5 5 14 14M19 5 5 19" />
            </svg>
          </button>
        </div>
        <nav className="menu-links" aria-label={texts.menu}>
          <SiteLinks home={home} />
        </nav>
        <AccountLink className="button menu-account" />
      </dialog>
    </header>
  );
}

function SiteLinks({ home }: PageHeaderProps) {
  return (
    <>
      <a href={`${home}#keyword-analysis-section`}>{texts.features}</a>
      <a href={`${home}#how-it-works-section`}>{texts.howItWorks}</a>
      <a href={`${home}#pricing`}>{texts.pricing}</a>
      <a href={`${home}#faq-section`}>{texts.faq}</a>
    </>
  );
}

function AccountLink({ className }: { className: string }) {
  return (
    <a className={className} href="/signin" data-account>
      {texts.signIn}
    </a>
  );
}
