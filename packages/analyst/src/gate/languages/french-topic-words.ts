/** Ordinary words of the topics of any trade, beside those of the other lists. */
export const er = `
aboyer absorber aiguiser allonger allumer amarrer amputer aromatiser arracher assurer barbouiller beurrer boutonner braiser brancher broyer bétonner cadrer carreler chausser cicatriser cirer clouer connecter courber
crier crocheter dessaler draguer débarquer débloquer déboucher décaper dégivrer dégonfler dégraisser démaquiller dénouer désherber désodoriser détendre dévisser effeuiller encadrer endosser enduire enneiger enrouler
ensacher entailler fermenter ficeler flamber forer frire friser gazonner geler glacer goudronner greffer griffer grimper habiller hacher huiler humecter immatriculer immobiliser incruster inhaler irriguer jongler lacer
laminer laquer limer lubrifier lécher maquiller mariner mastiquer maçonner meubler mijoter monnayer mouler mouliner mousser muscler napper niveler oxygéner pagayer paner parquer paver peigner piler piloter pivoter
plaquer plisser plomber plâtrer pocher poivrer polluer pomper poncer poudrer poêler pulser pulvériser puncturer rafistoler ramoner randonner ratisser rechausser reloger rembourrer repeigner replanter ressemeler retoucher
rissoler rouiller réchauffer récurer rénover sabler sangler savonner scier sculpter soulever souper surgeler tamponner tanner tapisser tartiner tatouer thermoformer transpirer transplanter trinquer tuteurer vaporiser
ventiler vidanger visser vitrer zester écailler écosser écumer égratigner élever émietter émincer épicer éponger équiper
`;

export const ir = `
abrutir amollir brunir fraîchir froidir garantir lotir mincir mollir pourrir roussir verdir
`;

export const nouns = `
demi-journée 
abdomen abri acné adoption aimant algue alimentation allaitement alliage allumette aluminium ambulance amidon angine antibiotique aorte aquarelle aquarium archet ardoise argile artisanat artère asperge asthme attelle
autobus autocar aviron avoine aérosol baignade bail balançoire bar baril bascule basilic basket baume bijoutier bison blouse bombe boucherie boue boulon boussole braguette brasserie broche bronchite brouette buffet
buvette béton cabriolet cachet caféine cage cahier calcium camembert cancer canette canicule caravane cardigan carrelage carrosserie cartilage cartouche centre certificat chapelle charbon chargeur chausson chêne
cicatrice cidre ciment cirage climatisation cloison clôture cocotte col collyre collège commande condiment conserve constipation contraception convocation coquillage cornichon couette courge courtier couscous craie
crampe crevette croquette crémaillère cube cuisinière cure curry cyclisme cygne céréale côte daim dalle dattes dauphin dermatologue diamant divorce donation drone décapant décharge décodeur dégustation démangeaison
déménagement désherbant désinfectant dévitalisation eczéma embarquement embrayage endive engrais entrepôt escalade essoreuse essuie expresso faïence fenouil ferry feuilleton fiançailles filet fontaine fossé fracture
friture fumier fusible fève givre golf gomme gorge gourde granulé gratin gravier grillage guidon guirlande gymnastique gélatine gélule gîte hache haie hamac hangar hernie hibou hormone hérisson héritier indemnité
insuline intestin intérimaire isolant ivoire jardinerie jardinière jean jumelle justificatif karaté kayak kiné kiwi laque lard lasagne levure lime limonade lingerie liqueur litière livret lièvre locaux lotion loupe lèvre
magnétoscope malle mammifère manette marbre marinade massif maternelle maternité mayonnaise maçon maçonnerie maïs membrane menthe menuiserie mijoteuse moisissure mortier mosaïque moteur motoculteur moufle musculation
museau mât mèche météo nage nageoire navette nièce numéro nutrition nylon obésité omelette orchidée orge orthodontie orthodontiste orthophoniste ostéopathe otite ourlet pagaie paiement palmier parebrise parfumerie paroi
parterre pastille patinoire patte peignoir peluche perceuse perruque piment pin pissenlit pizza plaine plantation plante plinthe plomberie plongée pointure polaire pollen porte potager poule pourboire pousse poutre
praticien pulpe pâtes pédale pédiatre péniche pétale quincaillerie radiateur rampe rasage ravioli rechange relaxation remorque repassage rhumatisme roseau râpe râteau réanimation rénovation réservation résine rênes sabot
safran saignement sandwich sanitaire satin sauna saxophone sciure scooter secrétariat semence semoule servante short soja soldes sommier sonde sonnette sorbet soudure soupape spatule stade stagiaire store surgelé
survêtement syndic séchoir séquelle sérum taxe tendon tennis testament thermomètre thermostat thon tire toiture tombe tonneau traiteur travaux traîneau treillis truffe tumeur turbine tutelle ulcère varice ventilateur ver
vertèbre vigneron virement vitrage voilier vétérinaire zinc zoo écaille échafaudage écluse écurie élevage éleveur épilation épine érable établi étoffe étui
`;

export const adjectives = `
abordable abrasif agaçant alcoolisé amovible anal arrondi avarié bancaire biologique blond boisé bossu bouilli bruni buccal caoutchouteux cardiaque casanier cellulaire charnu cosmétique coulissant craintif curatif
cylindrique cérébral digestif digital diététique démontable emballé ferroviaire feuillu fibreux fiscal fleuri forestier fromager gazeux glissant gonflable gélatineux génétique habillé haché hormonal horticole hospitalier
hydratant imprimé inclinable infectieux inflammatoire inoxydable insonorisé invasif irritant isolant jetable laineux laitier locatif logistique marbré mariné maritime masculin matelassé meublé modulable moite mural
musculaire médicinal nasal neigeux oculaire orthopédique paternel pelucheux perméable pliable pliant plissé plombé pneumatique poivré postal postnatal poudreux protégé prénatal préventif psychique pulmonaire pétillant
rance rasé rayé rechargeable recyclable relaxant rembourré respiratoire râpé sablonneux sanguin sanitaire sexuel sucrier teinté thermique tissé toxique tranchant utilitaire vasculaire velouté ventilé vert vestimentaire
viril visqueux vitaminé vocal électroménager énergétique
`;

export const small = `
achète achètent appelle appellent autrefois bat battez battu boirez boit bouillez bu bue conduisez connaît couds courez couru cousez cousu cueillez cueilli cuisent cuisez dissous dissout dormez dorénavant environs
envoient essaient frire frit frite frites jette jettent lue lève lèvent mentir met mordu mourir naît nettoient né née obtient paient paraît partez peignez peinte perçoit plaint pèse pèsent recevez ressent semble semblent
sentez sortez souffre sourit sèchent teint tond tondez tondu tordu éteignez
annoncer annoncez
`;
