import type { Language } from '../language.ts';
import { wordsOf } from '../language.ts';
import { defineLanguage, withEndings } from './define-language.ts';
import * as everyday from './french-everyday-words.ts';
import * as general from './french-general-words.ts';
import * as topic from './french-topic-words.ts';
import { frenchAdjectives, frenchNouns, frenchSmall, frenchStems, frenchVerbs } from './french-words.ts';

const stems = [
  ...new Set([
    ...wordsOf(frenchStems),
    ...[...wordsOf(general.er, topic.er, everyday.er)].map((verb) => verb.replace(/er$/, '')),
  ]),
];
/** Stems of the second group: "finir" → "finissez". */
const second = [...wordsOf(general.ir, topic.ir, everyday.ir)].map((verb) => verb.replace(/ir$/, ''));
/** "rédiger" → "rédigeons", "placer" → "plaçons", "compléter" → "complète", "nettoyer" → "nettoie". */
function strong(stem: string): string[] {
  if (stem.endsWith('g')) return [`${stem}eons`, `${stem}eant`];
  if (stem.endsWith('c')) return [`${stem.slice(0, -1)}çons`, `${stem.slice(0, -1)}çant`];
  const accented = stem.replace(/[eé](?=[^aeiouéè]{1,2}$)/, 'è');
  const voiced = accented === stem ? stem.replace(/y$/, 'i') : accented;
  return voiced === stem ? [] : [`${voiced}e`, `${voiced}ent`, `${voiced}es`];
}
/** Feminines and plurals of adjectives: "actif" → "active", "précieux" → "précieuse", "naturel" → "naturelle". */
function feminine(word: string): string[] {
  const form = word
    .replace(/f$/, 've')
    .replace(/eux$/, 'euse')
    .replace(/er$/, 'ère')
    .replace(/teur$/, 'trice')
    .replace(/([ln])$/, '$1$1e');
  const plural = word.endsWith('al') ? [`${word.slice(0, -1)}ux`] : [];
  return form === word ? plural : [form, `${form}s`, ...plural];
}
const advice = [
  ...stems.flatMap((stem) => [`${stem}er`, `${stem}e`, `${stem}es`, `${stem}ez`, `${stem}ons`]),
  ...second.flatMap((stem) => [`${stem}ir`, `${stem}is`, `${stem}issez`, `${stem}issons`]),
  ...wordsOf(frenchVerbs),
];

const things = [
  ...[...wordsOf(general.adjectives, topic.adjectives, everyday.adjectives)].flatMap(feminine),
  ...withEndings(`${frenchNouns} ${general.nouns} ${topic.nouns} ${everyday.nouns}`, 's', 'x'),
  ...withEndings(
    `${frenchAdjectives} ${general.adjectives} ${topic.adjectives} ${everyday.adjectives}`,
    'e',
    's',
    'es',
  ),
];

export const french: Language = defineLanguage({
  code: 'fr',
  locale: 'fr-FR',
  advice,
  states: [
    ...stems.flatMap((stem) => [`${stem}e`, `${stem}ent`, ...strong(stem)]),
    ...second.flatMap((stem) => [`${stem}it`, `${stem}issent`]),
  ],
  words: [
    ...stems.flatMap((stem) => ['ant', 'é', 'ée', 'és', 'ées'].map((ending) => stem + ending)),
    ...second.flatMap((stem) => ['issant', 'i', 'ie', 'is', 'ies'].map((ending) => stem + ending)),
    ...wordsOf(general.verbs, general.small, topic.small, everyday.small),
    ...things,
    ...wordsOf(frenchSmall),
  ],
  small: wordsOf(frenchSmall),
  things,
  acronyms: 'FAQ URL HTML SEO PDF IA CTA',
  directed:
    'améliorer améliorez améliore augmenter augmentez augmente accroître accroissez hisser hissez hisse monter montez remonter remontez élever élevez',
  also: `et ou mais puis aussi donc alors ensuite toujours jamais ne pas n d abord enfin surtout également simplement bien s y`,
  finite:
    'est sont a ont fait font va vont vient reste restent donne occupe occupent figure figurent compte comptent arrive apparaît apparaissent appartient se',
  sayings: `dit disent montre montrent prouve prouvent confirme confirment recommande recommandent conseille conseillent affirme affirment pense pensent veut veulent souhaite souhaitent préfère préfèrent aime aiment sait savent attend attendent`,
  actors: `concurrent concurrents concurrence rival rivaux lecteur lecteurs lectrices utilisateur utilisateurs internaute internautes client clients acheteur acheteurs visiteur visiteurs gens personnes personne marché secteur équipe entreprise entreprises
boutique boutiques site sites marque marques moteur moteurs vous nous ils elles il elle on cela ce ça qui page pages article contenu contenus guide mot-clé mots-clés terme thème sujet demande recherche recherches intérêt requête requêtes données expérience tests analyse avis source sources auteurs rédaction fabricant fabricants vendeurs`,
  bareActors: 'vous nous ils elles il elle on cela ce ça',
  lead: `le la les l un une des du de ce cet cette ces vos votre nos notre leur leurs son sa ses et mais ou car parce que qu donc aussi encore déjà aujourd hui maintenant autre autres principal principaux nouveau nouvelle nouveaux certains moteurs`,
  after:
    'de du des d à au aux en sur dans pour par avec sans chez entre qui que qu dont où et ou comme vers selon peuvent peut doit doivent devrait devraient',
  modals:
    'peut peuvent pouvez pourrait pourraient pourrez doit doivent devez devrait devraient devriez faut mérite méritent',
  conditions: 'si s lorsque lorsqu quand dès afin jusqu jusque pour',
  joins: 'et mais ou',
  to: '',
  relative:
    'ce que qu qui quoi dont où quel quelle quels quelles comment pourquoi lequel laquelle auquel aide aident permet permettent',
  keeping:
    'protéger protégez protège acquis acquise garder gardez garde conserver conservez conserve rester reste restez restent maintenir maintenez maintient déjà encore toujours défendre défendez',
  ours: 'vous nous il elle cela ce page pages site article contenu guide mot-clé mots-clés terme thème sujet demande recherche recherches intérêt requête requêtes',
  negations: 'ne n pas jamais aucun aucune sans ni rien personne non',
  amounts: `deux trois quatre cinq six sept huit neuf dix onze douze plusieurs quelques chaque tout tous toute toutes premier première premiers premières deuxième second seconde troisième prochain prochaine`,
  one: 'un une',
  of: 'de des du d sur',
  work: `phrase phrases paragraphe paragraphes section sections titre titres sous-titre sous-titres exemple exemples étape étapes question questions page pages image images photo photos lien liens ligne lignes tableau tableaux liste listes mot mots point points semaine semaines mois mot-clé mots-clés
sujet sujets thème thèmes option options raison raisons conseil conseils idée idées format formats article articles guide guides partie parties variante variantes groupe groupes jour jours heure heures version versions produit produits modèle modèles critère critères erreur erreurs réponse réponses vidéo vidéos modification ébauche ingrédient ingrédients réglage réglages
élément éléments détail détails taille tailles prix résultat résultats requête coup lecture source sources fois rédacteur rédactrice`,
  comparatives: 'plus mieux moins meilleur meilleure meilleurs meilleures',
  measured:
    'visites visiteurs clic clics recherches trafic rang rangs position positions place places ventes revenu clients lecteurs mots-clés part visibilité',
  than: 'que qu',
  superlative: /(?:^| |')(?:le|la|les|l|du|des|au|aux) ?'?(?:plus|moins|mieux|meilleure?s?)(?= )/,
  up: 'augmente augmentent augmenté progresse progressent progressé croît croissent grimpe grimpent grimpé hausse croissance gagne gagnent gagné monte montent monté progression',
  down: 'baisse baissent baissé diminue diminuent diminué recule reculent reculé chute chutent chuté perd perdent perdu recul déclin diminution',
  upBeside: 'plus',
  downBeside: 'moins',
  demand: 'demande intérêt recherches recherche requêtes tendance',
  otherMeasures:
    'visites visiteurs clic clics trafic position positions rang place classement ventes visibilité difficulté',
  otherPeriods: 'jour jours semaine semaines an ans année années heure heures quotidien',
  you: 'vous nous votre vos notre nos',
  bounds: 'plus moins presque près jusqu sous dessus',
  phrases: [
    ['averagePosition', 'position moyenne(?: de| est de|:)? #'],
    ['averageDifficulty', 'difficulté moyenne(?: de| est de|:)? #(?:<h>)?'],
    ['difficulty', '(?:score de )?difficulté(?: de| est de|:)? #(?:<h>)?'],
    ['position', '(?:position|rang|place)(?: n°)? ?#'],
    ['position', '#e (?:position|place|rang)'],
    ['searches', '# (?:recherches|requêtes)(?: mensuelles)?(?: par mois)?'],
    ['searches', 'volume de recherche(?: mensuel)?(?: de| est de|:)? #(?: par mois)?'],
    ['searches', '(?:recherché|cherché)e? # fois par mois'],
    ['overlap', '% de (?:vos|nos) mots-clés'],
    ['paidKeywords', '# mots-clés payants'],
    ['visits', '# (?:visites|visiteurs)(?: estimée?s)?(?: par mois| mensuelles)?(?: estimée?s)?'],
    ['top3', '# (?:de vos )?mots-clés (?:sont |figurent )?dans <b3>'],
    ['visibility', 'visibilité(?: de| est de|:)? %'],
    ['keywords', '# mots-clés(?: positionnés| organiques)?'],
  ],
  bands: [
    ['(?:le |les )?top[ -](?:3|trois)|les trois premiers résultats', 3],
    [
      '(?:les |des |aux )?(?:trois premi(?:ers|ères)|premi(?:ers|ères) trois) (?:places|positions|rangs|résultats)|trio de tête|podium',
      3,
    ],
    [
      '(?:les |des |aux )?(?:(?:dix|10) premi(?:ers|ères)|premi(?:ers|ères) (?:dix|10))(?: résultats| positions| places| rangs)?',
      10,
    ],
    ['(?:le |les )?top[ -](?:5|cinq)', 5],
    ['(?:le |les )?top[ -](?:100|cent)', 100],
    ['(?:le |les )?top[ -](?:10|dix)', 10],
    ['(?:le |les )?top[ -](?:20|vingt)', 20],
    ['(?:la )?première page(?: des résultats)?', 10],
    ['(?:la )?deuxième page(?: des résultats)?', 20],
    ['(?:la |le |en )?premi(?:ère|er) (?:place|position|rang)', 1],
  ],
  periods: [
    ['(?:en|sur|pendant) (?:les )?(?:trois|3) (?:derniers )?mois', 3],
    ['(?:en|sur) (?:les )?(?:douze|12) (?:derniers )?mois|(?:en|sur) un an', 12],
    ['(?:en|sur) un mois', 1],
  ],
  templates: {
    position: 'la position #',
    searches: '# recherches par mois',
    difficulty: 'une difficulté de #/100',
    extraClicks: '# clics supplémentaires par mois',
    gapScore: 'un score d’écart de #',
    change: '#',
    keywords: '# mots-clés',
    visits: '# visites par mois (estimation)',
    paidKeywords: 'des annonces sur # mots-clés',
    gaps: '# mots-clés que vous ne couvrez pas',
    overlap: '# % de vos mots-clés',
    averagePosition: 'une position moyenne de #',
    averageSearches: '# recherches par mois en moyenne',
    averageDifficulty: 'une difficulté moyenne de #/100',
    visibility: 'une visibilité de # %',
    top3: '# mots-clés dans le top 3',
    positions4to10: '# mots-clés aux positions 4 à 10',
    positions21to50: '# mots-clés aux positions 21 à 50',
    beyond50: '# mots-clés au-delà de la position 50',
    rising: '# mots-clés en hausse sur trois mois',
    falling: '# mots-clés en baisse sur trois mois',
    newRanks: '# nouveaux classements',
    risenRanks: '# classements en hausse',
    fallenRanks: '# classements en baisse',
    lostRanks: '# classements perdus',
    previousPosition: 'auparavant position #',
    unranked: 'encore aucune de vos pages dans les résultats',
    clicks: '# clics',
    impressions: '# impressions',
    clickRate: 'un taux de clics de # %',
    costPerClick: 'un coût par clic de #',
    top10: '# mots-clés dans le top 10',
    sameRanks: '# positions inchangées',
  },
  changes: {
    up: 'des recherches en hausse de # %',
    down: 'des recherches en baisse de # %',
    none: 'des recherches stables',
    months: { 1: 'sur un mois', 3: 'sur trois mois', 12: 'sur douze mois' },
  },
  verbs: {
    at: 'est à',
    was: 'était à',
    within: 'est',
    brings: 'peut apporter',
    shows: 'affiche',
    has: 'a',
    lacks: 'n’a encore aucune de vos pages dans les résultats',
  },
  ranksFor: 'sur',
  and: 'et',
  within: 'dans le top #',
  against: 'contre # pour @',
  highest: 'la plus haute valeur sur #',
  lowest: 'la plus basse valeur sur #',
});
