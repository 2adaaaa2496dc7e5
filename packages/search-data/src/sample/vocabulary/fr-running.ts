import type { Vocabulary } from '../topic.ts';

export const frenchRunning: Vocabulary = {
  language: 'fr',
  niche: 'running',
  topics: [
    {
      id: 'trail-shoes',
      name: 'Chaussures de trail',
      kind: 'product',
      volume: 90500,
      cpc: 0.6,
      season: [5, 0.4],
      growth: 7,
      heads:
        'chaussures trail=q; chaussures de trail femme=q; chaussures de trail homme=q; chaussures trail imperméables=q; chaussures trail amorti=q; chaussures minimalistes trail=q',
      modifiers: 'pour pieds larges; pour la boue; pour ultra; pour la randonnée; longue distance',
      questions:
        'comment choisir ses chaussures de trail; chaussures de trail ou running; quelle pointure pour le trail; combien de kilomètres durent des chaussures de trail; comment nettoyer des chaussures de trail; peut-on courir sur route avec des chaussures de trail; chaussures de trail ou de randonnée; quel drop pour le trail; comment faire sécher ses chaussures de trail; quelles chaussures pour débuter le trail',
    },
    {
      id: 'packs',
      name: "Sacs et gilets d'hydratation",
      kind: 'product',
      volume: 27100,
      cpc: 0.45,
      season: [6, 0.4],
      growth: 10,
      heads:
        'sac trail=m; gilet trail=m; sac hydratation trail=m; ceinture trail=f; gilet hydratation running=m; gourde souple trail=f',
      modifiers: 'femme; 5 litres; 10 litres; avec porte-bâtons; pour ultra',
      questions:
        "comment choisir un sac de trail; quelle capacité pour un sac de trail; comment nettoyer une poche à eau; flasque ou poche à eau; que mettre dans son sac de trail; combien d'eau emporter en trail; comment régler un gilet de trail; ceinture ou gilet de trail; comment laver un sac de trail",
    },
    {
      id: 'poles',
      name: 'Bâtons de trail',
      kind: 'product',
      volume: 18100,
      cpc: 0.4,
      season: [7, 0.45],
      growth: 6,
      heads:
        'bâtons de trail=p; bâtons trail pliables=p; bâtons trail carbone=p; carquois trail=m; bâtons de trail légers=p',
      modifiers: 'femme; ultra légers; 120 cm; pour ultra; avec gantelet',
      questions:
        'comment choisir la taille de ses bâtons de trail; comment utiliser des bâtons de trail; bâtons carbone ou aluminium; faut-il des bâtons pour un trail; comment ranger ses bâtons en trail; à partir de quel dénivelé prendre des bâtons; bâtons autorisés en course; comment descendre avec des bâtons',
    },
    {
      id: 'jackets',
      name: 'Vestes de trail',
      kind: 'product',
      volume: 18100,
      cpc: 0.5,
      season: [11, 0.6],
      growth: 2,
      heads:
        'veste trail=f; veste imperméable trail=f; coupe-vent trail=m; veste running femme=f; veste running homme=f; veste trail légère=f',
      modifiers: '10000 schmerber; avec capuche; pour hiver; respirante; coutures étanches',
      questions:
        "comment s'habiller pour courir en hiver; comment s'habiller pour un trail; combien de schmerber pour le trail; comment laver une veste imperméable; veste imperméable ou coupe-vent; comment courir sous la pluie; comment réimperméabiliser une veste; quelle veste pour le matériel obligatoire; à quelle température courir en short",
    },
    {
      id: 'watches',
      name: 'Montres GPS',
      kind: 'product',
      volume: 40500,
      cpc: 0.7,
      season: [12, 0.5],
      growth: 5,
      heads:
        'montre GPS running=f; montre trail=f; montre cardio GPS=f; montre GPS avec cartographie=f; montre running femme=f; ceinture cardio=f',
      modifiers: 'pour débutant; longue autonomie; avec musique; pour petits poignets; avec altimètre',
      questions:
        'quelle montre GPS pour le trail; comment choisir une montre running; ceinture cardio ou montre; comment calculer sa VMA; comment calculer sa fréquence cardiaque maximale; comment importer un fichier GPX; pourquoi ma montre GPS est imprécise; quelle autonomie pour un ultra; que veut dire VO2max',
    },
    {
      id: 'nutrition',
      name: 'Nutrition sportive',
      kind: 'consumable',
      volume: 22200,
      cpc: 0.45,
      season: [4, 0.35],
      growth: 9,
      heads:
        "gel énergétique=m; boisson isotonique=f; barre énergétique=f; pastilles électrolytes=q; boisson de récupération=f; boisson de l'effort=f",
      modifiers: 'pour trail; sans caféine; bio; pour marathon; pour estomac sensible',
      questions:
        "que manger avant un trail; que manger pendant un ultra trail; quand prendre un gel énergétique; comment éviter les problèmes digestifs en course; combien de glucides par heure; recette boisson isotonique maison; recette barre énergétique maison; que manger après une sortie longue; comment s'hydrater en trail; que manger la veille d'une course; comment éviter l'hypoglycémie en course",
    },
    {
      id: 'headlamps',
      name: 'Lampes frontales',
      kind: 'product',
      volume: 27100,
      cpc: 0.45,
      season: [11, 0.6],
      growth: 1,
      heads:
        'lampe frontale trail=f; lampe frontale rechargeable=f; lampe frontale running=f; lampe frontale puissante=f; lampe ventrale running=f',
      modifiers: '1000 lumens; légère; pour ultra; étanche; avec batterie de secours',
      questions:
        'quelle lampe frontale pour le trail; combien de lumens pour courir la nuit; comment courir la nuit en trail; lampe frontale ou ventrale; comment régler une lampe frontale; quelle autonomie pour une frontale; comment être visible en courant la nuit',
    },
    {
      id: 'socks',
      name: 'Chaussettes et textile',
      kind: 'consumable',
      volume: 14800,
      cpc: 0.35,
      season: [12, 0.2],
      growth: 4,
      heads:
        'chaussettes trail=q; chaussettes running=q; chaussettes à doigts=q; chaussettes de compression=q; manchons de compression=p; short trail=m; collant running=m',
      modifiers: 'femme; homme; anti ampoules; en laine mérinos; pour hiver',
      questions:
        'comment éviter les ampoules en trail; comment soigner une ampoule; chaussettes à doigts avantages; à quoi servent les manchons de compression; comment éviter les frottements en course à pied; pourquoi les ongles noirs en trail; quelles chaussettes pour un ultra; comment laver ses vêtements de sport',
    },
    {
      id: 'training',
      name: 'Entraînement trail',
      kind: 'advice',
      volume: 14800,
      cpc: 0.35,
      season: [2, 0.4],
      growth: 8,
      heads:
        'plan entraînement trail; programme entraînement trail; plan entraînement trail 30 km; plan entraînement ultra trail; programme musculation trail',
      modifiers: 'en 8 semaines; en 12 semaines; 3 séances par semaine; 50 km; après 50 ans',
      questions:
        "comment débuter le trail; fractionné en côte; renforcement musculaire trail; comment s'entraîner au trail; comment progresser en côte; comment courir en descente; combien de temps pour préparer un trail de 50 km; comment préparer un ultra trail; comment s'entraîner au dénivelé en plaine; combien de séances par semaine pour le trail; qu'est-ce que le seuil en course à pied; comment récupérer après un trail; comment gérer son effort en trail; qu'est-ce que l'endurance fondamentale",
    },
    {
      id: 'races',
      name: 'Courses et calendrier',
      kind: 'event',
      volume: 22200,
      cpc: 0.3,
      season: [4, 0.5],
      growth: 6,
      heads: 'course trail; ultra trail; trail nocturne; course de montagne; trail blanc',
      modifiers: 'en Bretagne; dans les Alpes; dans les Pyrénées; dans le Jura; en Auvergne',
      questions:
        "qu'est-ce qu'un ultra trail; calendrier trail; calendrier ultra trail; comment choisir son premier trail; quel matériel obligatoire pour un trail; qu'est-ce que le skyrunning; quelle distance pour un premier trail; comment s'inscrire à un trail; faut-il un certificat médical pour un trail; qu'est-ce qu'un trail blanc; combien de points pour un ultra; que mettre dans un sac d'allègement",
    },
  ],
};
