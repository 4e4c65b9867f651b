import { findRows, smallChild } from './dish-kinds.ts';
import type { Found, WishWants } from './found.ts';

type Row = readonly [RegExp, string, WishWants];

/** Phrases of a cook without a plan: suggest an easy, well-known dish. */
const noPlan = `idk|dunno|cba|no idea(?: what to (?:cook|make|eat|have))?|(?:i )?do(?:n'?t| not) (?:really )?(?:know|care|mind)(?: what (?:to (?:cook|make|eat|have)|i want))?|whatever|surprise me|suprise me|can'?t be (?:bothered|arsed)|just (?:some )?(?:dinner|tea|food|lunch|supper)|what(?:'s| is) for (?:dinner|tea|lunch)|what (?:should|shall) (?:i|we) (?:cook|make|eat|have)|(?:so |dead |absolutely |bit )?(?:knackered|exhausted|shattered|tired|wiped out)|low[- ]effort|minimal effort|no energy|lazy`;

const situations: readonly Row[] = [
  [
    /\b(?:(?:got|have|having|with|had) (?:a|an|the|this|that) (?:\w+ )?(?:cold|flu|fever|cough|bug)|(?:got |have )?(?:covid|(?:man )?flu)|poorly|under the weather|(?:feel(?:ing|s)?|felt) (?:so |really |a bit |pretty )?(?:rubbish|rough|ill|sick|crap|crappy|awful|terrible|grim|lousy|unwell)|(?:tummy|stomach) (?:bug|ache|upset)|(?:upset|bad|dodgy) (?:tummy|stomach)|sore throat|blocked nose|stuffed up|(?:off )?sick (?:day|kid|child|husband|wife)|off sick|unwell|sniffles|(?:bad|nasty|horrible|heavy|rotten|head|stinking) colds?|for (?:a|my|the|his|her) cold(?! (?:day|night|evening|winter|morning|buffet|lunch|plate|salad|dish|starter))|not feeling (?:well|great|good)|(?:all )?(?:bunged|blocked) up|full of cold|streaming cold|can'?t keep (?:food|anything) down|recovering(?: from (?:an? )?(?:op|operation|illness|surgery))?)\b/giu,
    'For somebody unwell',
    { occasions: ['Unwell'] },
  ],
  [
    /\btoo hot(?: to cook| outside| out| today| for)?\b|\bheat ?wave\b|\b(?:boiling|scorching|roasting|sweltering|baking) (?:hot )?(?:out(?:side)?|today|here|day|weather)\b|\b(?:[23]\d|4[0-5]) ?(?:°|deg(?:rees)?|c\b)[^.,]*|\bhot (?:summer |sunny )?(?:day|evening|night|weather)s?\b/giu,
    'For hot weather',
    { occasions: ['Hot weather'], styles: ['Light and Fresh'] },
  ],
  [
    /\b(?:cosy|cozy|rain(?:y|ing)(?: (?:day|evening|night|outside|out))?|(?:chucking|pouring|pissing|hammering) (?:it )?down|pouring(?: with rain| outside)?|miserable (?:out(?:side)?|weather|day)|snow(?:ing|y|ed in)|storm(?:y)?(?: outside| out)?|(?:freezing|cold|chilly|grey) (?:out(?:side)?|day|night|evening|weather)|freezing|winter warmers?|warming|wintry|autumnal|warm(?:s)? (?:me|us|you) up)\b(?! (?:drawer|up))/giu,
    'Comforting and warm',
    { occasions: ['Cosy'], styles: ['Comfort Food'] },
  ],
  [
    /\b(?:hung-?over|hangovers?|need(?:s|ing)? grease)\b/giu,
    'For a hangover',
    { occasions: ['Hangover'] },
  ],
  [
    /\bwisdom teeth(?: out)?\b|\bno teeth(?: in)?\b|\bteeth (?:out|removed)\b|\b(?:had a |been to the )?(?:tooth (?:out|ache)|toothache|dentist|dentures)\b|\b(?:new |got )?braces\b|\b(?:can'?t|cannot|no|struggles? to|hard to|easy to|can|able to|difficulty|trouble) (?:swallow|chew)(?:ing)?\b|\bsoft foods?\b|\b(?:just )?had (?:\w+ )?surgery\b/giu,
    'Soft to eat',
    { occasions: ['Soft food'], textures: ['soft'] },
  ],
  [
    new RegExp(String.raw`\b(?:${noPlan})\b`, 'giu'),
    'An easy everyday dish',
    { occasions: ['Everyday'] },
  ],
  [
    /\b(?:won'?t|does(?:n'?t| not)|do(?:n'?t| not)|refuses? to|never|hates?|hating) (?:eats? |likes? |touch )?(?:any |his |her |their |much )?(?:veg(?:gies|etables|g?ie)?|greens)\b(?:,? (?:so )?hide (?:it|them)\b)?|\bhid(?:e|den|ing) (?:the |some )?veg\w*|\bveg\w* hidden\b|\b(?:hide|sneak)\w*(?: in)?(?: some| the)? (?:it|them|veg\w*)\b(?: in)?/giu,
    'Vegetables out of sight',
    { occasions: ['Hidden vegetables'] },
  ],
  [
    /\b(?:(?:won'?t|doesn'?t|don'?t|refuses? to) eat |no |nothing |without |hates? )(?:anything )?green(?:s| bits?| stuff| things?| veg\w*)?\b(?! ?(?:beans?|peas?|lentils?|chill|peppers?|onions?|tea|curry|olives?))/giu,
    'Nothing green to see',
    { occasions: ['Nothing green'] },
  ],
  [
    /\b(?:packed|school|work|desk|office) lunch(?:es|box(?:es)?)?\b|\blunch(?:es)? (?:for|at|to take to) (?:work|school|uni|the office|college)\b/giu,
    'Packed lunch',
    { occasions: ['Lunchbox'], course: 'lunch' },
  ],
  [
    /\b(?:to )?(?:eat|have|take) (?:it )?(?:on|to|at|in) (?:the )?(?:train|bus|plane|car|go|work|school|office|road|desk)\b|\bportable\b|\bon the go\b|\broad ?trip\b/giu,
    'To take along',
    { occasions: ['Lunchbox'] },
  ],
  [
    /\b(?:(?:i can |can |to )?freeze\b|(?:for the |in the )?freezer (?:meals?|food|dinners?|stash)|freezes well|freezer[- ]friendly|batch[- ]?cook\w*|batch)\b/giu,
    'Keeps in the freezer',
    { occasions: ['Freezer'], styles: ['Meal Prep'] },
  ],
  [
    /\b(?:lots of |some (?:kind of )?|loads of |more |extra )?veg(?:etables?|gies)?\b(?! (?:stock|soup|lasagne|oil|curry|chilli|stir|pie|burger|sausage|box|that go|to go))/giu,
    'With vegetables',
    { occasions: ['Vegetables'] },
  ],
  [
    /\b(?:right now|now(?! and then)|asap|straight away|immediately|after (?:work|(?:a |my )?(?:late |long |night )*shift)|late[- ]night|midnight)\b/giu,
    'Ready soon',
    { occasions: ['Soon'] },
  ],
  [
    /\b(?:tonight|this (?:evening|afternoon))\b(?!'s)/giu,
    'Ready the same day',
    { occasions: ['Today'] },
  ],
  [
    /\bcomfort(?:ing|s)?(?: food)?\b/giu,
    'Comforting',
    { occasions: ['Cosy'], styles: ['Comfort Food'] },
  ],
  [
    /\b(?:fake-?aways?|takeaway[- ](?:style|night|at home)|like (?:the|a|our) (?:takeaway|chippy))\b/giu,
    'Like a takeaway',
    { occasions: ['Fakeaway'] },
  ],
  [
    /\b(?:store|pantry|bare|empty)[- ]?cupboards?\b|\bcupboards? (?:is |are )?(?:nearly |basically |almost )?(?:bare|empty)\b|\bfrom (?:tins|cans|the cupboard)\b|\bpantry (?:meal|dinner|staples|food)\b|\b(?:and|just|only|with|some) (?:a few )?(?:tins|cans)\b(?! of)|\bfridge (?:is )?(?:basically |nearly |almost |pretty much )?empty\b|\bnothing (?:much )?in (?:the )?(?:house|fridge)\b|\b(?:3|three|4|four|5|five|few)[- ]ingredients?(?: max| only| or less)?\b|\bnot much else\b|\bnothing (?:else )?but\b/giu,
    'From the store cupboard',
    { occasions: ['Storecupboard'] },
  ],
  [
    /\b(?:healthy|healthier|health[- ]conscious|nutritious|good for (?:me|you|us)|balanced|wholesome|lighter|(?:lower|low)[- ]?cal(?:orie)?s?|losing weight|lose weight|on a diet)\b/giu,
    'On the healthy side',
    { occasions: ['Healthy'] },
  ],
  [
    /\b(?:filling|stodgy|hearty|fills? (?:you|me|us|them) up|starving|ravenous|need(?:s|ing)? (?:some |more )?carbs|big (?:eaters|appetites?)|carb[- ]?load\w*|need(?: some)? carbs)\b/giu,
    'Filling',
    { occasions: ['Filling'] },
  ],
  [
    /\b(?:for )?(?:my |the |our )?(?:in-?laws?|mother[- ]in[- ]law|father[- ]in[- ]law|boss|friends|mates|guests|company|parents)(?:'s)? (?:(?:is|are|r) )?(?:coming|visiting)(?: (?:over|round|to (?:dinner|lunch|visit)|for (?:dinner|lunch)))?\b|\bhaving (?:people|friends|guests) (?:over|round)\b/giu,
    'For guests',
    { occasions: ['Dinner party'] },
  ],
  [
    /\b(?:hosting|having|feeding|cooking for) (?:my |the |our )?(?:in-?laws|parents|boss|friends|guests|mates)\b|\b(?:for )?(?:my |the )in-?laws\b/giu,
    'For guests',
    { occasions: ['Dinner party'] },
  ],
  [
    new RegExp(
      String.raw`\b(?:to )?(?:eat |pick up |hold )?with (?:his |her |their )?(?:hands|fingers)\b|\bhand[- ]?held\b|\bfinger foods?\b(?=.*${smallChild})|(?<=${smallChild}.*)\bfinger foods?\b`,
      'giu',
    ),
    'To eat with the fingers',
    { occasions: ['Finger food'] },
  ],
  [/\b(?:savou?ry|not (?:a )?sweet)\b/giu, 'Savoury', { occasions: ['Savoury'] }],
  [
    /\b(?:a )?crowd[- ]?pleas(?:er|ers|ing)\b|\bto share\b|\bbring (?:a dish|something)\b/giu,
    'For many to share',
    { occasions: ['Potluck'] },
  ],
  [
    /\b(?:the |a )?(?:(?:night|day|evening) before|over-?night)\b|\b(?:make|made|making|cook(?:ed)?|prep(?:ped|ared?)?|get ready|ready|assembled?) (?:it |this |them |everything )?(?:ahead|in advance|beforehand)\b/giu,
    'Made ahead',
    { occasions: ['Made ahead'], styles: ['Meal Prep'] },
  ],
  [
    /\bmeat[- ]?(?:loving|eating|eaters?|lovers?|heads?)\b|\bcarnivores?\b|\bmeat and two veg\b/giu,
    'Hearty',
    { occasions: ['Hearty'] },
  ],
  [
    /\bparty (?:food|nibbles|bites|snacks|platter)\b|\bbuffet (?:food|table)\b/giu,
    'Party food',
    { occasions: ['Party', 'Finger food'] },
  ],
  [
    /\bbeige(?: foods?)?\b|\bplain foods?\b/giu,
    'Plain food that children like',
    { occasions: ['Children', 'Nothing green'], spice: 'mild' },
  ],
  [
    /\b(?:for )?(?:people|someone|somebody|anyone|those|kids?|children|a man|husband|wife) (?:who|that) (?:do(?:es)?n'?t|won'?t|hates?|claims? to hate)(?: usually| normally| really)? (?:likes?|eats?|fish|seafood)?\b(?= (?:fish|seafood)\b|$|[,.!?])/giu,
    'For those who are not fond of it',
    { occasions: ['Hesitant'] },
  ],
  [
    /\b(?:the |my |our )?(?:kids|children|toddlers?|grandkids|grandchildren|little ones|\d+ ?y\w* ?olds?) (?:can|could|will|to|love to|want to) (?:help (?:me |us )?(?:to )?)?(?:make|bake|cook|do)\b|\b(?:make|bake|cook|do)(?:ing)? with (?:the |my |our )?(?:\d+ ?y\w* ?olds?|kids|children|toddlers?|grandkids|grandchildren|little ones)\b(?: on a rainy (?:day|afternoon))?/giu,
    'To make with children',
    { occasions: ['Made with children'], styles: ['Family Friendly'] },
  ],
  [
    /\bside salad\b|(?<=\bsalad )(?:to go|that goes|alongside|to serve)\b/giu,
    'Beside a main dish',
    { occasions: ['Beside'] },
  ],
  [/\btiffin\b/giu, 'For the tiffin box', { occasions: ['Lunchbox'], cuisines: ['Indian'] }],
  [
    /\b(?:football|footie|rugby|the (?:match|game)|match) (?:is )?on\b|\bwatching (?:the )?(?:football|game|match|rugby|footie)\b/giu,
    'Occasion: Game day',
    { occasions: ['Game day'] },
  ],
  [
    /\b(?:[4-9]|1[0-9]|2[0-9]) ?-?months?(?:[- ]olds?)?\b(?! (?:ago|later))|\b(?:starting |first )?solids\b|\bweaning\b|\bblw\b|(?<!\bdutch )\bbab(?:y|ies)\b(?! (?:spinach|corn|carrots?|potato\w*|new potato\w*|leaf|leaves|gem|plum|back|shower|aubergine\w*|bok|pak|tomato\w*|led|squid|octopus|peas?|leeks?|kale|rocket|onions?|beetroot\w*|mushrooms?|clams?|prawns?|squash|chard|greens))/giu,
    'For a baby: soft, no honey, nuts, spicy food, coffee or alcohol',
    {
      ...{ occasions: ['Toddler', 'Soft food'], spice: 'mild', styles: ['Family Friendly'] },
      leavesOut: ['alcoholic drinks', 'coffee', 'honey', 'nuts', 'spicy'],
    },
  ],
  [
    /\b(?:toddlers?|(?:1|2|3|one|two|three) ?-?(?:yr|year|yo|y\/o)s?(?:[- ]olds?)?)\b/giu,
    'For a small child: mild, soft, no alcohol',
    {
      occasions: ['Toddler'],
      spice: 'mild',
      styles: ['Family Friendly'],
      leavesOut: ['alcoholic drinks', 'coffee'],
    },
  ],
];

/** "Tea" as the British name for the evening meal: "cheap tea for 5", not a cup of tea. */
const eveningTea: readonly Row[] = [
  [
    /(?<!\b(?:iced|green|mint|black|ice|milk|bubble|chai|herbal|afternoon|cream|high|thai|a cup of|ginger|lemon|masala|cardamom|apple|hot) )\btea\b(?= (?:for (?:the|my|our|\d|two|three|four|five|six|tonight|tomorrow|a family)|tonight|tomorrow|ideas?|time for)|,? (?:at home|quick|fast))|(?<=\b(?:cheap|quick|easy|kids?'?|kiddies|family|midweek|birthday|tonight'?s|sunday|saturday|friday|chippy|for|simple|hot|proper|fish|veggie) )tea\b(?! (?:bags?|cakes?|loaf|bread|party|leaves|towel))/giu,
    'Dinner',
    { course: 'dinner' },
  ],
];

/** Finds situations of the cook (ill, tired, in a heat wave, without a plan) and the evening meal called tea. */
export const findSituations = (text: string): Found[] =>
  [...findRows(text, 'occasion', situations), ...findRows(text, 'course', eveningTea)].map(
    (part): Found => ({ ...part, isAside: true }),
  );
