import type { Vocabulary } from '../topic.ts';

export const englishRunning: Vocabulary = {
  language: 'en',
  niche: 'running',
  topics: [
    {
      id: 'trail-shoes',
      name: 'Trail running shoes',
      kind: 'product',
      volume: 90500,
      cpc: 1.1,
      season: [5, 0.35],
      growth: 9,
      heads:
        'trail running shoes; waterproof trail running shoes; wide trail running shoes; barefoot trail running shoes; cushioned trail running shoes; zero drop trail running shoes',
      modifiers: 'for men; for women; for wide feet; for mud; for hiking; with ankle support',
      questions:
        'what are trail running shoes; can you use trail running shoes for hiking; trail running shoes vs road running shoes; how should trail running shoes fit; can you run on road with trail shoes; how long do trail running shoes last; how to clean trail running shoes; are waterproof trail running shoes worth it; what is heel to toe drop; trail running shoes vs hiking shoes',
    },
    {
      id: 'packs',
      name: 'Running vests and packs',
      kind: 'product',
      volume: 33100,
      cpc: 0.8,
      season: [6, 0.35],
      growth: 16,
      heads:
        'running vest; hydration vest; running hydration pack; running backpack; ultra running vest; running belt',
      modifiers: 'for women; for men; with water bottles; for marathon; 5 litre; for phone',
      questions:
        'how to clean a hydration bladder; how should a running vest fit; hydration vest vs belt; do i need a hydration vest for a half marathon; what to carry on a long trail run; how much water to carry on a trail run; how to stop a running vest bouncing; soft flask vs bladder; how to wash a running vest',
    },
    {
      id: 'poles',
      name: 'Running poles',
      kind: 'product',
      volume: 9900,
      cpc: 0.7,
      season: [7, 0.4],
      growth: 10,
      heads:
        'trail running poles; folding running poles; carbon trekking poles; ultralight trekking poles; collapsible trekking poles',
      modifiers: 'for ultra running; for women; for steep climbs; with quiver; for tall runners',
      questions:
        'how to use trail running poles; how long should trail running poles be; are poles worth it for trail running; carbon vs aluminium running poles; how to run downhill with poles; how to carry poles while running; are poles allowed in trail races; trekking poles vs running poles',
    },
    {
      id: 'jackets',
      name: 'Running jackets',
      kind: 'product',
      volume: 27100,
      cpc: 0.95,
      season: [11, 0.6],
      growth: 3,
      heads:
        'running jacket; waterproof running jacket; lightweight running jacket; running windbreaker; running rain jacket; insulated running jacket',
      modifiers: 'for men; for women; with hood; for winter; packable; reflective',
      questions:
        'what to wear running in the rain; what to wear running in cold weather; how to wash a waterproof jacket; what does hydrostatic head mean; waterproof vs water resistant running jacket; do you need taped seams for trail races; how to dress for winter trail running; what temperature is too cold to run; how to layer for running',
    },
    {
      id: 'watches',
      name: 'GPS running watches',
      kind: 'product',
      volume: 40500,
      cpc: 1.3,
      season: [12, 0.5],
      growth: 8,
      heads:
        'GPS running watch; running watch; trail running watch; ultra running watch; GPS watch with maps; heart rate monitor watch',
      modifiers:
        'for beginners; with long battery life; for women; with music; with navigation; for small wrists',
      questions:
        'how accurate are GPS running watches; how to use a running watch; what is VO2 max on a watch; chest strap vs wrist heart rate; why is my GPS watch distance wrong; do i need a running watch with maps; how to load a GPX route on a watch; what is heart rate zone 2; how long do running watches last',
    },
    {
      id: 'nutrition',
      name: 'Running nutrition',
      kind: 'product',
      volume: 18100,
      cpc: 0.75,
      season: [4, 0.35],
      growth: 14,
      heads:
        'running gels; energy gels; electrolyte drink; electrolyte tablets; energy chews; recovery drink',
      modifiers:
        'with caffeine; without caffeine; for marathon; for half marathon; for sensitive stomachs; for ultra running',
      questions:
        'when to take energy gels during a marathon; how many gels for a half marathon; what to eat before a long run; how many carbs per hour for ultra running; what to eat during an ultramarathon; how to carb load for a marathon; homemade energy gel recipe; why do energy gels upset my stomach; how much salt do runners need; what to eat after a long run; what is bonking in running',
    },
    {
      id: 'headlamps',
      name: 'Running headlamps',
      kind: 'product',
      volume: 14800,
      cpc: 0.7,
      season: [11, 0.65],
      growth: 2,
      heads:
        'us:running headlamp; gb:running head torch; us:rechargeable headlamp; gb:rechargeable head torch; us:headlamp for running; gb:head torch for running; running chest light; reflective running vest',
      modifiers: 'for trail running; lightweight; for night runs; with red light; waterproof',
      questions:
        'how many lumens for trail running at night; how to run safely at night; us:how many lumens do i need in a headlamp; gb:how many lumens do i need in a head torch; waist light vs headlamp for running; is it safe to run in the dark; how to run trails at night; what to wear running at night',
    },
    {
      id: 'socks',
      name: 'Running socks',
      kind: 'product',
      volume: 27100,
      cpc: 0.6,
      season: [12, 0.25],
      growth: 6,
      heads:
        'running socks; trail running socks; toe socks for running; merino running socks; compression socks for running; waterproof running socks; anti blister running socks',
      modifiers: 'for women; for men; for blisters; for sweaty feet; for winter',
      questions:
        'how to prevent blisters when running; how to treat running blisters; are toe socks good for running; do compression socks help running; merino vs synthetic running socks; how thick should running socks be; why do i get black toenails from running; how to keep feet dry trail running; what is the best lubricant for running',
    },
    {
      id: 'training',
      name: 'Trail running training',
      kind: 'advice',
      volume: 12100,
      cpc: 0.55,
      season: [1, 0.45],
      growth: 11,
      heads:
        '50k training plan; ultramarathon training plan; trail running training plan; trail half marathon training plan; 100 mile training plan; mountain race training plan',
      modifiers: 'for busy people; 12 week; 16 week; for first timers; 4 days a week; for over 50s',
      questions:
        'how to start trail running; hill training for runners; hill repeats for beginners; how to train for an ultramarathon; how to run uphill without getting tired; how to run downhill faster; how long does it take to train for a 50k; what is trail running; is trail running better than road running; how to train for elevation in a flat area; how many miles a week for ultra training; strength training for trail runners; what is a good 50k time; how to taper for an ultramarathon',
    },
    {
      id: 'races',
      name: 'Trail races',
      kind: 'event',
      volume: 22200,
      cpc: 0.45,
      season: [4, 0.5],
      growth: 9,
      heads:
        'trail races; ultramarathons; trail marathons; us:50k races; gb:50k ultras; us:trail half marathons; gb:fell races; mountain races',
      modifiers: 'in spring; us:in fall; gb:in autumn; in national parks; with camping',
      questions:
        'what is an ultramarathon; how long is an ultramarathon; what is a trail marathon; how to choose your first ultra; what to pack for a trail race; ultramarathon mandatory kit list; what is a backyard ultra; how to pace a trail race; what is skyrunning; how much does an ultramarathon cost; what to put in a drop bag',
    },
    {
      id: 'shorts',
      name: 'Running shorts and tights',
      kind: 'product',
      volume: 40500,
      cpc: 0.7,
      season: [6, 0.5],
      growth: 4,
      heads:
        'running shorts; running shorts with liner; running tights; trail running shorts; 2 in 1 running shorts; running leggings with pockets',
      modifiers: 'for men; for women; with pockets; for chafing; 5 inch; for hot weather',
      questions:
        'how to prevent chafing when running; running shorts vs tights; what to wear running in summer; do you wear underwear with running shorts; how should running tights fit; how short should running shorts be; how to wash running clothes; why do running clothes smell',
    },
  ],
};
