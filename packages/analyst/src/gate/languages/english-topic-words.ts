/** Ordinary words of the topics of any trade, beside those of the other lists. */
export const nouns = `
abdomen abrasion abrasive abscess accelerator acetone acne acoustics acrylic actor adaptor addiction admission adolescent adoption adventure advert aerial aeroplane aerosol ageing alcohol ale algebra alibi alloy
alternator ambulance amplifier ampoule anatomy anchovy annexe answerphone antenna antifreeze antique antiseptic aperture appetiser appraisal aqueduct arbitration arch archery architect architecture armchair armrest
arthritis artichoke asparagus asphalt assistance asthma astronomy attendance attire aubergine audio audiobook auditor aunt awning axe axle babysitter backrest backyard badminton bagel baker ballet balloon balm balustrade
bamboo banister bankruptcy banquet baptism barbecue baseball basketball bass bassinet bathrobe bathtub batter bay bead beaker bearing bedspread bedtime belly beneficiary bib bidding bikini binder binoculars birch birth
bladder blazer bleach blemish blender blister blogger blueberry blueprint blurb blusher boarding bookcase booking bookkeeper bookkeeping bookshelf bottling bowling braid breastfeeding breeder bricklayer briefcase
broccoli broker bronchitis brooch brother brownie brunch bubble bud buffet buggy bun bungalow bunk burger bus cactus caffeine calcium calculation caliper canal candidate canoe canyon cape capital captain caravan
carbohydrate cardboard cardigan caretaker caries cartilage cartoon cartridge carving casserole cassette casting castle catalogue cataract cathedral cauliflower cedar celery cellar cello cement census ceramics certificate
certification chairlift champagne chandelier chapel character charcoal charger charter chassis checkbox checkout cheek cheesecake cheque chess chestnut chick chickpea childcare childminder chime china chisel choir
cholesterol chopstick chord christening church cider cigarette circulation clamp clarinet claw cleanser cleansing climber clipboard clippers cloak clog closet closure clothing clove clover coaching coal cobbler cockpit
cod coffin coil collagen collision colon comb commission commissioning complexion compressor concealer conditioner conditioning condom confetti congratulation connector constipation consultancy contraception
contraceptive contractor converter conveyancing cookery cooking cooler corkscrew cornflour corset cosmetics costume cot cottage council counselling counsellor countertop coupling coupon courtyard couscous crab cracker
cradle crane crayon creditor creed cricket crime croissant crossing crossword cruelty crutch cube cuff cupcake curb curl curler currant custard custody cutlery cutting cyclist cymbal cyst dam dancer dancing dandruff dart
dashcam daybed daylight dealership death debit debtor deckchair deer defendant dentistry deodorant department depression dermatologist desert detention detox devaluation diabetes dial dialect diamond diaper diarrhoea
dice diesel dietitian digger dill dimmer diner dinghy dining director disability disc discharge disco dishcloth disinfectant dislocation dispenser disposal distributor diver diving divorce dizziness dock documentary doll
dolphin dome donkey donor doughnut dresser dressing drive drought drug drummer duck duct dummy dungarees durability duster dustpan dye eagle eardrum earphone earthquake eczema edging eggplant election electrics
electrolyte electronics elephant elevator elf embroidery emission emulsion enclosure endodontics endurance engineering engraving enrolment epilation era eraser eviction examination excursion exfoliation exfoliator
expenses explosion extractor eyelash eyelid eyeliner eyeshadow eyesight facial factory fairy falafel farming fastener faucet façade feeding ferret fibreglass filament filing fillet fin fingernail fingerprint finishing
firewood fireworks fishing fitter flannel flap flashlight flatmate flatshare flea flier flooring flowerpot fluoride flute fly flyer foal foliage folklore footballer footbridge footrest footwear force forearm foreman
forestry forklift formwork fountain fowl fox franchise fraud freckle fries frog fryer funeral funnel furnace fusebox gallon gaming gardening gastritis gauze gazebo gearbox gel gelatine gem gene gin giraffe glasses
glazing glider glitter glucose gluten gnome goalkeeper goat goggles goldfish goose gooseberry gown graduate graduation graffiti gram granddaughter granite granola grapefruit graphics grasshopper grater gravel gravestone
grease grill groceries grooming groundwork guarantor guesthouse guidebook guitarist gutter guy gymnastics haemorrhoid hairbrush haircut hairdryer hairspray hairstyle hallmark halogen halter hamburger hammock handbag
handbrake handicraft handkerchief handlebar handout handrail handset hanger hangover harassment hardwood hare harness harp hatchback hayfever haze hazelnut headband headboard headphones headrest headset healthcare
heartburn hearth heating hen hernia herring hockey hoist holdall holster hoodie hoof hoover hormone horror horseradish hosting housekeeper housemate housewarming housework hull hummus hunter hunting hut hydrant hydration
hypnosis icing idiom immigration immunity implantology incense incisor incontinence incorporation indemnity indigestion inflammation inhaler inheritance inlay inn insole insomnia inspector insulin insurer intake intern
internship interpreter intersection intestine intolerance investment investor invoicing ivory jack jackpot jelly jewel jewelry jigsaw jockey jogger joiner joinery joist judo juicer juror jury justice kale karate kayak
kebab kennel kerb kernel ketchup keyhole keyring kickboxing kilt kimono kite kneecap knickers knitting knitwear knuckle laboratory ladle lady laminate lampshade lance landlady landlord landscaping lanyard larder laser
lash latch lattice launderette lawnmower lawsuit lawyer leakage leaseholder leasing leaver ledger leftovers legacy legging leggings lender lending lentil leopard lesion letterbox lettings lifeguard lifeline lifter
ligament lightbulb lighthouse limb limestone lineage liner lingerie lining linoleum lipstick liqueur liquorice listener lithium livestock lizard lodge lodger lollipop lotion loudspeaker louse lozenge lubricant
lubrication lunchbox lunchtime lyric macaroni mackerel magician magnesium magnifier maid mailing maize makeover malt mammal manicure mannequin manor mantelpiece manuscript maple marathon marble margarine marina marinade
marker marketplace maroon marrow mascara masher mask mason masonry masseur masseuse mast matt measles measuring meatball medallion mediation mediator meditation membrane memoir memorial menopause mermaid messenger
metabolism metalwork microfibre midwife migraine milkshake millet mince miniature minibus miniskirt minute miscarriage mistletoe mitten modelling moisturiser mole monk monkey monsoon monster monument moonlight moped
mortar mosque mosquito moss motel moth motherhood motorcycle motorhome motoring moulding mountaineering mousse moustache mover moving mozzarella muesli multivitamin mum municipality mussel nanny nap napkin nappy neon
newborn nibble nickel nightclub nightdress nightmare nipple nostril notary notepad nougat nursing nutrient nutritionist oar oasis oatmeal oats occupant octopus offcut oilcloth omelette onset opera optics orchard orchid
orthodontics orthodontist orthopaedics osteopath osteopathy otter outerwear overalls overcoat overdose overheads overlay owl oyster ozone pacemaker packing padding paddle paddock padlock paintbrush painting palace palate
pallet pamphlet pant pantry papaya paperback paprika parade paramedic parasite parasol parchment parish parker parlour parmesan parquet parsnip partition passing pastel patrol paving payee payer peacock pearl pebble
pecan pedestrian pediatrician pedicure peeler peg pelican pelvis penalty penguin penicillin penny pensioner perfumery period periodontitis pesticide pesto petition petticoat petunia phobia physician physiotherapist
physiotherapy pianist pigeon piggybank pigment pillowcase pimple pine pint pistachio pitchfork pizzeria placemat plaice plaintiff plantation planter planting plasma plasterboard plasterer playgroup plywood pneumonia
poker police pollen polo polyester pomegranate pony popcorn poppy porcelain port postage postbox postcard postman posture potter pouch poultry prairie prank prayer predator preschool presenter prey primer prince princess
printing printout prism prison prisoner processing programming propeller prosecution prosthesis psychiatrist psychologist psychology psychotherapy puberty publishing puff pulley pulp punch puppet purée pushchair pushup
putty pylon pyramid quay queen quilt racing radiation radish raft rafter rag railing raincoat rainfall rainwater ranch ransomware rash rasp rat ravioli razor realtor rebate recess recharge recreation recruiter rectangle
recycling refinery reflector reflux refreshment refurbishment registration regulation rehabilitation reindeer relic relocation removals rental renter repairer reptile resin respiration respirator retirement retriever
reunion reusability rhubarb rib riding rifle risotto riverbank roadside roadworks robe rocket rod roller romance roommate roundabout rowing rucksack rudder rum runway rye résumé sailboat sailing saint salami salesman
saleswoman salon saloon sandbox sanding sanitiser sanity sapphire sardine sash satellite satin satisfaction sawdust saxophone scaffold scaffolding scales scaling scalp scanning scholarship schooling scone scoring
scorpion scout scrap scraper screening screenplay sculptor sealant sealing seascape seashell seaweed sedan semolina sequel serum servant serving settee severance sewage sewing sex shack shaft shampoo shark sharpener
shaving sheep sheepskin shellfish shepherd shin shingles shoelace shopkeeper shorthand showroom shrimp shutter sideboard sidewalk siding sieve sightseeing silhouette silicone silverware simmer simulator singing sinus
siren sitter sitting skateboard skating skier skiing skincare skull slab slate sledge sleeper sludge smartwatch smoker smoking smoothie snail snake snorkel snowboard snowman soccer society sodium softener softness
softwood solar solvent sorting soundproofing soundtrack soy soya spa spaceship spaghetti spanner sparrow spatula species spectacle spike spiral splinter spokesperson sportswear spotlight sprain spreader sprinkler spruce
squash squid squirrel stairlift stairs stapler star starch steamer steering stencil stepladder stepmother stereo steroid steward stile stilts stitching stocking stockings stop storey stork streaming stretcher stroller
stuffing stump styling stylist subcontractor subfloor submarine subway suede suffering sulphur summit sunburn sunflower sunrise sunscreen sunset suntan supermarket surcharge surfboard surfing survival sushi suspension
swan sweatshirt sweetcorn sword syllabus symphony synagogue syringe tablecloth tablespoon tableware tailoring tambourine tamper tampon tan tangerine tarmac tarpaulin tattoo tattooist taxation teabag teacup teapot
teaspoon telegram telescope temper temple tenancy tendon testament testing tetanus thermostat thigh thimble thirst throne thyroid ticketing tights tiler tiling tinnitus tiredness tobacco toddler toenail toiletries tongs
toolbox toothpick topping tortilla tortoise tournament towing townhouse tracker tracking tracksuit traction tractor trader tradesman tragedy trampoline transaction transcription transformation transit transmission
transplant transportation trash tread treadmill treasure trellis trench tribe tribunal tricycle trimmer trimming tripod trombone trophy trout trowel trumpet tuition tumour tuner tuning turbine turbo turf turmeric turnip
turquoise turtle tutoring tuxedo tweezers twig typing ulcer ultrasound unboxing undercoat underlay undertaker unemployment upbringing upholsterer upholstery urine usher uterus vaccination vanity vapour varnish vault veal
vegetation veil veneer venison vent ventilation ventilator veranda verdict vertebra veterinarian vibration victim videographer viewing villa villager vineyard viola violinist voicemail volcano voltage volunteering vowel
waffle wagon waist waistband waistcoat waitress walker walking wallflower war ward wart washbasin washing wasp watchmaker watercolour waterfall watering waterproofing waxing weapon weaving wedge weekday weir welding
wellness wetsuit wheelbarrow wheelchair whip whirlpool whisky widow wig wilderness willow windowsill windshield windsurfing winemaker wiring wolf womb woodland woodwork woodworm workbench working world wrapping wreath
wreck wrench wrestling xylophone yacht yolk zebra zoo
`;

export const verbs = `
accelerate accomplish achieve act align amplify animate appraise approve argue arm arrest assure authorise beautify bid blanch bleach blow braid broaden calibrate catch celebrate certify classify coil collaborate comb
compete concede consist convey convince cooperate coordinate crave crush curl deactivate declare decode defrost devise digitise discharge dishearten disinfect dismantle downsize drape drive dub dwell dye eat elect
embroider emigrate encrypt excavate exfoliate exhibit explode extinguish fabricate fade fax fertilise fly foresee furnish garnish glow graft grate graze grease grill halt harden honour hydrate ignite immigrate immunise
impose improvise inhabit insure invalidate kill laminate leap liquidate lose march marinate mash mediate meditate meet misjudge moisturise narrate nominate obstruct originate overcook overfill overhang overheat override
overturn overwater pave peg penalise perforate permeate pierce poach poison pollute ponder portray pose pound prime privatise propagate propose protest provoke prune punctuate purify reap reassemble recharge recite
reconnect reconstruct redecorate reduce reform refurbish regain regrow regulate rehydrate reimburse reinstall reinvent relay relocate repaint repel replant report reposition resell retouch retrain ripen scrape sculpt
seem sell sharpen shred sift simmer sing slant spin sprinkle stabilise sterilise stimulate stop subtract survey swipe synchronise tan thrive total tow transplant troubleshoot undress uninstall unsubscribe unveil
vaccinate varnish ventilate visualise wed weld withstand
`;

export const adjectives = `
abrasive absorbent academic addictive aerobic airtight alcoholic alkaline allergic ambient amusing analogue angled antibacterial antique appetising aquatic architectural armless aromatic assorted athletic automotive
baked barefoot beige bespoke big biodegradable black blended blonde boiled bony bottled braided calming canned carbonated cashless changeable childproof chilled chubby classical clingy closed clothed cloudy coastal
collapsible collective colourless composite concave confidential contactless contractual conventional convertible convex cooked cordless cosmetic crafted crispy crusty cuddly customisable daily decaffeinated deductible
defensive delayed delighted deserted detachable diabetic diagonal dietary dim dimmable disappointed disposable dissolvable divorced doughy dried droopy drunk dual dutiful eatable effortless electrostatic embarrassing
embroidered encrypted energetic engaged enlarged ergonomic excessive excited extendable extraordinary feminine fermented finished fireproof fitted fizzy flammable flavoured flowery foggy folding fortunate freehand
freelance freestanding freshwater fried frightening frustrated furnished furry genetic giant glazed glittery global grainy grand granular grilled groomed gross guided handcrafted handwritten healing heated herbal holy
hooded hopeful hormonal hostile huge hybrid hydrated hypoallergenic icy illegal immune impolite impossible impractical inaudible inevitable infectious inflammable inflatable inherited insecure instant insulated insured
intimate intolerant invoiced itemised ivory jagged jammed knitted laminated latex leaky loaded lockable low magical magnetic marinated marketable masculine massive matching maternal mathematical matt meatless meaty
medicinal melted micro microwaveable mini minimalist misleading mistaken moisturising multifunctional multilingual muscular newborn nimble nosy nourishing nude nutritional obedient obese oblong occupational odourless
optical optimistic overcooked overgrown overnight overseas overweight packed painted pasteurised patterned payable peeled perforated personalised pessimistic phonetic pickled plaited plated playable pointed porous
prefabricated pressed pressurised preventable prickly programmable prone psychological quilted radioactive rainy raised rapid rare rechargeable recovered recycled refined refreshing refundable refurbished reinforced
religious rented residential retired retractable rotating royal runny rushed salted satin savoury scheduled scratchy sealed seedless sexual shaggy shatterproof sightseeing situated skimmed skintight sleeveless sliced
sliding smelly smoked smoothed snowy solar soluble soothing soundproof sporty spotted spreadable stackable stained steamed sterile strapless stretchy striped stuffed sudden sunburnt superb sweaty sweetened synthetic
teachable terraced textured thermal threaded tinted toned total toxic trainable translucent treatable trendy unbreakable uncooked uncut undercooked underground underweight undressed unemployed unfurnished unhygienic
uninsured universal unkind unleaded unlikely unlimited unlucky unmarried unopened unpainted unpeeled unsalted unscented unsealed unsharp unsweetened untrue unwashed upholstered ventilated veterinary washed waxed wealthy
wearable weatherproof whipped wholegrain wholesale wireless woollen
`;

export const small = `
agreed aren't ate bit bled blew bred broke can't clung couldn't crept doesn't don't drank drew drove drunk fitted flown fought froze gave hereby isn't knelt knew mistaken patients ran rode sang shone shouldn't slid smelt
stung swum threw took typed untold wasn't went weren't won't wore wouldn't wrote
`;
