/** Everyday words of what sites are about: health, work, money, home, travel, sport, school, software, feelings. */
export const er = `
tuer
abuser abîmer accommoder accuser acheminer acquitter admirer adopter agacer aggraver aimer allaiter amuser anesthésier  annuler apaiser appeler appliquer apprivoiser arranger arriver arroser assaisonner assumer
astiquer attacher attaquer avaler avouer badger baigner balayer balbutier bander blanchir boiter border bosser botaniser bouder bousculer bredouiller bricoler broder bronzer brosser bâiller cacher cajoler camper caresser
casser causer chanter charger chasser chatouiller chauffer chuchoter coiffer collaborer coller commenter compatir compatriot compenser compter confesser confier congeler congédier conjuguer conserver consoler consulter
convaincre coucher couper cracher craquer critiquer croquer cuisiner cumuler danser demander dessiner discuter disputer distraire divorcer dormir doucher douter dresser déballer débarrasser débattre débiter déborder
décaler décevoir déchirer décoller décongeler déconseiller décourager décéder dédommager défaire dégoûter déguiser déjeuner démissionner déménager dénoncer dépenser déplacer dépêcher dériver dérober déshabiller
désinfecter désirer détester dévorer dîner effrayer embaucher embrasser emmener emménager emporter encaisser endommager enfiler enfoncer engager ennuyer enregistrer enrober enseigner enterrer envahir envier esquiver
essuyer excuser exercer exprimer facturer fermer feuilleter fier filer financer flatter flirter flâner fouetter fredonner frissonner frotter fréquenter fumer fâcher fêter garer gercer glisser gommer gonfler gratter
griller grimacer grogner gronder grouiller hanter harceler honorer humer hurler hydrater héberger hésiter ignorer implanter importuner infecter injecter insulter interdire inviter irriter jardiner jeter jeûner jouer
juger jurer laver licencier livrer loger louer louper manger marchander masser menacer mendier moquer moucher mouiller murmurer mâcher médicamenter méditer ménager mériter nager nettoyer nier négocier oublier pardonner
parfumer parier pariér patienter patiner payer peiner peler pencher percer pincer piquer plaindre plaisanter planer planter pleurer pleuvoir plier plonger pointer porter poster prescrire prier priver proclamer programmer
promener protester précipiter prélever prêter pédaler pétrir pêcher quitter ramasser ramer raser rater rattraper rayer recoller recruter redouter refuser regarder rejouer rembourser remercier remplacer renoncer
renseigner reposer respirer ressusciter rigoler rincer risquer ronfler ronger rouspéter ruminer râler râper récolter régaler rémunérer réparer réprimander résilier rêver saigner saler saluer sauter savourer secouer semer
serrer siffler signaler skier soigner solder sonder songer sonner souffler souhaiter soulager soupirer soupçonner sourciller stresser stériliser sucer suer supplier supporter surveiller suturer sécher séjourner tacher
taquiner tarder taxer teinter tirer tisser tolérer tondre tousser trembler tresser tricher tricoter tromper trotter tuer tutoyer tâter téléphoner témoigner vacciner vanter veiller verser vexer vibrer voler voter vouvoyer
voyager zapper échanger échelonner écouter éduquer égaler énerver épargner épiler éplucher épuiser éternuer étonner étouffer étudier
`;

export const ir = `
aboutir accomplir affaiblir agrandir amincir anéantir approfondir assoupir attendrir atterrir bannir bleuir bondir bénir divertir dégourdir démolir démunir désobéir engloutir enlaidir envahir faiblir fléchir frémir
grossir guérir gémir haïr investir maigrir meurtrir moisir nourrir obéir punir pâlir périr pétrir raccourcir rebondir rougir rugir réussir salir subvertir trahir vieillir vomir éblouir épanouir étourdir évanouir
`;

export const nouns = `
superlatif calculatrice blanchiment
abcès abeille abonnement abricot absence accouchement accueil acompte addition adolescence affiche agneau aiguille ail aisance alcool allergie allocation amande amende amplitude ananas anesthésie anesthésique ange
angoisse animal anniversaire annuaire annulation anxiété appareil appartement appel appui appétit apéritif arachide araignée arbitre arbuste architecte armoire arrosoir artichaut ascenseur aspirateur aspirine assiette
assurance assureur athlète attaque aube auberge aubergine automobile autoroute avance aveu avion avocat avoir aïeul badgeuse bagage bague baguette baie bain baiser balcon baleine balle ballon banane bandage bandeau
banque banquier barbe barque barrage barre bas bassin bassine bateau bavoir beignet berceau besogne beurre biberon bicyclette bijou bière blague blanchiment blessure blé bois boisson bonbon bonheur bonté bosse bottine
bouche bouclier bougie bouillie boulanger boulangerie boulot bouquet bourgeon bourse bouteille boutique bouton bouée boîte bracelet braise branche bretelle bricolage brise brocoli brosse brouillard bruit brûlure bulletin
bureau bus buste bébé béquille bétail bœuf cabane cabinet cactus cadeau cadenas cadran caissier calcul caleçon calmant camarade camion camping canard canne cannelle canoë caoutchouc capuche caramel carie carnet carotte
carreau carrière cartable carton case casquette casserole cauchemar caution cave cavité ceinture cendrier centime cerf cerise cerveau chagrin chaise chaleur chambre chameau champ champignon chandail chandelle chant
chapeau charcuterie charge chariot charité charpentier chat chaton chaudron chauffage chauffeur chaussette chaussure chaussée chef chemin chemise chenille cheval chevelure cheville chien chiot chirurgie chirurgien choc
chocolat chou chèque chèvre chômage ciel cigale cil cimetière cintre circulation cire ciseau citron citrouille civière clavier clinique clou clémence coccinelle cochon code coiffeur coin collant colle collier collègue
colombe colère comité commis commode commérage complice compote comptabilité comptable compte comptoir comédie concierge concombre conducteur conduite confiance confiserie confiture congé congélateur conjoint connivence
consigne consolation consultation contrat contravention convive copain coq coquetterie coquille corbeille corde cordonnier corps cortège costume coton coude coupable couple coupure courgette couronne courrier cousin
coussin couteau couturier couvert couverture crabe crapaud cravate crayon crise crocodile croisière croissant croûte crâne crèche crème crédit crêpe cuillère cuir cuisine cuisse culotte curiosité céleri dame datte dent
dentier dentifrice dentiste dessert dette deuil devoir diabète diarrhée dictée dimanche dinde directeur disque dissertation docteur doigt domestique dommage don dortoir dos douane douche douleur drap drogue droguerie
débutant décaféiné décalage décès dédommagement défunt dégoût déjeuner délai délicatesse délice dépanneur départ dépense déplacement dépliant désarroi désespoir détartrage dévouement dîner effroi embarras embauche emploi
employeur emprunt encas encre enfance enfant ennemi ennui enseignant ensoleillement entorse entrain entretien escale escargot espoir espérance essence estime estomac examen excuse exigence facteur facture faim famille
farce fardeau fatigue fauteuil femme fenêtre ferme fermeture fermier fesse festin feuille fiancé ficelle figue fil fille fils fièvre flacon flamme flaque fleuriste fleuve flèche flûte foie foin folie fonctionnaire fond
football forfait forge foudre fouet foulard four fourchette fourmi fourrure foyer fraise framboise fratrie frein friandise frisson froid fromage front fruit frère fumée funérailles fée fête gaieté gant garage garantie
garderie gare gaufre gaz gazon gel gencive genou gentillesse gerbe geste gibier gifle gilet gingembre girafe glace glaçon goutte graine grammaire grange graphiste gratitude grenier grenouille griffe grille grimace grippe
groseille grossesse grotte grève gueule guichet guitare guérison guêpe gymnase gâteau générosité gêne habileté habit haleine hanche handicap haricot herbe heurt hippopotame hiver hobby horaire horloge horreur hospitalité
humeur huître hygiène hygiéniste hypothèse hébergement hélice héritage héros hésitation hôpital hôtel hôtesse idole igloo immeuble impatience imperméable implant imprimerie impôt incendie inconfort infection infirmier
infirmière inflammation injection injure inondation inquiétude insecte insomnie insouciance interdiction interrupteur ivresse jalousie jambe jambon jardin jardinage jardinier jasmin jeunesse joie joue jouet joueur juge
jument jupe jus kangourou kiosque klaxon lac lainage laine laitue lampadaire lampe langue lapin larme lavabo lavande laverie lenteur lentille lessive libraire licenciement lierre linge lion lit litige livraison locataire
location logement loisir loterie loup loyer luge lune lunettes lustre luxe lycée lâcheté légume lézard macaron machine magasin magie maillot main maire mairie maison mal maladie maladresse malaise malentendu malheur
maman manche mandarine mangue manteau manège maquillage marchand mari mariage marin marmite marraine marteau marée mascara masque massage matelas matin maîtresse melon mendiant menton menu menuisier mer meuble miel
miette mignon migraine mineur misère mobilier modestie moine moineau moisson molaire monnaie montagne montre morceau morsure mort moto mouche mouchoir mouette moule moustache moustique moutarde mouton mouture muguet
mulet mur muscle musicien musée myrtille mâchoire mère mécanicien méchanceté médecin médecine médicament méfiance mélancolie mémoire ménage mépris mésange métro mûre nageur naissance nappe narine natation nausée navet
navire neige nerf neveu nez niche nid noisette noix notaire nourrice nourriture noyau nuage nuit nuque oie oignon oiseau olive ombre oncle ongle opticien opération orage oranger orchestre ordonnance oreille oreiller
orgueil orphelin orteil ortie os oubli ours outillage ouvrier paie paille pain paire paix palais palier palme panier panique panne pansement pantalon panthère pantoufle paon papa papeterie papillon paquet parachute
paradis parapluie parasol parent parents paresse parfum parole parrain parvis passager passeport pastèque patin patron paume paupière pause paye paysan peau peigne peine peintre peinture pelle peloton pelouse penderie
pendule pension perle permis perroquet peur phare pharmacie pharmacien phoque photographe piano pied pierre pieuvre pigeon pilule pince pinceau piqûre piscine pitié placard plafond plage plaie plaisanterie plaisir
planche planning planète plaque pleur plombage plombier pluie plume plâtre pneu poche poids poignet poil poing pointeuse poire poireau poirier pois poison poisson poitrine poivre poivron police politesse pommade pomme
pompe pompier porc port portail portefeuille potage poteau poterie poubelle pouce poudre poulet poumon poupée poussette poussière poêle praline prestation prime princesse prise prison prière proche procès prothèse
prudence prune prunelle prurit préavis prêt prêtre psychologue puce pudeur punition purée pyjama pâquerette pâte pâtisserie pâté pêche pêcheur quai quartier queue quiche quittance radis rage ragoût rail raisin rame
randonnée rasoir rat ratatouille ravin rayon regret rein reine relais relève remboursement remords remplacement remplaçant renard rente repas repos reproche requin retraite reçu rhume rire rituel rive robe robinet rocher
roi romarin ronce rossignol rosée roue rouille ruche rue ruisseau rupture ruse réchaud récidive récolte réfectoire réserve résiliation réveil rêve rôti sable sac sagesse saladier salaire salarié saleté salive sanction
sandale sang sanglier sapin sardine satisfaction sauce saucisse saucisson saumon saut sauterelle savon scie scorpion sculpteur seau sel selle semelle sens seringue serpent serre serrure serveur serviette shampoing sieste
singe sirop sirène siècle sobriété soie soif soin soins soir sol soldat soleil solitude sommeil somnolence son sorcière souci soulagement soulier soupe soupçon sourcil sourire souris souvenir sport sportif squelette
statue stylo sucre sueur suie supermarché supplément surface sursaut suture symptôme syndicat sécateur sécheresse sédation sérénité sœur tabac tablette tablier tabouret tache tact talon tambour tante tapis tapisserie
tarif tarte tartine tartre taureau taxi teinture tempête tendresse tente tenue termite terrasse terreau terreur thym thé théière thérapie théâtre ticket tige tigre timidité tiroir tissu toile toilettes toit tomate
tondeuse tonnerre torchon torrent torréfaction tortue tourment tournesol tourterelle toux tracas tracteur train traitement tranche travailleur tremblement tresse tribunal tricot tristesse trompette trottinette trottoir
trou troupeau trousseau truelle truite tulipe tunnel tuteur tympan télécommande témoin tête urgence usine vacances vacarme vaccin vache vague vaisselle valise vapeur vase vautour veau veilleuse veine vendange vengeance
vent ventre verger vernis verre verrue vertige veste vestiaire veuf veuve viande victime vigne villa village vin vinaigre violon vipère virus vis visage vitre voeu voile voisin voisinage voiture volaille volant volcan
volonté vomissement vote voyage voyageur véhicule vélo vêtement wagon yacht yaourt zone zèbre âme écharpe échelle échéance échéancier école écolier économe écorce écran écrou écureuil édredon église égout égoïsme
élastique électricien élève éléphant émail émeute épaule épice épicerie épinard épingle éponge époux épuisement équipage équipement équipière équitation étable étagère étang étourderie étranger évier être île œil œillet
œuf
`;

export const adjectives = `
ardu refondu
absent accueillant acidulé actif adulte affamé affectif affolé agacé agité agréable aigri allergique ambigu amer amoureux ancien angoissé anxieux apaisant appliqué arrogant assis assoiffé attachant attentif autonome
avare bavard blafard blessé blême bon bouclé bourru brave bref bruyant bénin bête calme candide capricieux caressant chagrin chaleureux chaud chauve chirurgical choquant choqué civil claustrophobe clinique clément
collant colérique comestible comique complice compréhensif conjugal contagieux content coquet coquin cordial corporel coupable courageux cru cruel cuit cutané câlin célibataire dentaire digne discret docile dodu douillet
douloureux doux drôle dur débordé débrouillard décent décédé délaissé délicat désagréable désespéré désolé dévoué déçu effrayant effrayé endormi enfantin enflé engourdi ennuyé enrhumé enthousiaste essoufflé exténué fade
faible familial farineux fatigué fautif ferme festif fin fiévreux flatteur fondant fort fou fougueux frais franc frileux frisé froid frugal fumé furieux fâché féminin gentil gourmand goûteux gras gratuit grincheux
grossier guéri gâté généreux gêné habile hebdomadaire heureux honnête honteux horaire humain humide hygiénique hâtif idiot imberbe impatient imprimable indolore infantile infirme ingrat innocent inodore inquiet inquiète
insolent insouciant invivable irrité jaloux jeune joli joueur joyeux juridique juteux laid laiteux large las lent lisse longuet lucide légal maigre mal malade maladroit malheureux malin manuel maternel matinal mauvais
mensuel mental menteur mignon minable mince moelleux moisi moqueur mort mou mouillé musclé myope méchant médical méfiant mûr narquois nerveux neuf nocturne noisetté nu nutritif obèse odorant onctueux optimiste orageux
oral orphelin osseux paisible paresseux patient pauvre peiné pensif permis perplexe pessimiste piquant plaintif pluvieux poilu poli poreux potable professionnel propre provisoire prudent précieux préoccupé pudique puéril
pâle pâteux pédestre pénible quotidien rancunier rassis rassurant rassuré ravi reconnaissant reposant respectueux ridicule ridé rieur robuste romantique roux rugueux rusé râleur rémunéré sage saignant sain salarié sale
salé saumâtre savoureux scolaire sec sensible sensé serein seul sincère soigneux sombre somnolent soucieux souffrant soulagé souriant sportif stressant stressé sucré superflu susceptible sympathique sévère taquin tartiné
tendre timide tiède tolérant torride touchant touffu tranquille travailleur trempé triste têtu vaillant velu vexé vide vif vigoureux vilain vivant voisin volontaire vrai végétarien échelonné égoïste élégant émouvant ému
énervé épicé épuisé étonné étourdi évanoui
`;

export const small = `
contienne
mériterait mériteraient gagnerait gagneraient devriez pourriez
ai aient aille aillent ailleurs ait allez allons as assez attend attendent aurait aussitôt autrui avais avait avez avons ayant bientôt bonjour chose croient croit dedans dehors dernier derniers dernière dernières dessous
dessus dirait disant dise disent dorment dort elles emblée entend entendent envers es eux exprès faisant fasse fassent ferait grâce hormis hors hélas instant irait leur lisant lise lisent lui malgré merci mettant mette
mettent mien mienne moi moment mord mordent moyennant non nulle nôtre oui outre parlerait parmi part partent partout perde perdent prenant prenne prennent puisse puissent quant quelqu'un quelque reconnaisse reconnaissent
rend rendent rient rit répond répondent sachant sache sachent sauf sent sentent serait sert servent sien sienne soi soient soit sommes sort sortent suis suit suivent tant tard tel telle telles tels tenant tien tienne
tiennent toi trop tôt vais vas venant vend vendent veuille vienne viennent vit vivent voici voient voilà voit volontiers voyant vôtre étaient étais était étiez étions êtes
`;
