/** Everyday words of what sites are about: health, work, money, home, travel, sport, school, software, feelings. */
export const nouns = `
absence account acidity advance adviser aftercare aftertaste agent airport aligner allergy allowance almond alphabet amount anaesthetic anecdote anger ankle antibiotic anxiety apology app apple appointment apprentice
apricot aquarium arrears athlete attachment attic avocado backpack backup bacon baggage bakery balance balcony ball banana bandage bank banter barber bark barley basement basil bat bathroom beach bean bedding bee beef
beer beetroot belt berry bike biology birthday biscuit bitterness blackboard blanket bleeding blind blizzard blood blouse boat body bone bonus boot border boredom boxing bracelet braces brain brake branch bread break
breath breeze brewer bride broth browser bruise budget bug builder bulb bumper bureaucracy bush butcher butter button byte cabbage cabin cache cage cake calm camp campsite cancellation candy cap car caramel care career
carpenter carpet carrot cash cashier cat caveat cavity ceiling cereal charge chatbot check-in check-up cheese chef chemistry cherry chest chicken chilli chimney chin chocolate cinnamon classmate classroom cleaner clerk
cliché click climb clinic clock cloud clutch clutter coach coast coat cocoa coconut coin cold collar colleague college comfort compass compassion compost confidence consent contract cook cookie corn cotton cough courage
courier course court courtesy cousin coverage cramp cream credit crema crown cruise cucumber cupboard cure curiosity currency curriculum curry cursor curtain customs cycling daisy dashboard database date daughter debt
decor decorator deduction degree delight denim dentist denture departure deposit desk detergent developer diagnosis diploma discount disease dishwasher dismissal doctor dog doorbell doubt dough download dress drill
driver driveway drizzle duvet earring egg elbow electrician emotion empathy employee employer employment enamel encryption engine engineer enquiry entitlement envy essay exaggeration exam exhaust export fabric farmer
father fear feather fee fence fern ferry fertiliser fever fig file files filling finance finger firefighter fireplace firewall fish fitness flattery flight floorboard florist floss flour flourish flowerbed flu fog folder
follow-up font football forecast forehead form freelancer freezer fridge frost fuel fund fur furniture garage gardener garlic gate gateway gear geometry gimmick ginger glove goal godmother golf grade grammar grandchild
grandfather grandmother grandparent grape gratitude gravy greenhouse grief grinder grout guilt gum gym hail hairdresser hallway ham hammer hamster handover happiness harbour hardware hat headcount headlight headmaster
hearing heartbeat heater heatwave hedge heel helmet herb highway hike hinge hip hire holiday homework honesty honey hood hook hope horn horse hose hospital hostel hour humour husband hygienist ice illness implant import
inbox income induction infant infection injection installer instalment insulation insurance interface interviewee invoice ironing island itch itinerary ivy jacket jam janitor jar jargon jaw jeans jersey jet jewellery job
jog jogging joint joy juice jumper kettle keyboard kidney kindergarten kindness kitten kiwi labour lace ladder lamb lamp laughter laundry lavender lawn leaf league lease leash leather leave lecture leek lemon lemonade
lesson lettuce librarian library lightning lime linen lip litter liver loan lobster locksmith loft login logout loneliness lorry lounge love luggage malware manager mango map marmalade mat match maternity mathematics
mattress mayonnaise meat mechanic medal medicine melon menu microphone mileage milk mint mirror mist misunderstanding modem modesty molar mood mop mortgage mother motorbike motorway mountain mouse mouth mouthwash muffin
mulch muscle mushroom musician mustard nail nausea neck necklace neighbour nephew nerve nerves net nettle nickname niece noodle notebook notice notification numbness nurse nut nylon oak oat oil ointment olive onboarding
onion operation optician orange oregano oven overdraft overtime pain painkiller paint painter pan pancake panic paperwork paragraph parent parking parrot partner passport password pasta patch path patience patio paw pay
payment payout payroll payslip pea peach peanut pear pedal pencil pension pepper personnel pet petal petrol pharmacist phrasing physics pickle pie pier pillow pilot pineapple pipe pitch pity pixel pizza plane plaque
platform player playground plug plum plumber plumbing pocket policeman pool porch pork porridge portal pot potato prawn pregnancy premium prescription pride printer probation processor professor profile programme prompt
provider pruning pudding puddle pulse pumpkin pun puncture pupil puppy purchase pyjamas quinoa quiz rabbit racket radiator railway rain rainbow raisin rake raspberry reassurance receipt receptionist recovery referee
referral refund regret relative release relief remark reminder renewal rent reservation resignation resort retainer rice rider ring rinse roast roaster roof root rose rosemary roster rota route router rug rumour running
saddle sadness sailor salad salary saliva salmon salt sandal sandpaper sandwich sauce sauna sausage saving saw scar scarf schedule scheduling schoolbag scooter screen screw screwdriver scroll sea seafood seamstress seat
seatbelt secretary sedation seedling semester server sesame settings shade shame shawl shed shelf shift ship shirt shock shoe shortcut shorts shoulder shovel shower shrub signature silk sink sister skill skirt slang
sleep sleeve slider slipper sneaker sneeze snow soap sock socket sofa software soil soldier solicitor son sore sorrow soup souvenir spade speedometer spelling spinach spine splint spreadsheet sprint sprout squat stadium
staffing staircase statement station steak stem stew stitch stomach storage storm stove strap strawberry stress stretch student subscription sugar suit suitcase sum sunglasses sunshine supervisor surf surgeon surgery
surprise swap sweater sweetness swelling swim swimming swimsuit sympathy symptom sync syrup tab tablet tact tail tailor tank tap tariff tartar tax taxi tea teacher tears technician teeth template tenderness tennis tent
textbook therapist thorn thunder thyme ticket tide tie tile timekeeping timesheet timetable toast tofu toggle toilet tomato tone tooth toothache toothbrush toothpaste touchscreen tour towel trail train trainee trainer
training tram transfer translator travel traveller treasury treatment trial trip trousers trust tub tulip tuna tunnel turkey turnaround tutor twin tyre umbrella uncle understatement underwear uniform union university
update upload username vacancy vacation vaccine vacuum van vanilla vegetable vein velvet version vest vet vibe vine vinegar virus visa volleyball voucher voyage wage waiter waiting-room wallet wallpaper walnut wardrobe
warehouse warmth warranty washer watch web webcam wedding weed weights welder wheat wheel whisker whistle whitener whitening widget wife wifi wind window windscreen wine wiper wisdom wool wording workaround workday
workflow workforce workload workout workspace worry wrist x-ray yard yeast yoga yoghurt zip
`;

export const verbs = `
absolve accuse ache administer admire admit admonish adore advertise advise afford aggravate alarm alert allocate alphabetise amuse  annoy apologise appeal appear applaud appoint appreciate arrive astonish attack
avert await babysit bandage bargain bark bathe beg behave betray bite blame bleed bless blink bloom blur boast bother bounce bow breathe breed bruise budget bully burn bury button calm camp cancel care carve cast caution
cease charge charm chat cheat cheer chew chill chop clap clean click climb cling coax collapse comfort commute complain comply compose conceal concentrate concern confess confide congratulate conquer consent console
consult consume cope cough crack crash crawl cross cry cuddle cure damage dance dare daydream deal debate decay deceive decorate deduct delay delete demand deny depart deposit deprive deserve desire despise destroy
detach detect dictate dig dilute dine disagree disappear disappoint discard discourage disguise dislike dismiss dispatch displease dispose dissolve dodge donate drag dread drown dry dust echo elaborate embarrass embrace
employ empower enclose endure engrave enjoy enquire enrol entertain erase escape excite excuse execute exercise exhale exhaust exist expire extract eye fail faint fasten fear fetch fight flatter flavour flee flinch flip
float flood floss fool forbid forgive foster frighten frown fry gargle gather gaze giggle glance glide glue gossip grant grasp greet grin grip groan grumble guard hammer hang harm hate haunt heal hear hesitate hire hit
hug hum hunt hurry hurt ignore implant imply impress inconvenience infect inflate inhale inherit inject injure insist insult interrupt intervene invent itch jog joke juggle kick kiss knit knock lament laugh lecture lend
lick lie lift lighten lock long manage marry massage memorise mend mind mistake moan mourn mow mutter nag need negotiate nod notice notify numb obey object oblige obtain occupy offend operate ought overcome overdo
overhear owe pad panic pat pause pay peek peel perform permit persuade pester pet phone pin pitch pity place play plead please plough plug poke polite pop possess postpone pour practise pray preach prescribe pretend
prevent prick proceed procrastinate prohibit pronounce punish purchase puzzle queue quit race rain realign reassure rebook recall reckon recline recognise recover refund refuse regret rehearse reject rejoice relax
relieve remark remember remind renew rent repay reproach rescue resemble reserve resign resist respect rest retire return reward ride roast rob roll rot row ruin rush sail scare scold scratch scream sedate seize sense
shave shelter shine shiver shrug shut sigh sign sip sit skate sketch ski sleep slice slide smell smile smoke snooze snore snow soothe spill spoil spray squeeze stammer stare steal sting straighten stumble suffer surprise
survive suspect swallow swap swear sweat swell swim swing sympathise tease tempt thank thaw threaten tickle tolerate touch tour trade trap travel treat tremble trick trip trust unfold unlock unplug unwind vanish
volunteer vote wade wander warm warn waste water weep weigh whine whisper whistle whiten wink wipe wish wonder worry yawn yell
`;

export const adjectives = `
aching achy adult anxious apologetic ashamed attentive bearable bilingual bleak bored brisk bruised buttery calm caring cheap cheeky chipped chronic clinical comfy compassionate considerate contagious cordial cracked
creamy crumbly crunchy curly damp dental dizzy drinkable drowsy dry dusty elegant emergency empathic exhausted expensive fearful fixed flat floury forgetful forgiving free frightened frothy gentle glossy greasy grumpy
harmless healthy heavy hectic hot hourly humid hygienic impatient indoor infected inflamed itchy juicy kind legal lemony lively local loose lukewarm lumpy malty medical mild minty monthly nasty nauseous nightly noisy
numb nutty oily oral organic orthodontic outdoor painful painless patient personal pleasant polite portable pregnant premium prepaid printable private probationary puffy punctual raw red refillable relieved restful rocky
rough salaried salty scented seasonal secure sensible sensitive shared sharp sickly silent sincere skinny slow smoky smooth soapy sober soft sore sour spicy starchy steady stewed sticky stressed stressful strict sugary
sunny surgical swollen syrupy talkative tearful tender throbbing tight tiny tipsy tired toasted toothless touchy trustworthy unborn unhurried unpaid unripe untreated upfront urgent vegan waterproof weekly wet wholemeal
woody woolly worn yearly youthful
`;

export const small = `
aboard abroad across afterwards alongside amid anyone anything around aside beforehand besides beyond downstairs else elsewhere enough fairly goodbye hello hence hers meanwhile nowadays nowhere off okay oneself onto
otherwise ours per please pretty quite rather sideways somewhere sorry straightaway thanks theirs throughout thus too toward towards underneath unlike upon upstairs via yes
`;
