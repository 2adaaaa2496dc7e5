import type { FigureWords } from './figure-words.ts';

export const french: FigureWords = {
  labels: [
    ['averagePosition', 'position moyenne|rang moyen'],
    ['difficulty', 'difficulté'],
    ['clickRate', 'taux de clics?|ctr|taux'],
    ['costPerClick', 'cpc|coût par clic|prix du clic|clic coûte|par clic|le clic'],
    ['position', 'positions?|rangs?|places?|numéro|classe|classée?'],
    ['change', 'tendance'],
  ],
  counts: [
    ['impressions', 'impressions?|affichages?'],
    ['clicks', 'clics?'],
    ['searches', 'recherches?|volume|requêtes|fois'],
    ['visits', 'visites?|visiteurs?'],
    ['gaps', 'lacunes?'],
    ['paidKeywords', 'mots-clés payants'],
    ['keywords', 'mots-clés?|mots clés?|termes'],
  ],
  places: 'places?|positions?|rangs?|crans?|échelons?',
  from: 'de|du|depuis',
  to: 'à|au|aux|vers',
  before: 'avant|précédent[es]?|précédemment|auparavant|était|étions|avait',
  now: "aujourd'hui|désormais|maintenant|est",
  up: "gagn(?:e|ent|é|ée|ons|ant)|gains?|progress(?:e|ent|é|ons|ant|ion)|mont(?:e|ent|é|ée|ons|ant)|remont(?:e|ent|é|ée|ons)|augment(?:e|ent|é|ation|ant)|hausse|croissance|cro[iî](?:t|ssent)|crû|grimp(?:e|ent|é|ée|ons)|bondi(?:t|s|ssent)?|amélior(?:e|ent|é|ée|és|ation)|avanc(?:e|ent|é|ée)|meilleure?|prend|pris|accroît|s'accroît|élev(?:e|é)",
  down: 'perd(?:ent|u|ue|ons|ant)?|perte|recul(?:e|ent|é|ons)?|baiss(?:e|ent|é|ant)|diminu(?:e|ent|é|tion)|chut(?:e|ent|é)|tomb(?:e|ent|é|ée|ons)|descend(?:ent|u|ue|ons)?|descente|fléchi(?:t|ssent)?|cèd(?:e|ent)|cédé|dégrad(?:e|ent|é|ée|és)|rétrograd(?:e|ent|é|ée)|régress(?:e|ent|é|ion)|repli|gliss(?:e|ent|é|ée)|moins bon(?:ne)?|détérior(?:e|ent|é)',
  same: 'inchangée?s?|n.ont pas bougé|stables?|sans changement|constante?s?',
  ahead:
    'devan(?:ce|cent|çons|cé)|devant|précèd(?:e|ent)|précédons|au-dessus de|avant|dépass(?:e|ent|ons)|surpass(?:e|ent|ons)|mieux que',
  behind: 'derrière|au-dessous de|après|en dessous de',
  most: "(?:avec )?le plus de (?=clics|recherches|impressions)|(?:le|la|les) plus (?:de |d'|élevée?s?|recherchée?s?|cliquée?s?|difficiles?|chère?s?|consultée?s?)|en tête (?:de nos |des |de )?(?:mots-clés|requêtes|termes|liste)?(?: suivis| du rapport)?|plus que (?:tout|toute) autre(?: mot-clé| requête| terme)?|record",
  least:
    "(?:le|la|les) moins (?:de |d'|élevée?s?|recherchée?s?|difficiles?|chère?s?)|(?:le|la) plus (?:faible|bas|basse|facile)|la plus petite?",
  us: 'nous|notre|nos|vous|votre|vos|page|site|guide|boutique|clinique|cabinet|article',
  toUs: 'nous|vous',
  keywords: 'mots-clés?|mots clés?|termes|requêtes',
  outOf: 'sur|des|sur les|de nos',
  versus: 'contre|face à|versus',
  one: 'une?|seule?',
  numbers:
    'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  ordinals:
    'premi(?:er|ère)s? deuxièmes?|seconde?s? troisièmes? quatrièmes? cinquièmes? sixièmes? septièmes? huitièmes? neuvièmes? dixièmes? onzièmes? douzièmes? treizièmes? quatorzièmes? quinzièmes? seizièmes? dix-septièmes? dix-huitièmes? dix-neuvièmes? vingtièmes? vingt et unièmes? vingt-deuxièmes? vingt-troisièmes?',
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  free: `a ont avons recueilli recueille recueillent enregistre enregistré obtient obtenu compte comptait cumule cumulé totalise totalisé génère généré attire attiré reçoit reçu récolte récolté affiche affichent affiché présente présentent tient tiennent tenons occupe occupent occupons se classe classent classons figure figurent
apparaît arrive arrivent est sont étais était étaient passe passent passé passée passons pour par avec sur dans de du des d le la les l un une et ou mais tandis que alors au aux à en y sa son ses notre nos désormais rapport précédent précédente période mensuel mensuelle mensuels mensuelles mois chaque demande intérêt recherche
recherches volume tendance clic clics coûte coûtent coût gratuit rien annonceur annonceurs paient payent paie organique naturelle naturel visite visites entre premières positions résultats suivis suivies parmi seulement encore déjà aujourd hui aussi ainsi comme taux environ nom marque propre reste restent restons maintient terrain sommes sont pointe pointent retrouve porté portée conserve conservons garde soit égal pourcentage suggère invite`,
};
