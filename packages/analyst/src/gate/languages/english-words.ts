/** Verbs of advice, in the form that opens an instruction. */
export const englishVerbs = `
rewire restructure adapt absorb activate adopt assist attend bake bind borrow bridge brush calculate clip coach combat commit compress conclude cultivate curate customise decorate dedicate deploy derive direct discover dive educate eliminate empty enable engage enhance entice equip estimate exclude export express extract fasten film finalise fine-tune foster freshen fund garden harvest import incorporate inspire interpret isolate join layer level list-out locate minimise modify navigate nest nudge nurture outsource oversee photograph position quantify quote reassign reconcile recycle refocus reformat register reinforce relabel release rely remind repurpose reschedule retire retitle reuse reveal rotate route sample satisfy schedule scope screen seek shape shift shoot simplify slow smooth spell spend sponsor stress stretch subdivide substitute supplement sync tackle tag tailor task tidy transcribe transfer transform translate unpack upgrade upload utilise validate wire
accept add address adjust agree aim allow amend answer apply arrange ask assign attach avoid begin blend bring build bundle buy call
capture carry care categorise categorize change check choose cite clarify clean close collect combine compare compile complete condense
connect consider consolidate contact contain continue convert copy correct cover create cut decide deepen defend define
deliver demonstrate describe design detail develop discuss display divide document download draft draw earn edit embed emphasise
emphasize encourage end enrich ensure enter establish evaluate examine expand explain explore extend fill filter find finish fit
fix focus follow form format frame gather get give go group guide handle help hide highlight host identify illustrate implement
include index inform insert inspect install interlink interview introduce invite join judge keep label lay learn leave
let link list listen localise localize look maintain make map mark match measure mention merge mirror monitor move name narrow
note offer omit open optimise optimize order organise organize outline pair pay pick place plan point polish position post
prepare present prevent preview prioritise prioritize produce promote prove provide publish put quote react read rebuild
recommend redirect refer refine reflect refresh relate remove rename reorder reorganise reorganize repeat rephrase
replace reply request research reserve resolve respond restructure reuse review revise revisit rewrite rework save say
schedule see select send separate serve set settle share shorten show simplify sketch skip solve sort speak specify split start
state stay stick structure study submit suggest summarise summarize supply support surface switch take talk teach tell test think
tie tighten touch track trim try turn understand unify update use vary verify view visit wait walk warn watch welcome widen word work
wrap write invest attract target reach solve acquire win fold strengthen earn chase protect treat pitch analyse analyze
clear trace cross-link reword reconsider restate weave lean rely aggregate assess assemble balance boil brew clean cook cool descale
dose drink drip dry dissolve feed fill flush fold freeze froth grind heat hold knead measure melt mix mount pack paint peel plant pour preheat
press repair rinse roast rub scrub season serve sew shake soak spray steam steep stir store strain sweep taste tamp train trim twist wash wear weigh wipe
anticipate guess imagine retain reassure satisfy deserve expect hope benefit feature clutter bury mislead confuse distract repeat
overlap depend belong apply matter happen
`;

/** Verbs that name a direction: advice may use them to open an instruction, a statement may not. */
export const englishDirectedVerbs = 'improve increase raise lift grow push boost speed elevate advance climb';

/** Forms in which something is stated. The -s forms of the verbs above are added to them. */
export const englishStates = `is are has have does do goes makes needs gives lets makes fits means matters belongs be
isn't aren't it's that's there's here's you're they're don't doesn't ranks rank holds stands sits appears comes lies`;

export const englishNouns = `
gist glossary repair maintenance wear-and-tear spare
noise photographer troubleshooting designer developer expertise author authors bitterness sweetness capsule vanilla glassware alt smartphone layperson
ability accent access accessory account action adapter addition address advantage advertisement advice age air aisle alternative angle answer
anchor appendix application approach area argument arrangement article ask aspect asset assistant attention attribute audience audit author
availability background bag balance bar base basis basin basics basket bath battery bean bed bedroom beginner beginning behaviour behavior benefit bicycle bike
blade blend block blog board body boiler book boot bottle bottom bowl box bracket brand bread break breakdown breadcrumb breed brief broad
brush bucket budget bug builder building bullet burr business button buyer cable cake calculator calendar call camera campaign camping canonical capacity
capsule caption car card care carousel cart case category cause caution chair chamber chance channel chapter characteristic
chart checklist cheese child children choice circle city class classic cleaner clearance cleaning click client climate closing cloth clothes cloud
cluster coat code coffee collection color colour column combination comfort comment comparison competition competitor compatibility complaint
component composition concept concern conclusion condition configuration confusion connection consideration consistency consultation contact container content
context contrast control conversation conversion cookie copy corner cost cotton couch country course coverage cream credit criterion criteria crop
cup cupboard curtain customer cut cycle dashboard data date deadline decision deck definition degree delivery dependency depth description
design desk dessert detail device diagram diet difference difficulty dimension dinner direction disadvantage discount dish display distance district document dog door dose doubt
download draft drawback drawer drawing dress drink driver dust duty ease edge edit edition editing editor effect effort egg element email
emphasis employee end energy engine entity entrance entry environment equipment error estimate event evidence exact example exception
exchange excerpt exercise expectation experience experiment explanation expression extension extra eye fabric face factor fair family fan faq
favorite feature feedback feel field figure file filter finding finish fire fish fit flag flavor flavour flaw floor flour flow flower focus folder
food foot footer form format formula foundation frame framework freshness friction front fruit fuel function furniture gadget gallery game gap
garden gas gear gift glance glass glossary goal good goods grade grain graph grammar grind grinder grip ground group guarantee guidance guide guideline guest gym habit hair
hall hand handbook handle hat head header heading headline health heart heat heel help hero hierarchy hint history hobby holder hole holiday home
homepage hook host hotel hour house household human humidity icon idea identity illustration image impact impression improvement
inch incentive index indication industry infographic information ingredient input inquiry insight inspection inspiration installation instruction
insurance intent intention interaction interest interface interior interlinking internet interview intro introduction inventory invitation issue item jacket
jar job journey judgement judgment juice jug jump kettle key keyword kid kind kit kitchen knee knife knowledge label lamp landing language
laptop layer layout leaf learner leather leg length lesson letter level library licence license lid life lifestyle light limit limitation line link
linking list listing living load location lock look loop luggage lunch machine magazine mail maintenance maker manner manual manufacturer map mark
markup material matter mattress meal meaning means measurement meat mechanism media member memory menu message meta metal method
metric milk mind mineral mirror mission mistake mixture model module moka moment money mood motor mountain mouth move movement muscle mug music
myth nail name narrative nature navigation neck need neighbor neighborhood network nut note notes noun nutrition object objection objective occasion
offer offering oil opening operation opinion opportunity option orientation origin original outcome outfit outline output oven overlap overview
owner pace package packaging page pair pan pants paper paragraph parameter parent park parking part partner partnership passage paste patch path
pattern payment pen people performance person persona personality perspective pet phone photo photograph photography phrase phrasing picture
piece pillar pillow pipe pitfall place placement plan planner planning plant plastic plate platform playbook player plug plus pocket podcast point policy
pool portion position possibility post pot potential pour practice practitioner preference preparation presence presentation press pressure
price pricing principle print printer priority pro pros cons problem procedure process producer product production professional
profile program progress project promise promotion proof property proportion proposal proposition protection provider pub publication publisher pump purchase purpose
quality query question questionnaire quick quiz quotation quote race rack radio rain range rate ratio fact afternoon morning reach reaction reader readability reading reality reason recap recipe recommendation
redirection reference refund region relation relationship relevance reliability reminder repair repetition request requirement research resource
response responsibility rest restaurant restriction result retailer return reuse reviewer revision rewrite rice ride ring risk road robot role roll roof room root
rope rotation roundup route routine row rule run runner safety salad salt sample sauce scale scenario scene schedule schema school scope screen
screenshot script sea seal search searcher seat section segment selection seller sense sentence sequence series service session set
setting setup shade shape sheet shelf shipping shirt shoe shop shopper shopping shot show shower sidebar side sign signal signature silk similarity simplicity sink site
sitemap situation size skeleton skill skin skirt sky sleep sleeve slice slide slot slug smell snippet soap sock sofa software soil solution sound soup source
space spare speaker specialist specification spec specs spelling spice sponge spoon sport spot spreadsheet stage stainless staff stain stair standard
starter startup statement station steam steel step stock stomach stone storage store story stove strap strategy stream street strength stress string structure
stub student studio stuff style subheading subject subpage subscription subsection substance substitute subtitle subtopic success sugar suggestion
suit suitability summary sun supplement supplier supply support surface surroundings sweater swap switch symptom synonym system tab table tablet tag
tank tap task taste tea team teaser technique technology teeth television template temperature term terminology terms test testimonial text texture theme
thermometer thickness thing thought thread thumbnail ticket tile time timeline timer timing tip tire title titles tone tool tooth topic touch tour tourist towel tower town toy
track trade-off trade trail train trainer training trait transcript transition translation transport travel traveler treatment tree trick trigger trip trouble truck trust tube tutorial
type typo umbrella understanding unit upgrade url usability usage usecase user uses value variable variant variation variety vase vegetable vehicle vendor version
vessel view viewer village vinegar visibility visitor visual vitamin vocabulary voice volume walkthrough wall wallet warehouse warning warranty wash waste watch
water way weakness wear weather web webpage webpages website wedding weight wheel width win wind window wine winter wire wish wood wool word wording work workflow worker workout
worksheet workshop writer writing wrist yard yarn yoga yogurt zip zone acid citric acidity aroma crema espresso filter foam grounds limescale scale body blades sediment residue stovetop
bloom extraction roast gooseneck cappuccino latte plunger immersion dripper carafe spout valve gasket portafilter basket barista beans
faqs cta url urls html css pdf seo serp ai ui ux api rss https faq's
`;

export const englishAdjectives = `
burnt
easy bitter sour conical electric italian german french spanish english sturdy crunchy creamy juicy foamy smoky spicy stainless ceramic foldable handmade waterproof breathable seasonal vegan pure
able accessible accurate actionable active actual adaptable additional advanced affordable alternative ambiguous applicable appropriate attractive
authentic automatic available aware basic beautiful bold brief broad bright business calm careful carefully central certain cheap clean clear clearly closely
coarse cold colourful comfortable commercial common compact comparable compatible complementary complete complex complicated comprehensive concise concrete
confident connected consistent consistently constant contextual convenient convincing cool core correct correctly crisp critical crucial current
curious custom damaged dark dead decisive dedicated deep deeper descriptive desired detailed different digital direct directly distinct domestic
dry durable early easily editorial effective efficient electric elegant empty engaging essential everyday evident exact exactly
existing expensive explicit external fair familiar far fast favourite fine firm fit fitting flat flexible focal focused fragile free fresh friendly
front full functional further general generic gentle genuine genuinely glossy good graphic great green handy hands-on hard-to-find hard healthy heavy helpful hidden
high-quality high-resolution hip honest horizontal hot human ideal identical immediate important in-depth incomplete independent indexable individual indoor
informal informational informative initial inner inside intended interactive interested interesting interior internal intuitive
irrelevant key known large lasting lean left light likely limited linked lively local logical long long-form long-tail loose low-effort main
manual many-sided maximal meaningful mechanical medium mere messy metallic mild minor missing mixed mobile mobile-friendly moderate modern modest modular narrow
natural naturally navigational nearby neat necessary neutral new next nice normal noticeable obvious official old old-fashioned on-page on-site open opposite
optimal optional ordinary organic organised organized original other outdated outdoor outer outside overall overlapping own partial particular patient perfect
permanent personal physical pillar plain pleasant plural polite poor portable positive possible practical precise precisely preferred preliminary present
primary printable printed private proper properly proprietary proven public quick quickly quiet quotable random raw readable ready real real-world realistic
reasonable recognisable recognizable recommended regional regular regularly related relevant reliable remaining remote repeated repetitive reputable
required respective responsive reusable rich right risky rough round safe scannable seasonal secondary secure selected self-contained semantic
sensible separate separately serious sharp shared shop-specific short side-by-side silent similar simple simply single-topic site-wide slim small smooth social soft solid special specialised specialized
specific specifically stable standalone standard starting static steady step-by-step sticky still straight straightforward strong structured stylish subtle
successful suitable supporting surrounding sustainable sweet tailored tangible targeted technical temporary tested textual thematic thick thin thorough thoroughly tight timely
tiny together topical tough traceable traditional transactional transparent trusted trustworthy typical unclear underlying understandable unfamiliar unique unnecessary
unrelated updated upper useful usual valid valuable varied various verifiable versatile vertical visible visual vivid vulnerable warm weak well well-structured
well-written wet wide willing wooden worthwhile written wrong younger commercial informational navigational
fully briefly simply wholly based estimated improved asked answered covered considered compared described designed done drawn edited explained found given grouped named needed
offered placed planned published put read made mentioned saved sorted split stated taken tied tracked used wanted watched
written crawled indexed cited embedded labelled labeled marked bound held hidden kept left meant paired prepared supported understood
`;

/** Small words: they connect and point, and state nothing by themselves. */
export const englishSmall = `
a about above across after again against ahead along alongside already also although always among an and another any anyone anything anywhere around apart as aside at away
back because before below beside besides between beyond both but by can cannot could deeply during e.g etc either else elsewhere especially
even for forward from further generally gladly hence here how however i.e if immediately in indeed inside instead into it its
itself just kindly later let's like likewise may maybe might must namely near neatly need never nevertheless not
now of off often on once one one's onto only or other others otherwise our ours out over own per perhaps please plus quite rather really respectively same seamlessly should shortly so some
someone something sometimes somewhere still straight such than that the their theirs them themselves then there therefore these they this those though through throughout thus to
together too toward towards under underneath unless until up upon us using very via we well what whatever when whenever where wherever whether which whichever while
who whoever whom whose why will with within without would yes yet you your yours yourself
vs versus sure step-by-step how-to one-to-one up-to-date ready-made hands-on easy-to-read at-a-glance follow-up sign-up check-in trade-offs call-to-action calls-to-action add-on add-ons
`;

export const english = {
  actors: `competitor competitors rival rivals reader readers user users customer customers buyer buyers visitor visitors people person client clients
shopper shoppers searcher searchers audience market industry team company business businesses site sites website websites brand brands shop shops
engine engines you we they it this that he she everyone anybody page pages post article content guide owner owners manufacturer manufacturers publisher publishers editor writers demand search searches results result interest store stores
keyword keywords term terms topic topics query queries demand evidence research data tests experience analysis blog seller sellers provider providers supplier suppliers retailer retailers`,
  lead: `the a an this that these those your our their its and but or so because also then even still already now as most other such
search results result for own new local organic main closest direct same`,
  modals: 'can could should may might must need needs deserve deserves',
  conditions: 'if until unless once when whether',
  also: `and or but then also so please now first next instead always never still only even just kindly do don't not therefore again
afterwards later together carefully clearly directly regularly briefly simply gradually`,
  relative: `where what how which who whose why that before after wherever whatever whichever let lets help helps by`,
  keeping: `secure secures keep keeps hold holds stay stays remain remains defend protect maintain still already back`,
  ours: `you we it this that page pages site website article post guide content keyword keywords term terms topic topics query queries demand interest searches search trend`,
  sayings: `says say shows prove proves suggest suggests recommend recommends agree tells tell demonstrate demonstrates expect expects hope hopes believe
knows know trust like love likes loves promise promises agrees reports predict want wants indicate`,
  after: `of for from on in at with about to near by who that which what how when where can could should may might and or into onto under beside between across along than as if whose without within`,
  bounds: `over under above below beyond up than least most only`,
  negations: `not no never none neither nor without cannot don't doesn't isn't aren't nobody nothing hardly barely unless lack lacks`,
  amounts: `one two three four five six seven eight nine ten eleven twelve several few both all each every some any first second third next single multiple`,
  work: `sentence sentences paragraph paragraphs section sections heading headings subheading subheadings example examples step steps question questions
page pages picture pictures image images photo photos screenshot screenshots link links line lines table tables list lists word draft drafts point points
week weeks month months keyword keywords topic topics subtopic subtopics option options reason reasons tip tips idea ideas format formats angle angles
article articles guide guides post posts piece pieces part parts review reviews case cases story stories recipe recipes method methods tool tools
variant variants version versions group groups cluster clusters site sites source sources editor writer person day days hour hours round rounds product products model models
criterion criteria mistake mistakes answer answers chart charts video videos diagram diagrams type types kind kinds way ways term terms phrase phrases element elements
change changes use size sizes feature features time price prices detail details place fold screen glance row column cell item items view thing result results search brief outline update
section's visit check title titles description descriptions bullet bullets sub-question page's check checks ingredient ingredients setting settings need needs side sides`,
  comparatives: `more better clearer shorter longer deeper stronger simpler easier faster fuller broader wider closer richer fresher sharper tighter larger smaller bigger newer
further safer warmer lighter finer coarser nearer cleaner quicker smoother higher lower fewer less worse`,
  measured: `visit visits visitor visitors click clicks search searches traffic rank ranks ranking rankings position positions sale sales revenue customers readers reach orders share shares demand volume
keywords impressions conversions leads people users links backlinks likely authority`,
  than: 'than',
  up: 'rise growth rising rises rose risen growing grows grew grown gaining gains gained increasing increases increased climbing climbs climbed upward upwards',
  down: 'falling falls fell fallen shrinking shrinks shrank declining declines declined dropping drops dropped drop drops decline decrease loss down decreasing decreases decreased fading fades losing loses lost downward downwards',
  demand: 'demand interest searches search trend queries query',
  measureNouns:
    'visit visits click clicks traffic position positions rank ranks ranking rankings sales revenue conversions visibility difficulty',
};
