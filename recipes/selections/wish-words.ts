/** Words that say that somebody reacts to a food, before or after it. */
export const reactionPattern =
  /\b(?:\p{L}*allerg\w*|anaphyla\w*|intoleran\w*|sensitiv\w*|react(?:s|ion)?(?: badly)? to|epi-?pen|makes? (?:me|us|him|her|them) (?:ill|sick)|deadly|kills? (?:me|him|her))\b/iu;

/** Words before a food that leave it out. */
export const negativePattern =
  /\b(?:no|non|zero|without|w\/o|sans|avoid(?:ing|s)?|not|none of|nothing (?:with|containing)|free (?:of|from)|hates?|dislikes?|do(?:es)?n[o']?t|do not|does not|can'?t|cannot|won'?t|will not|never|minus|hold (?:the|all)|skip|leave (?:out|off)|omit|exclud(?:e|es|ing)|except|cut(?:ting)? out|off limits:?|forbidden:?|banned:?|bans?)\b/iu;

/** Where what is left out ends and something else begins. */
export const clauseEnd =
  /\b(?:but|please|instead|though|however|because|so that|i want|i like|i love|we love|we like|we want|using|use|with)\b|[,:]\s*(?:an?|some|something|i|we|make|cook|give|bake|quick|easy|for|then|just|plus lots|maybe)\b/iu;

/** Group words that name no single ingredient, which a negation may still mean. */
export const groupWords =
  /\b(?:(?:tree )?nuts?|red meat|meat|dairy|gluten|shellfish|seafood|fish|alcohol(?:ic)?|lactose|wheat|sugar|nightshades?|alliums?|onions?|garlic|mushrooms?|caffeine|celery|mustard|sesame|soya?|lupin|sul(?:ph|f)ites?|mollus[ck]s?|crustaceans?|pork|beef|poultry|casein|citrus|legumes?|pulses|seeds?|corn|grains?|gelatine?|animal products?|spic[ey]|heat|chill?i(?:e?s)?|salt|carbs?|oats|cereals|berries|eggs?)\b/giu;

/** Diets in the words of a wish, with their plurals and slang, and what each is called among ours. */
export const dietsSaid: readonly (readonly [RegExp, string])[] = [
  [/\b(?:vegans?|plant[- ]based|vegan food)\b|\bno animal (?:products?|foods?)\b/giu, 'vegan'],
  [
    /\bvegetarians?\b|\bveggo\b|\bveggie\b|\b(?:are|is|am|i'm|we're|they're|both|all) (?:all |both )?veggies\b|\b(?:meatless|meat[- ]free)\b/giu,
    'vegetarian',
  ],
  [/\bpesc[ae]tarians?\b|\bpescy\b/giu, 'pescatarian'],
  [/\b(?:halal|muslims?)\b/giu, 'halal'],
  [/\bkosher\b/giu, 'kosher'],
  [/\bketo(?:genic)?\b/giu, 'keto'],
  [/\bpaleo\b/giu, 'paleo'],
  [/\bjains?\b/giu, 'jain'],
  [/\blow[- ]fodmap\b|\bfodmaps?\b/giu, 'low-fodmap'],
  [/\blow[- ]carb(?:s|ohydrates?)?\b/giu, 'low-carb'],
  [/\blow[- ](?:salt|sodium)\b/giu, 'low-sodium'],
  [/\blow[- ]fat\b/giu, 'low-fat'],
  [/\blow(?:er)?[- ]sugar\b/giu, 'low sugar'],
  [/\blow(?:er)?[- ]calories?\b/giu, 'low calorie'],
  [/\bdiabet(?:ic|ics|es)\b/giu, 'diabetic'],
  [/\b(?:pregnant|pregnancy|expecting)\b/giu, 'pregnancy'],
  [/\bc(?:o)?eliacs?(?: disease)?\b/giu, 'gluten-free'],
  [/\bwhole ?30\b/giu, 'whole30'],
  [/\bgout\b/giu, 'gout'],
];

/** Words that name no food: where nothing else follows a negation, no food was meant. */
export const ordinary = new Set(
  `a an the any all too very so much many more less than long longer time fuss oven rush idea hurry
  bake baking cook cooking prep mess washing up blender microwave heavy complicated boring dry greasy hassle
  waste problem thank thanks thx leftover sure hungry big special expensive cheap fancy only just why mind worry
  stress guilt care trouble hand cage risk crowd quick easy dinner lunch breakfast supper dessert tonight today
  something someone i we me my us our you it is are am be for to of in on at and or if one two three four five
  minute hour min people person kid child family guest friend need needs want like know have had tried try ever
  before this that recipe dish meal food pan pot grill stove hob equipment gadget difficult hard fail bland plain
  frying fried deep matter limit restriction preference problem work wait stop forget really anything everything
  own stick making soggy thing with using use own eat wrong get enough simple bit little nothing fresh else make do same usual again old
  ${Array.from({ length: 100 }, (_, number) => number).join(' ')}`.split(/\s+/),
);
