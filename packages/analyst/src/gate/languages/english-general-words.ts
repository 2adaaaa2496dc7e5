/** Verbs in the infinitive. */
export const verbs = `
abbreviate absorb accommodate accompany acknowledge acquaint adhere adjoin administer admire advise affect alter alternate amuse annotate appreciate archive arise aspire assume attain author automate avert await balance ban base
bear become behave bind blame block blur bold bookmark bother bound bracket breathe browse bullet button calm cancel carve cast cease centralise centralize centre challenge char chart chat chip chop circulate cite cling clip close
club cluster coach coat code coincide collapse colour combine comfort command commence comment communicate compensate complain complement complicate compose comprise compute conceal concern condense conduct configure confine
confront conserve constitute construct consult consume contradict contrast contribute control cope correlate correspond count counteract crack craft credit crop cross crowd crumble curate cure customize damage dampen dash date
deal debug deduplicate deem degrade delay delegate delete delight deny depict deposit derail deserve detach detect deter determine deviate devote diagnose differ differentiate dig digest dilute dip disable disagree
disappear disappoint discard disclose disconnect discourage discriminate disguise dismiss disperse dispose dissuade distil distill distinguish distribute disturb diversify donate dot dread drill drip drown dry dull duplicate dust
echo elaborate embed embody embrace emerge emit empathise employ empower emulate enclose encounter endorse enforce enlarge enlist enquire ensue entail entertain enumerate envisage envision equate erase escape evolve exaggerate
exemplify exist expire exploit expose facilitate fail familiarise familiarize fascinate favour fear field fight fizzle flatten flatter flavour flip float flood forget forgive formulate forward found fracture frustrate fulfil
fulfill function fuse gauge generalise generalize generate glance glue govern grab grade grant grasp greet grip groom grumble hand handpick hang harm harmonise harmonize hasten heal hear hesitate hinder hint hit hook hurry
hyphenate illuminate imitate imply impress inch incline incur indent infer influence inherit initiate innovate instruct insulate integrate intend interact interconnect interfere interrupt intersect intersperse intimidate intrigue
invent inventory invert investigate involve iron irritate italicise itemise itemize iterate jot justify kick knock land last laugh leak lend liaise lighten limit linger load loan lock log loosen lubricate maintain manage
manipulate manufacture mark master materialise mature maximise mean mend message migrate mind minimize mirror mislabel misread miss misunderstand misuse mock model moderate modernise modernize modulate motivate muddle mute neglect
negotiate neutralise normalise normalize notice notify number nurse obey object oblige obscure observe obtain occupy occur offset opt orient orientate oust overload overlook overwhelm owe own paginate pare park part participate
pass paste patch pause peek perceive perform permit persist personalise personalize persuade pinpoint pivot plug pool populate possess postpone pour practice practise praise precede predate prefer preload preserve presume pretend
prevail print proceed process procure profile programme progress prohibit project prolong prompt pronounce proofread prototype pull pump purchase pursue puzzle qualify queue quicken quieten quit range rate rationalise realise
realize reappear rearrange reason rebrand recall receive recheck recipe reckon recognise recognize recover recreate recruit recur redesign redo redraft reference reformulate refuse regard regroup rehearse reject rejoin relax
reload remain remake remedy remodel render renew renovate rent reopen repackage repay rephrase represent reprint reproduce republish require reset reshape reshoot resist resize resort rest restart restore restrict resume retain
rethink retrieve return reuse reverse revert revive revolve reward rewind ride ring risk roam roll rotate round ruin rule run rush safeguard sail sample sand save scale scan scare scatter scoop scratch scream script scroll seal
secure seed segment seize select sense separate sequence set shelve shield ship shout shrink-wrap shuffle shut signal signpost simulate sink sit situate skew skim slice slide slim slip snap soften solidify sound sow span spare
speak spill spoil spot spread squeeze stack staff stage stagger stain stall stamp stand standardise standardize steal steer stem step stitch streamline strike string strip structure struggle style subscribe substantiate suffer
suffice suit sum superimpose supervise suppose surprise surround suspect suspend sustain swallow swap sweeten swing symbolise sympathise systematise tabulate tailor tap tempt tend terminate thank thicken thin thread throw tick
tidy tile time tint title tone toss tour track trade train transition transmit transpose travel trigger trouble tuck tune twist underline underpin undertake undo unfold unify unite unlock unpick untangle unwrap uphold upset urge
utter vacate value vanish venture verify video vow wander warm warrant waste weaken wear weigh whisper wind wish withdraw withhold witness wonder worry worsen wrestle yield zoom
`;

/** Participles that no rule forms. */
export const past = `
become been begun being bent bought broken brought built burnt caught chosen come dealt doing dreamt driven dug eaten fed felt forgotten frozen gone gotten having hit hung hurt laid lain learnt led lent lit met mown overdone
overlooked paid rebuilt redone remade reread resent rewritten ridden rung said sat seen sent sewn shaken shed shown shrunk shut slept sold sought spelt spent spilt spoken spread spun stood struck stuck sung sunk swept sworn swung
taught thrown told torn underused undone unknown unseen well-known woken won worn wound woven
`;

/** Nouns in the singular. */
export const nouns = `
abbreviation abundance academy acceleration acronym activity adaptation adhesive admin admiration adult affinity agency agenda agreement aid alarm album algae alignment allergy alley allowance alphabet alteration aluminium
ambiguity amenity analogy anchor-text anecdote anger animal animation ankle anniversary annotation anxiety apartment apology apparatus appeal appearance appetite appliance applicant appointment apprentice approval apron archive
arrival arrow art artisan artist artwork ash aspiration assembly assertion assessment assignment association assumption atmosphere attachment attempt attic attitude attraction auction authenticity authorship autumn avenue
awareness baby bacteria badge bakery ball banner barrel barrier basement batch bathroom beach beam beard beauty beer bell belt bench bend berry beverage bias bill bin biography bird biscuit bite blank blanket blink blur boat bolt
bond bone bonus bookmark booth border bother boundary bouquet boy brainstorm brake branch brass breakfast breath breeze brewer brick briefing brightness brochure bronze broom buckle buffer bulb bulk-order bump burden burn bush
butter bypass cabin cabinet cafe café caller calorie candle candy canvas cap caramel carbon career cargo carpet carrot carton cascade cast casual-reader ceiling celebration ceremony chain chalk charity charm cheat-sheet checkpoint
chef chemical chemistry cherry chest chicken childhood chip chocolate chore cinema circuit circumstance citation citizen citrus civilisation clarification clarity clash clause clay cliff clinic clock clue coast coating cocoa
coherence coin coincidence collaboration colleague column-header comedy command commitment committee commodity commuter companion compartment compass compensation competence completeness completion complexity compliment compost
compound compromise computer concentration concert concision condensation conduct cone conference confidence confirmation-email conflict congestion conjunction consent consequence conservation constraint construction consultant
consumer consumption contamination contest continuity contract contradiction contribution contributor convenience convention cookbook cooker cooperation coordination copper copyright copywriter copywriting cord cork corridor
counsel counter counterpart county courage courtesy cousin craft craftsman crate creation creativity creator creature crew crisis critic criticism crochet crossover crossroad crowd crumb crust crystal cue cuisine culture curiosity
currency curriculum curve cushion customisation cycle-lane dairy damage damp dance danger darkness database dawn deal dealer debate debris debt decaf decay decoration defect defence degree-day delay delight demonstration density
dependence depot derivative descaler desire desktop destination detector detergent determination detour developer-note diary dictionary digestion digit dignity dilemma dip diploma directive directory dirt disappointment disaster
discipline disclaimer disclosure discovery discussion disease dishwasher disk dispute distinction distraction distribution disturbance diversity divider division doctrine documentation donation doorway dosage dot dough downside
drag drain drainage drama draught dream drift drill drive-through drum dryer dryness duplicate duplication duration dwelling eagerness ear earring earth east-west eater echo ecosystem education efficiency elaboration elbow elderly
electricity elegance emergency emotion empathy employment emptiness enamel encounter encouragement endeavour endpoint engagement engineer enjoyment enquiry enthusiasm enthusiast entirety entrepreneur envelope episode equation
equilibrium errand escape essay essence establishment estate ethic etiquette evaluation evening excitement exclusion excuse execution exhibition existence exit expansion expenditure expense expiry exploration explorer exposure
extent exterior eyebrow facade facet facility failure faith fallback familiarity fantasy farm farmer fashion fat fate father-in-law fault favour fear feast feather fee fellow fence festival fibre fiction fight filler filtration
finance finger fitness fixture flame flash flask flavouring fleece flexibility flight flip float fluency fluid fog foil folk font footage footnote footpath footprint forehead forest fork formality formation fortune forum founder
fragment fragrance freedom freelancer freezer freight frequency fridge friend friendship frost frustration fulfilment fun functionality fur fusion fuss future galaxy garage garlic garment gate gauge gender generator genre
geography gesture girl glaze glimpse globe glove glue gold goodness grandparent grass gratitude gravity greeting grid grocery groove guard guardian guitar gum hallway hammer handover handwriting happiness harbour hardness hardware
harm harmony hassle hazard headache headphone hearing heater heaven hedge height helmet helper herb heritage hesitation highway hike hill hinge historian homeowner honesty honey hood hopper horizon horn horse hospital hospitality
hostel housekeeping housing hub hue hug humour hunger hunt hurdle husband hygiene hyperlink hyphen hypothesis ice identification identifier illness illusion imagination imbalance imitation imperfection implementation implication
improvement-idea impulse inbox incident inclusion inconsistency inconvenience indent independence indicator infusion inhabitant initiative injury ink innovation insect insertion instance instinct instructor instrument insulation
integration integrity intelligence intensity interference intermediary interpretation interruption interval intervention intuition invention invoice involvement iron irritation island isolation iteration jam jargon jaw jeans
jewellery joke journal journalist joy jumble jumper junction jungle justification keyboard kilo kilometre kitten knob knot lab labour lace ladder lake land landmark landscape lane laugh laundry lawn laziness leaflet leak lecture
leftover legend leisure lemon lens lettuce lever liability liberty lifetime lighting lime linen lip liquid literature litre liver loaf loan locker log logic logistics logo lounge lover loyalty luck lump lung luxury machinery magic
magnet mailbox makeup mall man management manager mandate manufacture manufacturing margin marketer marketing marriage mass master mate mathematics maturity meadow mechanic medication medicine meeting melody membership mentor
merchandise merchant merit mess metadata meter metre microphone microwave midday middle midnight migration mile mill mindset minimalism mirror-image misconception misery mishap mismatch misunderstanding misuse mixer mobility mode
moderation modification moisture moon mortgage mosaic mother motion motivation motive motorway mould mouse movie mud multimedia museum mushroom musician nation neatness necessity needle neglect neighbour neighbourhood nerve newbie
newcomer newsletter newspaper niche night node norm north-facing nose notation notebook notification notion novel novelty novice nozzle nuance nuisance nurse nursery obedience obligation observation observer obsession obstacle
occupation ocean odour office offspring ointment onboarding onion opener operator opponent opposition optimisation orange orbit orchestra ore organ organisation organiser originality ornament outdoors outing outlet outlook
outreach overhaul overload oversight ownership oxygen packet pad pagination pain painter palette palm panel panic paperwork parallel parcel parenthesis parsley participant participation particle party passenger passion passport
password past pasta pastime pastry patience pause pavement peace pencil pencil-sketch pepper percolator perfection perfume permission permit persistence petrol pharmacy phase phenomenon philosophy physics piano pickup picnic pie
pig pile pill pilot pin pinch pipeline pitcher pity pizza placeholder plane planet plaster platter playlist pleasure plot plugin plumber poem poet poetry pole politeness pollution pond pop-up porch pore portability porter
portfolio portrait possession postcode poster potato pottery poverty powder power praise precaution precision precursor predecessor preface premise preservation prestige pretext prevention pride prior-knowledge privacy privilege
proceeding processor profession programmer progression prohibition projection projector prominence prompt pronoun pronunciation proofreader proofreading prose prospect protein protocol province provision publicity puddle pulse
punctuation pupil puppy purchaser purity purse pursuit puzzle qualification quest quirk radar radiator rail railway ramp ranger rarity rationale ray reactivity readership readiness realism realm reasoning receipt receiver
reception recipient recognition reconstruction recovery recruitment redesign redundancy refill refinement reflection refrigerator refusal regularity rehearsal relative relaxation relief religion reluctance remainder remark remedy
remnant removal renewal renovation rent reopening replacement replica repository representation representative reproduction republication reputation reservation reservoir residence resident resilience resistance resolution resort
respect restoration retention retreat retrieval reward rhyme rhythm ribbon riddle rider ridge rim ripple ritual river roadmap roaster rock router rubber rubbish rubric rug ruin ruler rush rust sack sadness safeguard sail sailor
sanctuary sand sandal sandwich saucepan saucer sausage scan scanner scar scarf scenery scent scheme scissors scoop scratch scream scroll sculpture seam seaside seasonality seclusion secret secretary security seed segmentation
self-help semantics semester seminar sensation sensitivity sensor sentiment separation separator seriousness server settlement shadow shaver shed shell shelter ship shipment shock shop-window shore shortcoming shortcut shortlist
shoulder show-and-tell sibling sideline sight signpost silence silver sin singer sip sister slang slider slogan slope smile smoke smoothness snack snow song soul soundness south-facing souvenir span spark specificity specimen
spectator spectrum speech sphere spider spill spine spirit splash spouse spread spring square stability stack staircase stake stakeholder stall stamp standpoint staple stationery statue status steak steepness stem stereotype stew
sticker stiffness stimulus stitch stool stopper storm storytelling strainer strand stranger straw strip stroke struggle stylesheet subcategory subdirectory subdomain subfolder submission subscriber suburb succession successor
suffix suitcase suite summer sunlight supper supporter surname surprise surrounding-area suspicion sustainability sweetener swimmer swing syllable symbol symmetry sympathy synopsis syntax syrup tack tactic tagline tail takeaway
tale talent tape taster teacher tear technician teenager telephone temptation tenant tendency tension tent tenure terrace territory textile theatre theory therapist therapy threshold throat thumb tidiness timber timeframe
timetable tin tissue toaster toe toggle toilet token tolerance tomato tongue toolbar tooltip toothbrush torch toughness tourism tradition trailer tram transparency traveller tray trial triangle tribute trolley trouser trunk truth
tumbler tunnel turning-point tutor tweak typography uncertainty uncle uniform uniqueness unity universe upkeep upside urgency usefulness utensil utility vacation vacuum validity valley van vein velvet venture venue verb
verification verse vicinity viewpoint villain violin virtue vision void volunteer voucher voyage waiter wake walnut wardrobe warmth washer wave wax weaver webinar webmaster weekend welfare well-being west-facing whale wheat whisk
whisper wick wife wildlife willingness wing wisdom wit wizard woman wonder workaround workbook workload workplace workspace worm worry worth wound wrapper wrinkle year-round yeast youth zinc zipper zoom
`;

/** Adjectives in the base form. */
export const adjectives = `
abrupt absent abstract absurd acceptable accidental acidic acoustic acute adequate adjacent adjustable adventurous advisable aesthetic aged agile alert alike alive alone aloud alphabetical amateur ambitious ample ancient angry
annoying anonymous anxious appealing approachable apt arbitrary artificial artistic ashamed asleep attentive audible avoidable awake awful awkward bad bald bare believable beloved beneficial bland blank blind blue blunt blurry
boring brave brilliant brisk brittle broken brown bulky bumpy busy candid capable careless casual cautious challenging charming cheerful chemical chewy chilly chronological circular civil clever clickable clumsy coherent cohesive
colloquial comic compelling competent competitive condensed conscious consecutive constructive contemporary continuous contradictory contrary conversational corporate costly cosy cozy crafty cramped crazy creative credible crooked
crowded crude cultural curved customary cute damp dangerous deaf dear decent decorative defective definite deliberate delicate delicious delightful demanding dense dependable dependent desirable desktop determined difficult
digestible diligent dirty disabled disappointing discreet dishonest distant distinctive diverse dormant downloadable drab due dull dumb duplicate dusty dynamic eager earnest earthy easy-going eclectic ecological economic
economical edible editable educational elaborate elastic elderly electrical electronic elementary eligible elusive embarrassed emotional empathetic enjoyable enthusiastic environmental equivalent ethical eventual evergreen
excellent exciting exclusive executive exhaustive exotic experienced experimental exposed extensive eye-catching factual faded faint faithful false fancy fashionable fat fatty faulty favourable feasible female fertile festive
fictional fierce filled final financial fixed flaky flawed flawless flimsy floral fluent fluffy fluid folded fond foolish foreign formal former forthcoming foul fragmented fragrant frank frequent frozen fruity frustrating fun
fundamental funny fussy future fuzzy gaseous generous gifted glad glamorous gloomy golden gorgeous graceful gradual grammatical grateful greasy greedy grey gritty grubby guilty habitual hairy handsome happy hardy harmful harmless
harsh hasty haunting hazardous hazy hearty helpless hesitant historic historical hollow home-made homemade horrible hospitable humble humid hungry hurried hygienic idle ignorant ill illegible imaginary imaginative imminent
impatient imperfect implicit impressive improper inaccessible inaccurate inactive inadequate inappropriate incoherent inconclusive inconsistent inconvenient incorrect incremental indented indirect industrial inefficient
inexpensive inexperienced ingenious inherent inhuman innocent innovative insightful instructive instrumental insufficient intact integral intellectual intelligent intense intensive intentional interchangeable interim intermediate
intricate intriguing introductory invalid invaluable inventive invisible irregular irritating isolated itchy jealous joint jolly joyful keen knowledgeable lacking late layered lazy leafy learned leftover legible legitimate
leisurely lengthy less-known lesser-known liable liberal lightweight likable linear linguistic liquid literal literary little live lone lonely loud lovable lovely low-key low-quality loyal lucky lukewarm lumpy luxurious mad male
malleable manageable marginal maritime married mature meagre mean meaningless measurable mellow memorable mental meticulous milky mindful mischievous misty moist momentary monotonous moral motionless mouldy movable muddy mundane
musical mutual mysterious naive naked nasty native naughty navigable needless negative neglected neighbouring nervous nocturnal noisy nonsense notable novel nutritious obscure obsolete occasional odd offensive offline oily onboard
one-sided ongoing online opaque operational oral orderly ornamental orphaned outgoing outlined outspoken oval overdue overloaded overlooked overly painful pale panoramic parallel parental passive past patchy peaceful peculiar
periodic permissible persistent persuasive pertinent petty philosophical photographic picky picturesque pink pivotal plausible playful pleased pleasing plump pointless poisonous polished powerful precious preferable pregnant
premature presentable pretty preventive previous priceless primitive prior problematic procedural productive proficient profound progressive prominent promotional prompt proportional proposed prospective protective proud
provisional prudent puffy punctual purple purposeful puzzled qualified qualitative quirky rational rear recent reciprocal recurring recyclable redundant reflective regrettable relative relaxed reluctant removable renewable
repeatable replaceable representative resealable resident residual resilient resistant respectable respectful responsible restful restless restrained restrictive retail reversible rewarding rhetorical rhythmic rigid rigorous ripe
roasted robust romantic rounded rude rural rustic rusty sacred sad salty sandy sane satisfactory satisfied scalable scared scary scattered scenic sceptical scrappy seamless searchable seasoned seated secret sedentary selective
selfish senior sensitive sensory sentimental sequential serene severe shabby shaded shadowy shaky shallow shameful shaped sheer shiny shoddy short-term shy sick silky silly simplified simultaneous sincere single-purpose skilful
skilled skinny sleek sleepy slender slight slippery sloppy sluggish smart snug so-called sociable sole solitary sophisticated sore spacious sparkling sparse special-purpose spherical spiky spiritual spoken spontaneous spotless
square squeaky stale stationary stern stiff stimulating stony strange strategic strict structural stubborn stuck studious stuffy subjective sublime subordinate subsequent suburban successive sufficient suggestive sunny superficial
superfluous supple supplementary supportive supposed sure-footed surprised surprising suspicious swift symbolic symmetrical sympathetic syntactic systematic tactical talented tall tame tangled tart tasteful tasteless tasty
technological tedious tempting tender tense tentative terminal terrible thankful theoretical therapeutic thirsty thoughtful timeless tired tolerant tough-minded tragic trained transferable tricky trivial tropical troublesome true
truthful turbulent ugly unable unaware unbalanced unbiased uncertain unchanged uncomfortable uncommon unconnected unconscious uncovered undesirable uneasy uneven unexpected unexplained unfair unfinished unfit unfocused unfortunate
unfriendly unhappy unhealthy unhelpful uniform unimportant unintended uninteresting unlabelled unlike unlinked unnatural unneeded unorganised unpleasant unpolished unpredictable unread unreadable unrealistic unreliable unsafe
unsorted unstable unstructured unsuitable unsure untidy untouched unused unusual unwanted upcoming upper-left upright upset urban urgent usable useless vacant vague vain vegetarian velvety verbal verbose viable vibrant vicious
vintage virtual vital vocal volatile voluntary wary washable wasteful watchful watery wavy weary weathered wee weird well-formed well-kept well-lit well-made whimsical white whole-grain wholesome wicked wild windy wise wistful
witty wobbly woolly wordy workable worried worthless worthy wounded yellow young youthful zesty
`;

/** Adverbs, prepositions, pronouns and forms of auxiliaries. */
export const small = `
above-mentioned accordingly afterward albeit alike aloud already-published altogether amid amongst anew anyhow anymore anyway asleep astray awhile backward backwards beforehand behind being beneath can't contrary couldn't despite
didn't do-it-yourself ever everything everywhere except firstly formerly forth forwards fro furthermore hasn't haven't henceforth her hers herself him himself his hitherto how's ideally inasmuch indoors inward inwards last lastly
lest meantime meanwhile mine moreover myself near-by nonetheless notwithstanding ones oneself onward onwards ought ourselves outdoors outward overleaf past presumably prior provided regarding right-hand seldom shall shouldn't
since somebody somehow sometime somewhat soon sooner thanks thereafter thereby therein thereof they'd they'll till unlike upside verbatim wasn't we'll we're we've weren't what's where's whereas whereby wherein whereupon whilst
who's whole whomever won't worth wouldn't you'd you'll you've yourselves
`;
