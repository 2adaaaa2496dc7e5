/** Verbs in -er. */
export const er = `
abaisser abandonner aborder abréger abriter accéder accepter accompagner accorder accrocher accueiller accumuler acheter achever activer actualiser adapter additionner adhérer administrer admirer adopter adresser agencer agiter
agrafer aider aiguiller aimanter ajouter ajuster alerter alimenter alléger alterner aménager analyser animer annoter appeler appliquer apporter apprécier approcher approfondir appuyer archiver argumenter articuler aspirer assister
associer attacher attarder attirer attraper autoriser avancer avertir baliser bavarder blesser bloquer boucler bouger bricoler briller brosser brouiller brûler cacher calculer calibrer calmer captiver caractériser casser causer
céder célébrer centraliser changer chauffer chercher chevaucher circuler clarifier classer cliquer cloisonner cocher coder coller colorer combler commander commencer commenter communiquer comparer compenser compiler compléter
compliquer comporter composer compresser concentrer concerner concilier conclurer condenser confier configurer confirmerez considérer consigner consommer constater consulter contacter contempler contourner contrôler convoquer
coordonner copier corréler corriger couler couper coûter cracher créer creuser critiquer croiser cuisiner cultiver daigner dater débarrasser déborder débrancher débuter décaler décharger déchiffrer décider déclencher décliner
décomposer décorer découper découvrer dédier défiler dégager déguster délaisser délimiter demander démarrer démêler demeurer démonter dénicher dépanner dépendre dépenser déplacer dépoussiérer déranger dérouler désactiver
désaltérer dessiner destiner détacher détailler détartrer détourner détromper développer dévier dialoguer diffuser digérer diluer discuter disposer dissiper distiller distinguer distribuer diviser donner dorer doser doter durer
échanger échapper échouer éclaircir éclairer économiser écouter écraser édifier éditer éduquer effacer effectuer égarer égayer égoutter élaborer élaguer élargir éliminer éloigner emballer embarrasser embellir emmener empêcher
empiler employer emprunter encourager enfermer engendrer enlever énoncer enregistrer enrichir enseigner entamer entasser entourer entraîner entreposer entretenir énumérer envelopper envier épaissir éparpiller épauler épeler
épingler épouser éprouver épuiser équilibrer espacer espérer esquisser essayer essorer estomper établir étaler étayer étendre étiqueter étirer étonner étrangler étudier évaluer éveiller éventer éviter évoquer exagérer examiner
exécuter exercer exiger exister expédier expérimenter expliquer explorer exporter exposer exprimer fabriquer faciliter façonner familiariser fatiguer favoriser fêter feuilleter fier filmer filtrer finaliser fixer flatter flotter
focaliser forcer forger formaliser formater formuler fouiller fournir fragmenter freiner fréquenter fusionner gâcher garder garnir gaspiller gêner générer gérer glaner glisser goûter graisser gratter graver grouper guetter guider
habituer harmoniser hériter hésiter heurter homogénéiser identifier ignorer illustrer imaginer imbriquer imiter impliquer importer imprimer improviser inciter inclure indexer indiquer infirmer influencer informer infuser innover
insérer insister inspirer installer instruire insuffler intégrer intéresser interpeller interpréter interroger intervenir intituler intriguer inventer inventorier inverser investir inviter isoler jalonner jeter jouer jouxter
justifier lâcher lancer lasser laver libérer lier lister livrer localiser loger louer lustrer maîtriser manger manier manipuler manquer marcher marier masquer mélanger mêler mémoriser ménager mener mentionner mériter mesurer
migrer mimer miser modéliser modérer moderniser modifier moissonner montrer motiver moudre mouiller mutualiser naviguer négliger négocier nettoyer neutraliser nommer normaliser noter nouer nuancer numéroter objecter obliger
observer occasionner occuper offrer opérer opposer optimiser ordonner organiser orienter orner oser ôter oublier outiller paginer pallier paraphraser pardonner parfumer parler parsemer partager participer passer patienter payer
pencher penser percer perdurer permuter perpétuer persister personnaliser persuader perturber peser photographier piocher piquer placer plaider plier plonger polir porter poser posséder poster pourvoir pousser préciser préconiser
préférer préparer présager présenter préserver presser prévisualiser prier prioriser privilégier procéder programmer prolonger promener proposer protéger publier puiser purger qualifier quitter raboter raccorder raccourcir
raconter rafraîchir rajouter ralentir ramener ranger rappeler rapporter rapprocher rassembler rassurer rater rationaliser rattraper ravir ravitailler rayer réaliser réarranger rebuter recentrer rechercher reclasser recommencer
réconcilier reconsidérer recopier recouper recruter rectifier recycler rédiger réécouter réévaluer réexaminer référencer refléter refuser régénérer régler regretter regrouper rehausser réitérer rejeter relater relever relier
remanier remarquer rembourser remédier remercier remplacer remuer rencontrer renforcer renommer renoncer renouer renouveler renseigner renvoyer réparer répartir repasser repenser répéter replacer répliquer reporter reposer
repousser représenter reprocher réserver résister résonner respecter respirer ressembler resserrer restaurer rester résulter résumer rétablir retarder retirer retourner retracer retrancher retravailler retrouver réveiller
revendiquer réviser rincer rôtir rouler saler saluer satisfaire sauter sauvegarder savourer scanner sceller schématiser scinder sélectionner sembler semer sensibiliser signaler signer signifier simplifier simuler soigner
solidifier solliciter sonner sortir souder souffler souhaiter souligner soupeser soutenir spécifier stabiliser standardiser stimuler stocker structurer subsister substituer sucrer supporter supprimer surcharger surligner
surprendre surveiller suspendre tailler tamiser taper tarder tâtonner télécharger témoigner tempérer tenter terminer tester tirer tolérer torréfier toucher tourner traîner traiter trancher travailler traverser trébucher tremper
trier tromper troquer troubler uniformiser user utiliser valider vanter varier veiller vérifier verrouiller verser vider viser visiter visualiser voguer voler voyager
`;

/** Verbs in -ir of the second group. */
export const ir = `
aboutir accomplir adoucir affaiblir affranchir agir alourdir aplatir approfondir arrondir assortir assouplir avertir bâtir blanchir choisir clarifir convertir définir durcir éclaircir élargir embellir enrichir épaissir établir
finir fleurir fournir franchir garnir investir jaillir jaunir mûrir noircir nourrir obéir polir raccourcir rafraîchir raidir rajeunir ralentir ramollir réagir réfléchir refroidir réjouir remplir répartir ressaisir rétablir réunir
rôtir rougir saisir subir surgir ternir tiédir trahir unir vernir vieillir
`;

/** Forms of irregular verbs. */
export const verbs = `
tiendra viendra décrit décrivent écrit écrivent inscrivent suivent vivent boivent acquérir admettre apparaître apparu appris asseoir assis atteint atteinte attendu attendue commettre comprise conçu conçue conçues conçus conduit confondre confondu connu connue connues connus consentir construit construite
contraindre contredire contredisent contredit conviennent correspondent corrompu courir craindre craint cueillir cuit décevoir découdre découvert dépeindre desservir déteindre détenir détruire détruit devenant devenir deviennent
devient disparu dissoudre distraire distrait dormir dû due émettre endormir enfuir entendu entreprendre entretenir entretenu entrevoir étant été éteindre éteint être étreindre eu extraire extraite falloir feindre fondu fondue fuir
induire inscrit inscrite interdire interrompre jointe jointes lit maintenu maintenue mordre nuit obtenu offert offerte offerts parcouru parcourue parti partir paru parvenir peindre peint pendre percevoir perdue permis permise
plaindre plaire plaît poursuit poursuivre pourvoir pouvoir pressentir prétendre pris promettre promis proscrire provenir provient reconstruire recoudre recouvrir récrire rectifier reçu reçue réduit réduite remettre remis remise
renaître rendue répandre répandu repeindre répond répondent reprend reprendre reprenez reprenons repris reprise reproduire requérir résolu résolue ressentir restreindre retenu retenue retient retranscrire reviennent revient rire
rompre rompu secourir senti sentir servi sort sorti sortir souffert souffrir sourire soustraire soutenu soutenue souvenir su subvenir suffire suffisent suffit suivie surprendre surpris surseoir survenir suspendre taire teindre
tenu tenue tenues tenus tiennent tordre traduit traduite transcrire tressaillir vécu vendu vendue vendus venu venue vêtir vêtu voient voit vouloir voulu vu vus
`;

/** Nouns in the singular. */
export const nouns = `
abandon abonné abréviation absence accident accompagnement accomplissement accord acheminement acidité acier acte acteur activité adaptation addition administration adolescent adulte affaire affection affiche affirmation âge
agence agenda agrément ail aile aire ajustement alarme album alcool aliment allée allègement allure alphabet alternance amateur ambiguïté âme amertume ami amitié amour ampleur ampoule amusement analogie anecdote animal animation
anneau anomalie antenne apaisement apparence apparition appartement appellation appétit apport apprenti apprentissage approvisionnement aptitude arbre architecture ardeur argent arme armoire aromate arrêt arrière-plan arrivée
arrosage art artisan artiste ascenseur assaisonnement assemblage assiette assistance assortiment astuce atelier atmosphère attache attitude attrait aube auditeur automne autonomie autorisation avenir aventure averse avertissement
avion bac bagage baignoire bain baladeur balai balance balcon ballon banc bande banlieue barbe barrière bateau bâtiment bâton batterie bavardage beauté bête beurre biais bien-être bijou bilan billet biographie biscuit blessure
blocage bocal bois boîtier bol bonheur bonnet bord bordure botte bouche bouchon boucle bouillon boulanger boulangerie boule bourse bout branche bras brèche brièveté brillance brique brochure broderie brosse brume bulle bureau
cabine cabinet câble cacao cache cadeau cadrage caillou caisse calibre camarade caméra campagne canapé canne canton capacité caprice caractère caractéristique cascade casque casse-tête casserole catalogue caution ceinture
célébration cellule cendre cercle cérémonie cerise cerveau chaîne chair chaise chambre changement chanson chant chantier chapeau char charme charnière charpente chasse chat château chaudière chauffage chaussette chef chemin
cheminée chemise cheval cheveu cheville chien chiffon chimie choc chocolat ciel cigare cinéma circonstance circuit circulation ciseaux citoyen citron clarification classement classification clause clavier clef climat clin cloche
clou club cœur coffre coiffure coin colère colis collaborateur collaboration collecte collègue collier colline colonne combinaison comédie comité commentaire commerçant commodité communauté communication compagnie compagnon
comparateur compartiment compas compétence complexité complication composant compréhension compromis compteur comptoir conception concert concertation conférence confidence confiture conflit confusion congé connexion conservation
considération consistance consommateur constance constat constatation consultation conte continuation continuité contour contradiction contrainte contraire contrat contre-exemple contribution controverse convenance conversation
conviction coopération coordination coque corbeille corde corrélation costume côté coton cou couche couloir coupure cour courage courrier courroie course coussin couteau coutume couture couvercle couverture crainte crayon créateur
créativité creux cri crochet croissant croix croûte cuillère cuir cuisinier cuisson cuivre culture cuve dame danger danse débit décalage déception déchet déclaration décor décoration découverte défi défilement délicatesse délice
demeure dent dentelle dépannage dépendance dépense déplacement déploiement dépôt dérangement déroulement désaccord désert désignation désir désordre dessert dessinateur destinataire destination détente détergent détermination
détour deuil devis devise devoir diagnostic dialogue diamètre dictionnaire diffusion digestion dilemme dîner diplôme discipline discours discussion disparition disponibilité dispositif disposition dispute disque dissolution
distance distinction distraction distribution division documentation doigt domicile dommage don dos dosage doublage douceur douche drap droit dureté échantillon échappement échec échelle écho éclair écologie économie écorce
écriture écrivain écrou éditeur éducation effacement élan élargissement électricité élégance élève élimination éloge emballage embarras emblème empilement employé empreinte encadrement enchaînement encouragement encre encyclopédie
endroit énergie enfance énigme énoncé enregistrement enseignement entaille entente entonnoir entourage énumération enveloppe envers envie envoi épaisseur épargne épaule épice épisode époque épreuve épuisement équivoque escalier
espèce espoir esprit esquisse essuie-tout esthétique estimation estomac établissement étage étagère étain étalage étanchéité éthique étiquette étoile étonnement étranger être événement éventail évidence évier évolution exactitude
exception excès exclusion excursion excuse exécution exemplaire existence expédition expérimentation exploitation exploration exposé exposition extérieur extrémité fabrication façade facette facilité facture faculté faim fantaisie
farine fatigue faute fauteuil faveur fer fermeté fermeture fête feu feutre fiabilité fibre fidélité fierté fil fille film filtrage finesse finition flacon flamme fleur flexibilité flocon flot flou flux foi foire folie
fonctionnement fondement fonte forêt formalité formation formulaire formulation forum four fourchette fourniture fragilité franchise frein frère friandise fromage front frontière frottement fruit fuite fumée gant garage garçon
gardien gare garniture gaspillage gâteau génération genou genre géométrie glace glissement globe gouttière graine graisse grammaire grand-mère graphisme gravité grenier griffe groupement guichet guidage habileté habillage habit
habitant hameçon hanche harmonie hasard hâte hauteur herbe héritage hésitation heurt historique hiver hommage homogénéité honnêteté honneur horaire horloge hors-d'œuvre hôte hôtel housse huile humeur humidité humour hygiène icône
identification imagination imitation immeuble imperfection implication imprimante incertitude incident incohérence indécision indépendance indexation indice individu inertie infusion ingénieur initiative innovation inscription
insistance installation instant instinct instrument intégrité intelligence intensité interaction interligne intermédiaire internet interprétation interrogation interruption interstice intervalle intervention intrus intuition
inutilité inversion investissement invitation invité isolation itinéraire jambe jauge jeu jeunesse joie journaliste journée jugement jupe justesse justification kilo laboratoire lac lacune lait laiton lame lampe langage langue
largeur larme latte lavage leçon légèreté légume lendemain lenteur lentille lessive levier liberté librairie limitation linge liquide lisière lit litige litre littérature localisation logement logo loisir lourdeur loyer lueur
lunette lustre luxe magazine magie main-d'œuvre maintenance maintien maître maîtrise malentendu malheur mandat manipulation manœuvre manteau mariage marin marmite marquage marron marteau masque masse matelas matin matinée
mécanique média médicament mensonge mention mer merci mère merveille messager métal métaphore métier meunier micro-ondes midi miel miette mine minéral miniature minute miroir mission mixeur mobilier mobilité modération modernité
module moelleux monnaie monnayage monotonie montage montagne monture moquette moral morceau mort mouchoir mousse mouvement mur murmure muscle musée mystère mythe nappe narration nécessité négligence négociation neige nerf netteté
neutralité neveu nez niche nid noblesse nœud noix nomenclature norme nostalgie notation notoriété noyau nuage nuit numérique obéissance objection obligation obscurité observateur obstacle obtention occupation océan odeur œil œuf
œuvre ombre omission oncle ongle opération opposition optimisation orage orange oreille organe organisation originalité orphelin orthographe os oubli ouïe outillage ouvrage ouvrier oxygène pain paire paix palette panne panneau
pantalon papa paquet paramétrage paramètre parc parenthèse paresse parfum parole parquet partenariat participant participation particularité particule passager passé passerelle passion pâte patience pâtisserie patron pause pavé
paysage peinture pelouse pensée pente pénurie perception perfectionnement période périphérie permanence permission persistance personnage personnalité perturbation peur phénomène photographie physique piège pierre pile pince
pinceau placard placement plafond plage plaisir planche plancher planète planification plaque plastique plateau platitude plâtre pliage plomb pluie plumeau poche poêle poème poésie poignée poil point-virgule poire poisson poitrine
poivre police politesse pollution pompe ponctuation pont porcelaine port portable porte-filtre portefeuille portion portrait possession poste posture pot potage poterie poubelle pouce poudre poulet poupée pouvoir précaution
prédiction préface prélèvement prénom préoccupation préservation pression prévention prière printemps prison privilège procédure production profession programmation promenade prononciation proportion propreté propriétaire
protocole prototype provenance province proximité prudence publicitaire publicité puissance puits pull pureté quartier querelle queue raccord raccourci racine radio raisin raisonnement ralentissement rallonge rame rangement
rapprochement rareté rasoir rassemblement ratio rayure réalisation réalité réception recharge réchaud récipient récit réclamation récolte réconfort reconnaissance recours recouvrement rectangle rectification récupération recyclage
redite reflet réflexe refrain réfrigérateur refroidissement refuge refus regard régime région registre règlement régularité rein réinitialisation relecteur relevé relief remaniement remède remise remords remplacement remplissage
renaissance rencontre rendez-vous renfort renouvellement réorganisation repas répertoire réplique repos représentation reproche reproduction réservoir résidence résistance résolution respect respiration responsabilité ressemblance
ressort restaurant restauration restriction restructuration retard réticence retrait rétrospective réunion rêve réveil révélation revendeur revêtement rhume rhythme richesse rideau rigueur rituel rivière riz robe robinet robot
roche roman rondelle rose rotation roue rouleau route routine ruban ruche rue rumeur rupture sable sac sachet sacoche sagesse salade saleté salle salon salut sang santé satisfaction saut sauvegarde saveur savoir-faire savon scène
séance seau séchage sécheresse secours secret secrétaire section-type segmentation séjour sel semaine-type semelle sensation sensibilité sentiment séparation séquence serpent serrure serveur serviette session sexe siège sigle
signal signalement signature silence silhouette similitude simulation singularité sirop site-pilier ski sobriété sœur soif soir soirée sol solde soleil solidité solitude sommaire-type sommeil sonnerie souffle souhait soulagement
soupe souplesse source-mère sourire souris sous-catégorie sous-domaine sous-page sous-partie sous-sujet soutien souvenir spécification spécificité spectacle spectateur sphère stabilité stage stand standard station stockage studio
stylo substitut suc succession sueur suffixe suppression surcharge sûreté surprise surveillance survol symbole symétrie sympathie syntaxe tabac tableau-type tableur tache tact tailleur talent talon tambour tampon tante tapis tarte
tas tasseur technicien technologie teinte télécharg télécommande téléviseur témoin tempérament tempête tendance-type tendresse tension tentation tentative terminologie terrain terrasse terre territoire test-type textile texture
théâtre théière thermos tiédeur timbre tiret tiroir tissu toile toilette toit tolérance tomate tonalité torréfacteur tort tortue tourisme tournevis tournure tracé tradition train trait trajet transfert transformation transport
traversée triage tribu tronc trou trousse trouvaille truc truelle tube tuile tuyau typographie unification uniformité unité urgence usine ustensile vacances valise vallée valorisation vapeur variable variation vase veille vélo
velours vendeur vent ventre verbe vérité verrou version-pilote vertu veste viande vibration vice vidange vieillesse vigilance vigne virage virgule vis visage visibilité-cible vision visite-type vitamine vitre vitrine vivacité vœu
voile voiture vol volet volonté volume-type voyageur zèle
`;

/** Adjectives in the base form. */
export const adjectives = `
parlant abondant abstrait absurde accidentel accompli adhésif affectueux affiné âgé agile aigre aigu aimable aisé alimentaire alphabétique amical ample amusant analogue anecdotique animé anodin antique apparent appétissant applicable apte
ardent aromatique artificiel artisanal artistique attaché audible automatique avenant aveugle avisé banal bancal bavard bel bénéfique bizarre blanc bleu bouillant brillant brun brutal candide caractéristique carré cassé
catégorique charmant cher chimique chronologique circulaire classique collectif coloré combiné commode compagnon compatible compliqué composite concluant condensé confiant confidentiel conforme confus conscient constructif
contemporain content continu contradictoire contraire convenable conventionnel convergent copieux cordial correspondant courtois coûteux coutumier craquant creux croquant cru crucial culinaire culturel curieux débordant décevant
décoratif défaillant défectueux définitif délicat délicieux dépendant désagréable désert désirable désordonné désuet déterminé développé didactique diffus digne dimensionnel discret distant distrait divers docile domestique doré
douce douteux doux droit dur éclairé écologique économe économique éducatif effectif efficient égaré élastique électronique élégant éloigné embarrassant emblématique émotionnel émouvant encombrant endommagé énergique ennuyeux
entraînant entretenu enviable épais épars éphémère épuisé équitable équivoque erroné esthétique étanche éthique étrange étroit éventuel évocateur excellent exigeant exotique expérimental explicatif exprès expressif extérieur
factice facultatif familial familier fantaisiste fascinant fastidieux fatigant fautif favorable favori fertile festif fictif fier figé figuré flagrant flexible flou foncé fonctionnel formel fortuit fou fragmentaire franc friable
fructueux fruité fugace fugitif futur gai galant garni gênant généreux générique glacé gourmand gracieux gradué gras grave grillé gris habile harmonieux hâtif haut hermétique hétérogène heureux hiérarchique historique honorable
humble humide hygiénique hypothétique identifiable illisible illustratif imaginaire imaginatif immédiat imminent immobile imparfait impatient impeccable impersonnel implicite imposant impossible impressionnant improvisé inactif
inadapté inattendu incertain incohérent incolore inconnu inconsistant incorrect indépendant indésirable indirect indispensable industriel inefficace inégal inexact informel inhabituel inné innovant inoffensif inoubliable inox
insipide insolite insoluble instable instructif insuffisant intact intelligent intelligible intense intentionnel interactif intermédiaire interminable intime introductif introuvable inutilisable invariable invisible irrégulier
jaune joyeux judicieux laborieux laid latéral lavable léger lent libre linéaire liquide lisse littéraire lointain lucide ludique lumineux luxueux maigre maladroit marginal marin mature mécanique méconnu médiocre méditatif
mélodieux mémorable mental méthodique méticuleux minéral minutieux mixte modéré modeste modulaire moelleux monotone moral mort mou mouillé muet multicolore mûr musical mutuel mystérieux naïf narratif natif navigable négatif
négligeable négligent neuve nocif noir normal notable notoire nourrissant novateur novice nu nuisible numérique obligatoire obscur observable occasionnel odorant offensif officieux onctueux opaque opportun oral ordonné organique
originel orné ovale paisible pâle palpable panoramique parallèle paresseux parfait parfumé passé passif passionnant passionné patient pédagogique pénible pensif perceptible périodique permanent permis perpétuel perplexe persistant
photographique physique piquant pittoresque plaisant plausible poétique pointu poli poreux portable portatif positif possible postérieur potable poussiéreux préalable précaire précieux précoce préférable préféré préliminaire
pressé présumé prioritaire problématique profitable progressif promotionnel prononcé prosaïque publicitaire puissant qualifié qualitatif quelconque raffiné raide raisonnable rare rationnel ravi réalisable réciproque récurrent
réfractaire régional réglable relevé renouvelable répétitif résiduel résistant résolu respectif respectueux restreint réticent rétro réversible rêveur ridicule rigide risqué romain rouge roulant routinier rude rudimentaire rugueux
rural rustique sage saint saisissant salutaire satisfaisant satisfait sauvage savoureux scolaire sèche secret séduisant sélectif sensoriel séquentiel serein serré serviable sévère significatif silencieux simplifié simultané
singulier sobre soigneux solaire soluble sonore sophistiqué soudain souhaitable sourd souriant spacieux spontané standard stérile stimulant strict structurel studieux stupide subjectif superficiel supportable symbolique symétrique
sympathique synthétique systématique tactile talentueux tardif technologique temporaire tenace terminal terne théorique tiède timide tolérable tonique torride touchant touffu traduisible tranquille transitoire transversal
travaillé tropical trouble typographique ultérieur uni uniforme urbain urgent usagé usé usuel utilisable vacant vaillant vain valable vaniteux variable végétarien vertueux vieil vieille vieux vif vigilant vigoureux virtuel vital
vivable vivace volontaire vraisemblable vulnérable zélé
`;

/** Adverbs, prepositions, pronouns and forms of auxiliaries. */
export const small = `
agréablement aient aisément alentour apres aucunement aura auraient aurait auront aussitôt autant autrui auxquelles auxquels avaient avait avoir ayant bientôt celles-ci chacun ci-contre ci-dessous ci-dessus combien concrètement
correctement desquelles desquels divers diverses doive duquel envers étaient était être exactement explicitement exprès fasse fassent fera ferait feront fidèlement finalement fluidement fréquemment fut guère haute hélas
honnêtement indépendamment ira irait jadis là-dessus loin longtemps maintenant maintes mien mienne moyennant naguère normalement nôtre ouais outre ouvertement patiemment pourtant prochaines prochains prudemment puisse puissent
quant quelconque quelqu'un quelquefois quiconque quoique rarement réellement rien sache sachent sauf seraient serait sérieusement sien sienne sitôt sobrement soient sois soudain tant tantôt tranquillement très trop visiblement
vivement voire vôtre
`;
