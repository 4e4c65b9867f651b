/** Words before or after a food that say that a person reacts to it. */
export const reactionPattern =
  /\b(?:\p{L}*al+erg\w*|al+egic\w*|anaphyla\w*|intol+er[ae]n\w*|sensitiv(?:e|ity|ities) to|(?<=\p{L} )sensitivit(?:y|ies)|(?<=\p{L} )(?<!\b(?:price|a|very|really|so|is|am|are) )sensitive(?=\s*(?:[.,;!?]|$|and\b))|wheez\w+|react(?:s|ion)?(?: badly)? to|epi-?pen|makes? (?:me|us|him|her|them) (?:ill|sick)|deadly(?= allerg))\b/iu;

/** Words before a food that leave it out. For other languages, only words that can stand alone before a food. */
export const negativePattern =
  /\b(?:no|non|zero|instead of|rather than|gone off|(?:fillings?|toppings?|sauces?|things?) other than|without|w\/o(?:ut)?|sans|avoid(?:ing|s)?|not|none of|nothing (?:with|containing|involving|that contains?|that has|from|made of)|nothing(?= (?:fermented|pickled|fried|spicy)\b)|free (?:of|from)|hates?|dislikes?|do(?:es)?n[o']?t|do not|does not|can'?t|cannot|won'?t|will not|never|minus|hold (?:the|all)|(?<=,\s)hold(?! (?:on|up|together|it|that|its|for|in)\b)|skip|leave (?:out|off)|omit|ditch(?:ing)?|steer clear of|stay away from|loathes?|detests?|boycott(?:ing|s)?|g(?:ave|ive|ives|iving|iven) up(?! on\b)|stop(?:ped)? (?:with|eating|having)|rather (?:die|starve) than eat|less the|(?:get|gets|got|am|i'?m|was|been) (?:sick|ill) from|spits? out|refuses?|picks? out|exclud(?:e|es|ing)|except|cut(?:ting)? out|bans?|(?:should|must|could|would)(?:n[o']?t| not)(?! (?:be|take|say|mind|last|keep|need|it|leave|get|find|care|wait)\b)|unable to|keep away from|(?:everything|anything) (?:apart from|other than|besides)|(?:swells?|swelled|puffs?) up (?:when|if) (?:he|she|i) (?:eats?|has|have)|(?:(?:anything|everything|all) (?:but|bar|except))|neither|isn'?t allowed|(?:(?<=\b(?:i|he|she|we|they|you|who|mum|mom|dad|son|daughter|wife|husband|kid|kids)(?:'m|'s|'re| am| is| are| went| has gone| have gone)? (?:gone )?)off(?! (?:to|for|the|on|sick|now|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|work|school|limits|his|her|my))) |(?:is|are|was|that'?s)n'?t|(?:bored|sick|tired|fed up|had enough) (?:of|with)|ohne|keine?[nmrs]?|senza|sin|sem|zonder|geen|utan|uten|uden|bez|pas de)\b|\b(?:off[- ]limits|forbidden|banned)(?: list)?\s*[:–-]+(?=\s)/iu;

/** Phrases for a mild dish, as the source of a regular expression: "not too spicy", "can't take heat". */
export const mildHeatPattern = String.raw`\b(?:not|nothing)(?: be)? (?:too|very|overly|so|that) (?:spicy|hot|fiery)\b|\b(?:without|not) (?:too|so|that|as) much (?:heat|spice|chill?i|fire|kick)\b|\b(?:can(?:no|['’])?t|cannot|do(?:es)?n['’]?t|do(?:es)? not) (?:really )?(?:take|handle|do|manage|cope with|like) (?:much |any |the |too much )?(?:heat|spice|spicy(?: food)?)(?=\s*(?:[.;!?)]|$|\bbut\b))|\bmilder\b|\bless (?:spicy|fiery|heat)\b`;
/** Phrases about heat: "not too spicy" leaves nothing out. */
export const heatSaid = new RegExp(
  String.raw`${mildHeatPattern}|\b(?:spicier|fierier|more (?:spicy|fiery|heat)|with more kick)\b`,
  'giu',
);

/** Where the ruled-out text ends and something else begins. An amount begins something else, since a cook does not rule out "half a cabbage". */
export const clauseEnd =
  /\b(?:(?<!\b(?:anything|everything) )but|please|what about|how about|instead|though|however|because|since|bc|'?cause|cos|just(?! (?:an?|developed|found|about|in|for|so|as|like|diagnosed)\b)|only(?! (?:an?)\b)|and (?:do|make|use|cook|serve|keep|add)|so(?! (?:much|many|called|as|fond|keen|into|good)\b)|otherwise|need|needed|i want|i like|i love|we love|we like|we want|using|use|with)\b|\band (?:i|we)(?:['’]d| would) rather (?:make|cook|bake|have|serve|do)\b|[,:]\s*(?:an?|some|something|i|we|make|cook|give|bake|quick|easy|for|then|just|plus lots|maybe|got|have|there'?s|only|needs? (?:an?|some|something)|must|looking for)\b|,\s*(?!(?:no|not|nor|or)\b)(?:(?!(?:or|and|nor)\b)\p{L}+\s+){1,4}?(?:(?:is|are)\s+)?(?:ok(?:ay)?|fine|welcome|good|works?|instead|rather)\b(?!\s*\?)|,\s*(?:(?:(?:ab(?:ou)?t|around|approx|ca|roughly|makes?)\.?\s+)?\d+(?!\d*\s*[%-])|half\b|left[- ]?over\b|(?:two|three|four|five|six|eight|ten|twelve)\b)(?!.*\b(?:or|nor)\b)/iu;

export const xFree =
  /\b(nut|dairy|gluten|egg|soya?|sugar|wheat|lactose)free\b|\b((?:\p{L}+(?:-?\s+(?:and|or|&)\s+|\s*[&,]\s*))*(?:(?:tree|pine|added) )?\p{L}+)[- ]free\b(?!-range)(?! (?:of|from))/giu;

/** Allergies that are mentioned without what they are to: "a list of allergies as long as my arm". */
export const unnamedAllergies =
  /\b(?:(?:an?|the) (?:(?:very |so )?long )?list of|lots of|loads of|so many|too many|many|multiple|various|several|a few|some|all (?:his|her|their|our|my|the|these|those)) (?:(?:food|bad|severe|serious) )*(?:allergies|intolerances)\b(?!\s*(?:to\b|of\b|[:(]|are\b|include))(?: as long as (?:my|your|his|her|an|the) arm)?|(?<=(?:^|[.;!?]\s*)(?![^.;!?]*\b(?:but|except|all|everything|anything|no|not|without|free)\b)[^.;!?,:()–-]*\bcan (?:safely |also )?(?:eat|have|share)(?: too| as well)?,? (?:\p{L}+ ){0,2})(?:comes? with|carr(?:y|ies)|has|have|brings?) (?:an? |his |her |their )epi-?pens?\b/giu;

export const noAllergy =
  /\b(?:no|without|not|don'?t have|do not have)(?: any| known| food)* (?:allerg(?:y|ies)|intolerances?|allergic to anything)\b(?! (?:to|apart from|except|other than|besides|bar|but)\b)/giu;

/** "Less salt" and "little salt" do not ask for salt; "a little salt" does. */
export const lessOf =
  /\b(?:less|fewer|(?:(?<!\ba (?:very )?)little|hardly any|wenig(?:er)?)(?= (?:added )?(?:sugar|salt|oil|fat|butter|cream|cheese|meat|zucker|salz|fett|öl)\b(?=\s*(?:[.,;!?)]|$|\b(?:and|or|but|please|as possible|if possible|because|cos|since)\b))))\s+[^,]*?(?=\s+(?:and|with)\b|,|$)/giu;

export const adjacentPattern =
  /^[\s,&/'-]*(?:(?:and|or|is|are|am|an?|my|severe(?:ly)?|protein|food|really|badly|highly)\s*)*[\s,&/'-]*$/iu;

export const leadsPattern =
  /^\W*(?:(?:eat|like|want|have|use|add|include|put|digest|stomach|tolerate|handle|touch|swallow|to|of|any|the|all|more)\b\s*)*/iu;

/** "No-bake cheesecake" does not leave out cheesecake. */
export const noWork = /\bno[- ](?:bake|cook|churn|knead|fry|boil|stir|roll|peel)(?=[- ]\p{L})/giu;

/** Verbs whose food may come before them: a food beside them is not preferred. */
export const negativeVerb =
  /\b(?:never|hates?|dislikes?|do(?:es)?n[o']?t|do not|can'?t|cannot|won'?t(?! (?:last|keep)\b)|off limits|forbidden|banned)\b/iu;

/** What a "can't" may be about that is no food: "it's hot and I can't face the stove". */
export const notAboutFood =
  /^\W*(?:(?:face|be bothered (?:with|by)|be arsed (?:with|by)|stand (?:at|over|by)) )?(?:the |my |an? )?(?:hot )?(?:stove|oven|hob|heat|cooking tonight|grill)\b/iu;

/** Forms of "not" that may rule out a kind of dish as well as a food. */
export const looseNot =
  /^(?:not|(?:is|are|was|that'?s)n'?t|instead of|except|(?:bored|sick|tired|fed up|had enough) (?:of|with))$/iu;

/** Words after "doesn't", "won't", "can't" that say a food is not eaten. "Fall apart" and "taste like" do not. */
export const eatingVerb =
  /^\W*(?:(?:really|actually|even|ever)\s+)?(?:eats?|likes?|want|have|had|do|use|add|include|put|touch|stand|stomach|swallow|tolerate|need|digest|handle|get|any)\b|^\W*(?:\p{L}+\W*)$/iu;

/** Group words that name no single ingredient but can be ruled out. */
export const groupWords =
  /\b(?:(?:tree )?nuts?|red meat|mammal(?:ian)? meat|mammals?|meat|dairy|gluten|shellfish|seafood|fish|alcohol(?:ic)?|lactose|wheat|sugar|nightshades?|alliums?|onions?|garlic|mushrooms?|caffeine|celery|mustard|sesame|soya?|lupin|sul(?:ph|f)ites?|mollus[ck]s?|crustaceans?|pork|pigs?|beef|poultry|casein|citrus|legumes?|pulses|seeds?|corn|grains?|gelatine?|animal products?|spic[ey]|heat|chill?i(?:e?s)?|salt|carbs?|oats|cereals|berries|eggs?)\b/giu;

/** Diets in the words of a wish, with plurals and slang, and the name that we use for each. */
export const dietsSaid: readonly (readonly [RegExp, string])[] = [
  [/\b(?:vegans?|plant[- ]based|vegan food)\b|\bno animal (?:products?|foods?)\b/giu, 'vegan'],
  [
    /\bvegetarians?\b|\bveggo\b|\bveggie\b(?![- ](?:packed|loaded|filled|heavy))|\b(?:are|is|am|i'm|we're|they're|both|all) (?:all |both )?veggies\b|\b(?:meatless|meat[- ]free)\b/giu,
    'vegetarian',
  ],
  [/\bpesc[ae]tarians?\b|\bpescy\b/giu, 'pescatarian'],
  [/\b(?:halal|muslims?)\b/giu, 'halal'],
  [/\bkosher\b(?! salt)/giu, 'kosher'],
  [/\bketo(?:genic)?\b/giu, 'keto'],
  [/\bpaleo\b/giu, 'paleo'],
  [/\bjains?\b/giu, 'jain'],
  [/\blow[- ]fodmap\b|\bfodmaps?\b/giu, 'low-fodmap'],
  [/\b(?:low|no|zero|minimal|without)[- ]carb(?:s|ohydrates?)?\b/giu, 'low-carb'],
  [/\blow[- ](?:salt|sodium)\b/giu, 'low-sodium'],
  [/\blow[- ]fat\b/giu, 'low-fat'],
  [/\blow(?:er)?[- ]sugar\b/giu, 'low sugar'],
  [/\blow(?:er)?[- ]calories?\b/giu, 'low calorie'],
  [/\bdiabet(?:ic|ics|es)\b/giu, 'diabetic'],
  [
    /\b(?:pregnant|pregnancy|expecting(?! (?:\d|\p{L}+ (?:guests|people|friends)|guests|people|friends|company|visitors|family|rain|snow)))\b/giu,
    'pregnancy',
  ],
  [
    /\bc(?:o)?eliacs?(?: disease)?\b|\bceoliacs?\b|(?<!\b(?:my|the|ur|your|his|her|a|new) )\bgf\b(?! and (?:me|i)\b)/giu,
    'gluten-free',
  ],
  [/\bdf\b/giu, 'dairy-free'],
  [/\bwhole ?30\b/giu, 'whole30'],
  [/\bgout\b/giu, 'gout'],
  [/\balpha[- ]?gal\b/giu, 'alpha gal'],
];

/** Words that name no food. If nothing else follows a negation, it rules out no food. */
export const ordinary = new Set(
  `ingredient step extra equipment a an the any all too very so much many more less than long longer time fuss oven rush idea hurry
  bake baking cook cooking cope deal prep mess washing up blender microwave heavy complicated boring dry greasy hassle
  waste problem thank thanks thx leftover sure hungry big special expensive cheap fancy only just why mind worry
  stress guilt care trouble hand cage risk crowd quick easy dinner lunch breakfast supper dessert tonight today
  something someone i we me my us our you it is are am be for to of in on at and or if one two three four five
  minute hour min people person kid child family guest friend need needs want like know have had tried try ever
  before this that recipe dish meal food pan pot grill stove hob equipment gadget powder difficult hard fail bland plain
  frying fried deep matter limit restriction preference money cash budget clue energy plan skill skills washing dishwasher machine patience effort fridge freezer kitchen cakey stodgy soggy mushy rubbery claggy chewy crumbly problem work wait stop forget really anything everything
  own stick making soggy thing with using use own eat wrong get enough simple bit little nothing fresh else make do same usual again old
  ${Array.from({ length: 100 }, (_, number) => number).join(' ')}`.split(/\s+/),
);

/** What may go wrong with a dish: "without it going lumpy". It rules out no food. */
export const goesWrong =
  /^\s*(?:(?:it|them|they|everything) )?(?:going|getting|turning|becoming|falling|drying|burning|splitting)(?: \p{L}+)?/iu;
