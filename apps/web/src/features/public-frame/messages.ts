/** Texts of the frame of every public page. */
export const frameMessages = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  features: 'Features',
  howItWorks: 'How it Works',
  pricing: 'Pricing',
  faq: 'FAQ',
  signIn: 'Sign in',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  blurb:
    'Keyword strategies, competitor gaps and content plans for the websites you track, again every two weeks. On your own server, and honest about where each number comes from.',
  quickLinks: 'Quick Links',
  getStarted: 'Get Started',
  reviews: 'Reviews',
  support: 'Support',
  privacy: 'Privacy Policy',
  terms: 'Terms of Use',
  supportMail: 'Support',
  inquiriesMail: 'General Inquiries',
  tellColleague: 'Tell a colleague',
  licence: 'Open source under the MIT license.',
} as const;

/** Label of the header's button for signed-in users; the prerendered page has no session. */
export const dashboardLabel = 'Dashboard';
