import type { SearchIntent } from '@keydence/domain';
import type { WorldKeyword } from './list-keywords.ts';
import { hashText } from './random.ts';
import type { SampleSite, SiteKind } from './sites.ts';
import type { Language } from './topic.ts';

/** The page of a site that answers a search. */
export interface PageTexts {
  url: string;
  title: string;
  description: string;
}

type Purpose = Exclude<SearchIntent, 'navigational'>;

const sections: Record<Language, Record<SiteKind, Record<Purpose, string>>> = {
  en: {
    shop: { transactional: 'shop', commercial: 'picks', informational: 'guides' },
    magazine: { transactional: 'deals', commercial: 'reviews', informational: 'guides' },
    software: { transactional: 'pricing', commercial: 'product', informational: 'blog' },
    installer: { transactional: 'prices', commercial: 'services', informational: 'advice' },
  },
  de: {
    shop: { transactional: 'shop', commercial: 'vergleich', informational: 'ratgeber' },
    magazine: { transactional: 'angebote', commercial: 'test', informational: 'ratgeber' },
    software: { transactional: 'preise', commercial: 'produkt', informational: 'blog' },
    installer: { transactional: 'preise', commercial: 'leistungen', informational: 'ratgeber' },
  },
  fr: {
    shop: { transactional: 'boutique', commercial: 'selection', informational: 'guides' },
    magazine: { transactional: 'bons-plans', commercial: 'tests', informational: 'guides' },
    software: { transactional: 'tarifs', commercial: 'produit', informational: 'blog' },
    installer: { transactional: 'prix', commercial: 'services', informational: 'conseils' },
  },
};

// Title and description; `~` stands for the subject.
const wordings: Record<Language, Record<Purpose, readonly [string, string]>> = {
  en: {
    transactional: ['~: prices and options', 'Compare prices and options for ~ and choose what suits you.'],
    commercial: ['~: our picks compared', 'What to look for, what to avoid, and which ~ we recommend.'],
    informational: ['~: the complete guide', 'Everything worth knowing about ~, step by step.'],
  },
  de: {
    transactional: ['~: Preise und Auswahl', 'Preise und Auswahl zu ~ im Überblick.'],
    commercial: ['~ im Vergleich', 'Worauf es bei ~ ankommt und was wir empfehlen.'],
    informational: ['~: der große Ratgeber', 'Alles Wissenswerte zu ~, Schritt für Schritt.'],
  },
  fr: {
    transactional: ['~ : prix et choix', 'Comparez les prix et les options : ~.'],
    commercial: ['~ : notre comparatif', 'Critères, pièges et conseils pour bien choisir : ~.'],
    informational: ['~ : le guide complet', 'Tout savoir, étape par étape : ~.'],
  },
};

/**
 * The page with which a site answers a search. Searches of one subject and purpose share a page; about half of the
 * questions have an article of their own, the others are answered by the topic's guide.
 */
export function describePage(site: SampleSite, keyword: WorldKeyword, language: Language): PageTexts {
  const home = `https://www.${site.domainName}`;
  if (keyword.brandOf === site.domainName && keyword.intent === 'navigational') {
    return {
      url: `${home}/`,
      title: `${site.title} | ${site.valueProp.replace(/\.$/, '')}`,
      description: site.valueProp,
    };
  }
  const purpose = keyword.intent === 'navigational' ? 'commercial' : keyword.intent;
  const section = sections[language][site.kind][purpose];
  if (keyword.isQuestion && hashText(`${site.domainName}|${keyword.text}`) % 2 === 0) {
    const title = `${capitalise(keyword.text)}${keyword.intent === 'informational' ? questionMark(language) : ''}`;
    const description = wordings[language][purpose][1].replace('~', subjectIn(keyword.subject, language));
    return {
      url: `${home}/${section}/${slugOf(keyword.text)}`,
      title: `${title} | ${site.title}`,
      description,
    };
  }
  const subject = purpose === 'informational' ? (keyword.topic?.name ?? keyword.subject) : keyword.subject;
  const [title, description] = wordings[language][purpose];
  return {
    url: `${home}/${section}/${slugOf(subject)}`,
    title: `${title.replace('~', capitalise(subject))} | ${site.title}`,
    description: description.replace('~', subjectIn(subject, language)),
  };
}

/** The form that a text takes in an address: ASCII, hyphens, German umlauts written out. */
export function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function subjectIn(subject: string, language: Language): string {
  return language === 'de' ? capitalise(subject) : subject.charAt(0).toLowerCase() + subject.slice(1);
}

function questionMark(language: Language): string {
  return language === 'fr' ? ' ?' : '?';
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
