import type { Grammar } from './grammar.ts';

export const english: Grammar = {
  ask: 'how|what|which|when|where|who|whether',
  way: 'how',
  verbs:
    'is|are|be|do|does|can|could|should|must|may|needs?|costs?|lasts?|takes?|fits?|suits?|means?|happens?|includes?|contains?|covers?|works?|goes|belongs?|helps?|counts?|matters?|comes|approves?|decides?|signs?|pays?|differs?|ends?|begins?|starts?|tastes?|knows?|affects?|changes?|looks?|accepts?|lacks?|arrives?|serves?|offers?|provides?',
  reader: 'to|you|i|we|one|readers?|it|they',
  polar: 'can|could|may|should|must|is|are|does|do (?:i|you|we)',
  why: 'why|how come',
  told: /\p{L}/u,
  mine: 'my|our',
  state:
    /^why (?:it|they) \p{L}+|^why (?:is |does )?(?:my |the )?\p{L}+ (?:is |tastes? |becomes? |gets? |turns? )?\p{L}+$/u,
  definite: 'the',
  indefinite: 'an?',
  yours: 'your|our|my',
  inquiry: 'how|what|which|whether',
  behind: /(?<!\p{L})(\p{L}{1,40}),? (?:that|which|who|whom) (?:the |your |an? )?(\p{L}{1,40})/gu,
  noNoun:
    'so|sure|readers?|check|verify|ensure|confirm|in|to|for|on|of|from|with|about|by|tell|say|explain|show|describe|and|or|know|decide',
  reasons:
    /(?<!\p{L})(?:because|since|now that|before (?!you )[^,.]* (?:does|do|has|begins?|starts?|ends?|arrives?))(?!\p{L})|, (?:as|since) /u,
  events:
    'rise|fall|growth|declines?|decrease|surge|boom|comeback|return|demise|death|shortages?|lack|(?:growing|rising|huge|large|sheer|small|high|falling) (?:number|amount|demand)|(?:number|amount) of (?:complaints|riders|customers|people|readers)|majority|wave|flood|rush|success(?:es)?|failures?|fame|popularity|reputation|trust|loyalty|hype|craze|trend|(?:survey|test|study) results|results of (?:the|a|an|our)|findings|surveys?|polls?|(?:the|a|an|our|this) study|studies|research|science|evidence|proof|praise|awards?|prizes?|medals?|endorsements?|recommendations? (?:of|by|from)|secrets?|truth|reason|reasons|myth|myths|scandal|crisis|lawsuit|complaints?|losses|profits?|sales|bookings|revenue|fortune|rivals?|competition|experts?|professionals|judges|insiders|vets|scientists|champions?|legends?|(?:market|industry|world|the) leaders?|tradition|heritage|future|era|dream|love|passion|obsession|fans?|hundreds|thousands|dozens|millions|for life|a lifetime|hand-\\p{L}+|handmade|how (?:quickly|fast)|the many|at its (?:finest|best)|to rely on',
  needs: 'needs?|knows?|wants?|fits?|suits?|belongs?|is|are|has|have|can|should',
  which: 'which',
  makes:
    /^(?:turn|convert|transform|make) (?:\p{L}+ )?(?:visitors|readers|customers|guests|buyers|clients|shoppers)(?!\p{L})|(?<!\p{L})deserves? the (?!\p{L}* ?(?:answer|section|page))/u,
  from: 'from',
  relative: / (?:that|which|who|whom) (?:\p{L}+ly )?(\p{L}+)/u,
  aspects:
    'answers?|steps?|tools?|materials?|ingredients?|prices?|costs?|fees?|sizes?|weights?|differences?|choices?|questions?|guides?|handbook|manual|checklists?|lists?|tables?|charts?|cards?|maps?|tutorials?|walkthroughs?|overview|summary|examples?|templates?|glossary|mistakes?|pros|cons|advantages|disadvantages|basics|parts?|types?|kinds?|stages?|order|position|page|pages|routine|care|effect|influence|course|schedule|dates?|rules?|documents?|requirements|options?|alternatives?|causes?|remedies|solutions?|video|photos?|faq|form|calculator|planner|worksheet|clip|demo|button|portrait|caption|animation|screenshot|paragraph|section|sentence|recipe|plan|diagram|drawing|visits?|lessons?|sessions?|appointments?|day|summary',
  traits:
    'short|small|large|new|first|right|suitable|common|usual|simple|practical|printable|downloadable|clear|quick|useful|typical|main|next|different|own|step-by-step|one-page|half|full|daily|weekly|yearly|important|necessary|basic|calm|complete',
  links: 'for|and|or|of|to|with|in|on|at|from|who|between|about|before',
  participle: /^(?!(?:need|feed|speed|seed|bed|red|shed|weed|breed)$)[\p{L}-]{3,}(?:ed|ven)$|^(?:dying)$/u,
  done: 'related|improved|needed|required|illustrated|linked|embedded|updated|revised|included|printed|packed|fixed|mixed|numbered|compared|explained|used|downloaded|seven|oven|haven|even|raven|driven|woven|uneven|maven',
  action: /^\p{L}{2,}ing(?!\p{L})/u,
  since: 'before|since|until|till|as|while|because|now|once|ever',
  without: 'without|unlike|beyond|despite',
  presumes:
    'every|everyone|everybody|all|most|nobody|no one|still|already|ever|anymore|really|actually|finally|always|never|secretly|suddenly|yet|again|any|ideal|soon',
  insinuates:
    /(?<!\p{L})(?:do|are|did) (?!you |i |we |they |these |the |my |your |there |it )(?:\p{L}+ )?\p{L}+s(?!\p{L})|^(?:is|are) (?:your|\p{L}+ \p{L}+ing)(?!\p{L})|^what if(?!\p{L})/u,
  costs: /^which (?:\p{L}+ ){1,3}?costs?(?!\p{L})/u,
  speech:
    'quote|cite|convince|persuade|prove|promise|remind|boast|brag|claim|pretend|assert|admit|celebrate|thank',
  telling: 'warn(?: \\p{L}+)?(?: of| about| against)?',
  steps: 'step by step|at a glance',
};
