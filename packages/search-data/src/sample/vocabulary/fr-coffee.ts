import type { Vocabulary } from '../topic.ts';

export const frenchCoffee: Vocabulary = {
  language: 'fr',
  niche: 'coffee',
  topics: [
    {
      id: 'grinders',
      name: 'Moulins à café',
      kind: 'product',
      volume: 40500,
      cpc: 0.4,
      season: [12, 0.45],
      growth: 3,
      heads:
        'moulin à café=m; moulin à café électrique=m; moulin à café manuel=m; broyeur à café=m; moulin à café conique=m; moulin à expresso=m',
      modifiers: 'pour expresso; silencieux; avec balance; pour cafetière italienne; professionnel',
      questions:
        "comment nettoyer un moulin à café; quelle mouture pour cafetière italienne; quelle mouture pour expresso; moulin à café manuel ou électrique; comment moudre du café sans moulin; meule conique ou plate; quelle mouture pour cafetière à piston; pourquoi moudre son café soi-même; comment régler un moulin à café; quel moulin à café choisir pour l'expresso",
    },
    {
      id: 'espresso-machines',
      name: 'Machines à expresso',
      kind: 'product',
      volume: 49500,
      cpc: 0.6,
      season: [12, 0.5],
      growth: 5,
      heads:
        'machine expresso=f; machine à café à grains=f; machine expresso avec broyeur=f; machine expresso manuelle=f; machine à café double chaudière=f; machine expresso compacte=f',
      modifiers: 'pour débutant; avec buse vapeur; moins de 500 euros; pour bureau; professionnelle',
      questions:
        'comment fonctionne une machine expresso; comment détartrer une machine expresso; quelle machine expresso choisir; machine à grains ou à capsules; pourquoi mon expresso est amer; combien de bars pour un bon expresso; comment faire un bon expresso; quelle eau pour une machine à café; combien de temps dure une machine expresso; comment tasser le café',
    },
    {
      id: 'automatic',
      name: 'Cafetières filtre et automatiques',
      kind: 'product',
      volume: 60500,
      cpc: 0.5,
      season: [11, 0.45],
      growth: -3,
      heads:
        'cafetière filtre=f; cafetière électrique=f; cafetière programmable=f; cafetière isotherme=f; cafetière avec broyeur=f; petite cafetière électrique=f',
      modifiers: 'avec verseuse isotherme; 4 tasses; inox; pour bureau; sans plastique',
      questions:
        'comment nettoyer une cafetière filtre; comment détartrer une cafetière avec du vinaigre; combien de café pour 6 tasses; cafetière filtre ou expresso; quelle quantité de café par tasse; comment faire un bon café filtre; quelle cafetière consomme le moins; pourquoi ma cafetière ne coule plus; combien de temps garder du café au chaud',
    },
    {
      id: 'moka',
      name: 'Cafetières italiennes',
      kind: 'product',
      volume: 90500,
      cpc: 0.3,
      season: [12, 0.3],
      growth: 6,
      heads:
        'cafetière italienne=f; cafetière italienne inox=f; cafetière italienne induction=f; cafetière italienne électrique=f; cafetière moka=f; petite cafetière italienne=f',
      modifiers: '6 tasses; 3 tasses; pour plaque induction; pour camping; avec joint',
      questions:
        'comment utiliser une cafetière italienne; quel café pour cafetière italienne; comment nettoyer une cafetière italienne; cafetière italienne inox ou aluminium; pourquoi ma cafetière italienne fuit; combien de café dans une cafetière italienne; comment détartrer une cafetière italienne; cafetière italienne ou cafetière à piston; peut-on mettre une cafetière italienne au lave-vaisselle',
    },
    {
      id: 'french-press',
      name: 'Cafetières à piston',
      kind: 'product',
      volume: 33100,
      cpc: 0.3,
      season: [12, 0.3],
      growth: 1,
      heads:
        'cafetière à piston=f; cafetière à piston inox=f; cafetière à piston isotherme=f; cafetière à piston 1 litre=f; cafetière à piston de voyage=f',
      modifiers: '2 tasses; double paroi; pour le thé; en verre; pour camping',
      questions:
        'comment utiliser une cafetière à piston; combien de café dans une cafetière à piston; combien de temps infuser le café; quelle mouture pour cafetière piston; comment nettoyer une cafetière à piston; quel café pour cafetière à piston; cafetière à piston ou filtre; peut-on faire du thé dans une cafetière à piston',
    },
    {
      id: 'beans',
      name: 'Cafés en grains',
      kind: 'consumable',
      volume: 40500,
      cpc: 0.65,
      season: [12, 0.35],
      growth: 6,
      heads:
        'café en grains=m; café de spécialité=m; café décaféiné en grains=m; café bio en grains=m; café en grains 1kg=m; café arabica en grains=m',
      modifiers: 'pour machine expresso; peu acide; torréfaction claire; pour filtre; équitable',
      questions:
        "comment conserver le café en grains; combien de temps se conserve le café en grains; quel café en grains choisir; arabica ou robusta; qu'est-ce que le café de spécialité; quel café est le moins acide; comment est fait le décaféiné; peut-on congeler le café en grains; abonnement café en grains; combien de caféine dans un expresso; café en grains ou moulu",
    },
    {
      id: 'milk',
      name: 'Mousseurs à lait',
      kind: 'product',
      volume: 27100,
      cpc: 0.35,
      season: [12, 0.55],
      growth: 3,
      heads:
        'mousseur à lait=m; mousseur à lait électrique=m; émulsionneur à lait=m; pichet à lait=m; fouet à lait=m; mousseur à lait induction=m',
      modifiers: "pour lait d'avoine; compatible lave-vaisselle; pour chocolat chaud; rechargeable; inox",
      questions:
        "comment faire mousser le lait; quel lait pour un cappuccino; comment faire du latte art; cappuccino ou latte macchiato; comment faire de la mousse de lait sans mousseur; qu'est-ce qu'un flat white; quel lait végétal mousse le mieux; à quelle température chauffer le lait; comment nettoyer un mousseur à lait",
    },
    {
      id: 'kettles',
      name: 'Bouilloires',
      kind: 'product',
      volume: 33100,
      cpc: 0.35,
      season: [12, 0.35],
      growth: 2,
      heads:
        'bouilloire col de cygne=f; bouilloire électrique=f; bouilloire température réglable=f; bouilloire inox=f; bouilloire en verre=f; bouilloire silencieuse=f',
      modifiers: 'sans plastique; pour induction; avec thermomètre; 1 litre; de voyage',
      questions:
        'comment détartrer une bouilloire; comment nettoyer une bouilloire au vinaigre blanc; quelle température pour le café filtre; combien consomme une bouilloire; bouilloire inox ou verre; quelle bouilloire sans plastique; pourquoi une bouilloire à col de cygne; bouilloire ou micro-ondes',
    },
    {
      id: 'pour-over',
      name: 'Café filtre manuel',
      kind: 'product',
      volume: 9900,
      cpc: 0.3,
      season: [12, 0.25],
      growth: 5,
      heads:
        'dripper café=m; porte-filtre café=m; carafe café filtre=f; filtre à café réutilisable=m; filtre à café inox=m',
      modifiers: 'en céramique; pour une tasse; de voyage; en verre; avec support',
      questions:
        "comment faire un café filtre manuel; quelle mouture pour café filtre; qu'est-ce que le blooming du café; filtre papier ou filtre inox; comment doser le café filtre; méthode douce ou expresso; quelle eau pour le café filtre; combien de temps pour un café filtre",
    },
    {
      id: 'cold-brew',
      name: 'Café froid',
      kind: 'product',
      volume: 8100,
      cpc: 0.3,
      season: [7, 0.8],
      growth: 5,
      heads:
        'cafetière cold brew=f; carafe cold brew=f; cafetière café glacé=f; machine à café glacé=f; bouteille cold brew=f',
      modifiers: '1 litre; en verre; pour frigo; avec filtre; sans plastique',
      questions:
        'comment faire un cold brew; recette cold brew; recette café glacé; combien de temps se conserve le cold brew; cold brew ou café glacé; quelle mouture pour cold brew; combien de caféine dans le cold brew; quel café pour cold brew; comment faire un café frappé',
    },
  ],
};
