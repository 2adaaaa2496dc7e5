import type { Grammar } from './grammar.ts';

export const french: Grammar = {
  ask: 'comment|ce que|ce qu|quel(?:le)?s?|quand|où|combien|qui|que|qu|quoi|à qui|(?:à|de|avec|dans|pour|par) quel(?:le)?s?',
  way: 'comment',
  verbs:
    'est|sont|faut|peut|peuvent|doit|doivent|convien(?:t|nent)|coûte(?:nt)?|dure(?:nt)?|compren(?:d|nent)|contien(?:t|nent)|inclu(?:t|ent)|ser(?:t|vent)|va|vont|faire|suffit|signifie|passe(?:nt)?|fonctionne(?:nt)?|vérifie|décide|valide|devient|connaît|connaissent|aide(?:nt)?|goût|manque(?:nt)?|change(?:nt)?|influence|accepte|reste|propose|dessert',
  reader: '\\p{L}{2,}(?:er|ir|re|oir)|vous|on|je|mon|ma|mes|votre|vos|y|il|elle|ils|elles|lecteur',
  polar: "peut-on|peut-il|faut-il|doit-on|est-ce qu[e']?|puis-je|dois-je|est-il|est-elle|y a-t-il",
  why: 'pourquoi',
  told: /\p{L}/u,
  mine: 'mon|ma|mes|notre|nos',
  state:
    /^pourquoi (?:il|elle|ils|elles|cela|c) |^pourquoi (?:le |la |l )?\p{L}+ (?:est|devient|reste) \p{L}+$/u,
  definite: 'l|le|la|les',
  indefinite: 'une?',
  yours: 'votre|vos|notre|nos',
  inquiry: 'comment|ce que|ce qu|ce qui|quel(?:le)?s?|combien|si',
  behind:
    /(?<!\p{L})(\p{L}{1,40}),? (?:qui|que|qu)(?: n)?(?: (?:la|le|les|l|il|elle|ils|elles|se|s))? (\p{L}{1,40})/gu,
  noNoun:
    'pour|afin|bien|vérifiez|vérifier|assurez|sorte|ce|à|dès|lors|plutôt|contrôlez|contrôler|et|ou|ainsi|dire|dites|pas|plus|même|autre|tant|pendant|après|avant|veillez|faites|façon|manière|laissez|indiquez|précisez|demandez|attendez|attendre|montrez|un|une|celui|celle|ceux|celles|quelqu|personne',
  reasons:
    /(?<!\p{L})(?:parce que|parce qu|puisque|puisqu|maintenant que|avant que (?!la page|vous)|depuis \p{L}+ (?:générations|ans|siècles))(?!\p{L})|, car /u,
  events:
    'hausse|baisse|montée|croissance|déclin|essor|boom|disparition|pénurie|manque de|nombre (?:croissant|de (?:plaintes|clients))|majorité|part de|vague|afflux|ruée|succès|échecs?|renommée|popularité|réputation|confiance|fidélité|engouement|conclusions|enquêtes?|sondages?|études?|recherches?|science|preuves?|éloges?|récompenses?|médailles?|secrets?|vérité|raisons?|mythes?|scandale|crise|procès|plaintes?|pertes?|profits?|ventes|réservations|chiffre d|fortune|rivaux|rival|rivale|concurrence|experts?|spécialistes|professionnels|connaisseurs|maîtres?|champions?|leaders?|tradition|patrimoine|avenir|ère|rêves?|amour|passion|adeptes|centaines|milliers|dizaines|millions|équivalent|égal|pour la vie|toute la vie|faite?s? (?:à la )?main|à quelle vitesse|(?:les|des) nombreux|(?:les|des) nombreuses|état pur|devenue?s?',
  needs: 'faut|tient|tiennent|connaît|connaissent|convien(?:t|nent)|va|vont|est|sont|a|ont|peut|peuvent|doit',
  which: 'quel(?:le)?s?',
  makes:
    /^(?:transformez|convertissez|faites de) (?:(?:les|vos|des) )?(?:visiteurs|lecteurs|clients)(?!\p{L})|(?<!\p{L})mérit(?:e|ent) (?:le|la|l|les) /u,
  from: 'du|de|d|des',
  relative:
    /(?<!(?:^| )(?:ce|lo|ciò|quello)) (?:qui|que|dont|qu)(?: (?:tout|les|la|le|l|s|se|on|nous|vous))* (\p{L}+)/u,
  aspects:
    'réponses?|étapes?|outils?|matériel|matériaux|ingrédients?|prix|tarifs?|coûts?|frais|tailles?|poids|différences?|choix|questions?|guides?|manuel|fiche|aide-mémoire|listes?|tableaux?|cartes?|plan|tutoriels?|aperçu|résumé|exemples?|modèles?|glossaire|erreurs?|avantages|inconvénients|bases|parties?|types?|sortes?|ordre|position|pages?|routine|soins?|entretien|effets?|influence|déroulement|horaires?|dates?|règles?|documents?|conditions|options?|alternatives?|causes?|remèdes?|solutions?|vidéo|photos?|faq|formulaire|calculateur|recette|schéma|dessin|impact|durée|lexique',
  traits:
    'courte?s?|petite?s?|grande?s?|nouveaux?|nouvelles?|bonne?s?|adaptée?s?|fréquente?s?|courante?s?|habituel(?:le)?s?|simples?|pratiques?|imprimables?|claire?s?|rapides?|utiles?|typiques?|principa(?:l|le|ux|les)|prochaine?s?|différente?s?|propres?|complets?|complètes?|importante?s?|nécessaires?|comparatif',
  links: 'pour|et|ou|de|d|du|des|à|au|aux|avec|en|dans|sur|pendant|qui|entre|avant|par|l|pas',
  participle: /^\p{L}{3,}(?:é|ée|és|ées|ie|ue|ues)$/u,
  done: 'liée?s?|améliorée?s?|illustrée?s?|intégrée?s?|imprimée?s?|adaptée?s?|détaillée?s?|partagée?s?|expliquée?s?|comparée?s?|téléchargée?s?|marché|clés?|clé|santé|qualité|durée|idée|idées|entrée|poignée|année|journée|matinée|soirée|sortie|partie|parties|vue|rue|revue|tenue|étendue|café|thé|pavé|canapé|congé|série|galerie|batterie|copie|catégorie|énergie|bougie|pluie|vie|librairie|poterie|menuiserie|boulangerie|céramique|humidité|acidité|intensité|quantité|sécurité|visibilité|capacité|variété|beauté|côté|été|blé|pâté|traité|fusée|cheminée|dictée|durées',
  action: /^(?:bien |mieux |se |s |ne pas )?\p{L}{2,}(?:er|ir|re|oir|ez)(?!\p{L})/u,
  since: 'avant|depuis|jusqu|dès|tandis|pendant que|parce|puisque|maintenant|alors|désormais|lorsque',
  without: 'sans|malgré|au-delà',
  presumes:
    'chaque|chacun|tous|toutes|tout le monde|personne|nul|encore|déjà|toujours|jamais|vraiment|enfin|de nouveau|soudain|désormais|changent|-ils|-elles|idéale?s?|bientôt|toute',
  insinuates: /^(?:votre|vos) |^et si |(?:ent|ont) (?:t )?(?:ils|elles)(?!\p{L})|-(?:ils|elles)/u,
  costs: /^quel(?:le)?s? (?:\p{L}+ ){1,3}?coûte(?:nt)?(?!\p{L})/u,
  speech:
    'cit(?:ez|er)|convain\\p{L}*|persuad\\p{L}*|prouv(?:ez|er)|promet\\p{L}*|rappel(?:ez|er)|vant(?:ez|er)|affirm(?:ez|er)|remerci\\p{L}*',
  telling: '(?:avertissez|alertez|prévenez)(?: (?:sur|de|d))?',
  steps: 'étape par étape|pas à pas|d un coup d œil',
};
