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

/** Purpose of a page; `template` offers a file to copy, `brand` reviews another company's offer. */
type Purpose = 'transactional' | 'commercial' | 'informational';
type Wording = Purpose | 'template' | 'brand';

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

// Title and description; `~` is replaced by the subject.
const wordings: Record<Language, Record<Wording, readonly [string, string]>> = {
  en: {
    transactional: ['~: prices and options', 'Current prices, options and delivery times: ~.'],
    commercial: ['~: our picks compared', 'What to look for, what to avoid, and which ~ we recommend.'],
    informational: ['~: the complete guide', 'Everything worth knowing about ~, step by step.'],
    template: ['~: free to copy', 'A ready-made ~ with instructions, free to copy and adapt.'],
    brand: ['~ review: range, prices and service', 'An independent look at ~.'],
  },
  de: {
    transactional: ['~: Preise und Auswahl', 'Aktuelle Preise, Auswahl und Lieferzeiten: ~.'],
    commercial: ['~ im Vergleich', 'Worauf es ankommt und was wir empfehlen: ~.'],
    informational: ['~: der große Ratgeber', 'Alles Wissenswerte, Schritt für Schritt: ~.'],
    template: ['~: kostenlose Vorlage', 'Eine fertige Vorlage zum Anpassen: ~.'],
    brand: ['~ im Test: Auswahl, Preise und Service', 'Ein unabhängiger Blick auf ~.'],
  },
  fr: {
    transactional: ['~ : prix et choix', 'Prix, options et délais de livraison : ~.'],
    commercial: ['~ : notre comparatif', 'Critères, pièges et conseils pour bien choisir : ~.'],
    informational: ['~ : le guide complet', 'Tout savoir, étape par étape : ~.'],
    template: ['~ : modèle gratuit', 'Un modèle prêt à adapter : ~.'],
    brand: ['~ : notre avis', 'Un regard indépendant sur ~ : choix, prix et service.'],
  },
};

/**
 * The page with which a site answers a search. Searches of one subject and purpose share a page; about half of the
 * questions have an article of their own, the others are answered by the topic's guide.
 */
export function describePage(site: SampleSite, keyword: WorldKeyword, language: Language): PageTexts {
  const home = `https://www.${site.domainName}`;
  const purpose = purposeOf(keyword);
  const section = `${home}/${sections[language][site.kind][purpose]}`;
  if (site.kind === 'software' && purpose === 'transactional' && !keyword.isQuestion) {
    return { url: section, title: `Plans and pricing | ${site.title}`, description: site.valueProp };
  }
  if (keyword.brandOf === site.domainName) {
    const title = `${site.title} | ${site.valueProp.replace(/\.$/, '')}`;
    return { url: `${home}/`, title, description: site.valueProp };
  }
  if (keyword.isQuestion && hashText(`${site.domainName}|${keyword.text}`) % 2 === 0) {
    return articlePage(section, { site, keyword, language, purpose });
  }
  if (keyword.topic === null)
    return sharedPage(section, { site, subject: keyword.subject, as: 'brand', language });
  if (keyword.topic.kind === 'template' && !keyword.isQuestion) {
    return sharedPage(`${home}/templates`, { site, subject: keyword.subject, as: 'template', language });
  }
  const subject = purpose === 'informational' ? keyword.topic.name : keyword.subject;
  return sharedPage(section, { site, subject, as: purpose, language });
}

function purposeOf({ topic, intent }: WorldKeyword): Purpose {
  // Subsidies, methods and races are not for sale here: their searches lead to the guide, whatever
  // the wording.
  if (topic?.kind === 'money' || topic?.kind === 'concept' || topic?.kind === 'event') return 'informational';
  return intent === 'navigational' ? 'commercial' : intent;
}

interface Article {
  site: SampleSite;
  keyword: WorldKeyword;
  language: Language;
  purpose: Purpose;
}

function articlePage(section: string, { site, keyword, language, purpose }: Article): PageTexts {
  const mark = asksInFull[language].test(keyword.text) ? (language === 'fr' ? ' ?' : '?') : '';
  return {
    url: `${section}/${slugOf(keyword.text)}`,
    title: `${capitalise(keyword.wording)}${mark} | ${site.title}`,
    description: wordings[language][purpose][1].replace('~', inSentence(keyword.subject, language)),
  };
}

interface Shared {
  site: SampleSite;
  subject: string;
  as: Wording;
  language: Language;
}

function sharedPage(section: string, { site, subject, as, language }: Shared): PageTexts {
  const [title, description] = wordings[language][as];
  const inText = as === 'brand' ? subject : inSentence(subject, language);
  return {
    url: `${section}/${slugOf(subject)}`,
    title: `${title.replace('~', capitalise(subject))} | ${site.title}`,
    description: description.replace('~', inText),
  };
}

const asksInFull: Record<Language, RegExp> = {
  en: /^(?:how|what|why|when|which|where|who|is|are|can|do|does|should)\b/,
  de: /^(?:wie|was|warum|wann|welche[rsn]?|wo|wer|wozu|ist|sind|kann|darf|muss|lohnt|gibt|braucht)\b/,
  fr: /^(?:comment|qu'est-ce|que|quelle?s?|pourquoi|quand|combien|où|faut-il|peut-on|à quoi|à partir|à quelle)\b/,
};

/** The form that a text takes in an address: ASCII, hyphens, German umlauts written out. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter] ?? 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** German nouns keep their capital in a sentence, elsewhere only names and acronyms do. */
function inSentence(subject: string, language: Language): string {
  if (language === 'de' || /^(?:French |[A-Z]{2})/.test(subject)) return subject;
  return subject.charAt(0).toLowerCase() + subject.slice(1);
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
