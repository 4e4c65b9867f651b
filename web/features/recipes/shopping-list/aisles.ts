/** The aisles of a shop, in the order in which most people walk them. */
export const aisles = [
  'Fruit and vegetables',
  'Meat and fish',
  'Dairy, eggs and chilled',
  'Bread, pasta and grains',
  'Tins, jars and sauces',
  'Nuts, baking and sweet things',
  'Frozen',
  'Drinks',
  'Check at home first',
  'Everything else',
] as const;
export type Aisle = (typeof aisles)[number];

/** Keyword rules, small enough to ship with the list; the first match decides. */
const rules: readonly (readonly [Aisle, RegExp])[] = [
  ['Frozen', /\bfrozen\b|\bice[- ]cream\b|\bsorbet\b/],
  // Names that contain the keyword of another aisle.
  [
    'Fruit and vegetables',
    /\blamb['’]s lettuce\b|^(?!.*\b(?:tin|tinned|dried|powder|stock|sauce)\b).*\bmushrooms?\b|\bmustard greens\b|\bspaghetti squash\b|\bwater spinach\b|\bfresh (?:turmeric|oregano|bay|coriander)\b|\bsugar ?snaps?\b|\bcurry leaves\b|\bamaranth leaves\b|^(?!.*\b(?:tin|pur[eé]e|seeds?|oil)\b).*\bpumpkin\b/,
  ],
  ['Meat and fish', /\bsalt(?:ed)? (?:beef|cod|pork)\b|\bfresh anchovies\b/],
  ['Drinks', /\b(?:coconut|tonic|soda|sparkling) water\b/],
  [
    'Dairy, eggs and chilled',
    /\bpepper jack\b|\b(?:coconut|almond|oat|soya?) (?:yogh?urt|cream cheese)\b|\bcoconut drink\b/,
  ],
  [
    'Tins, jars and sauces',
    /^(?:[\d×x.\s]*(?:g|ml|oz)\s+)?(?:tins?|cans?|jars?)\b|\b(?:tinned|canned|passata|pickled?|preserved|capers?|gherkins?|sun-dried|roasted red peppers|olives?(?! oil)|antipasti|artichoke hearts|kimchi|sauerkraut|stock|broth|bouillon|miso|pesto|ketchup|mustard(?! seeds?| powder)|mayonnaise|harissa|salsa|chutney|jam|marmalade|curry paste|paste|pur[eé]e|tahini|sauce|sriracha|tamari|gochujang|sambal|relish|anchov(?:y|ies)|aquafaba|gravy|kecap manis|tabasco|doubanjiang|doenjang|glaze|chipotles|lemon curd|redcurrant jelly|coconut (?:milk|cream)|liquid aminos|coconut aminos|dashi|marmite|yeast extract|hummus|horseradish|wasabi|molasses|pumpkin pur[eé]e|tapenade|mirin|peanut butter|(?:almond|cashew|nut|seed|hazelnut) butter|lemon ?grass paste|jackfruit|hearts of palm|bamboo shoots|water chestnuts|hominy)\b/,
  ],
  [
    'Bread, pasta and grains',
    /\b(?:bread|breads|loaf|baguette|ciabatta|focaccia|sourdough|brioche|buns?|rolls?|tortillas?|wraps?|taco shells?|pitt?as?|naans?|chapatis?|flatbreads?|bagels?|croissants?|muffins?|crumpets?|toast|crackers?|crispbreads?|rice (?:cakes?|noodles|paper|vermicelli)|noodles?|vermicelli|pasta|spaghetti|linguine|penne|fusilli|rigatoni|macaroni|tagliatelle|fettuccine|pappardelle|orzo|lasagne|farfalle|orecchiette|conchiglie|ziti|gnocchi|ravioli|tortellini|couscous|bulgur|quinoa|rice|barley|farro|spelt|freekeh|millet|buckwheat|polenta|amaranth|teff|sorghum|rolled oats|oats|oatmeal|oat bran|muesli|granola|cornflakes|bran|wheat ?germ|masa harina|croutons|oatcakes|breadsticks|poppadoms?|parathas?|injera|arepas?|stuffing|semolina|wheat ?berries|ramen|udon|soba|glass noodles|lentils?|split peas|dal|chickpeas|(?:black|kidney|butter|borlotti|cannellini|haricot|pinto|mung|adzuki|fava|white|navy|lima|black-eyed) ?-?(?:beans|peas)|black-eyed (?:beans|peas)|soya beans|breadcrumbs|panko|matzo|wonton wrappers?|filo|phyllo|grits|kasha)\b(?!.*\b(?:flour|milk|vinegar|syrup|wine|cream|oil|starch)\b)/,
  ],
  [
    'Check at home first',
    /\b(?:water|ice cubes?|salt|peppercorns?|(?:black|white|ground|cayenne|szechuan|sichuan) pepper|cooking spray|\p{L}*-?oil|ghee|vinegar|ground (?!beef|pork|lamb|turkey|chicken|meat|almonds?|hazelnuts?|flax|veal|bison)\p{L}+|cumin|paprika|turmeric|cinnamon|nutmeg|cardamom|allspice|(?<!garlic )cloves(?! (?:of )?garlic)|mace|saffron|fenugreek|garam masala|curry powder|chill?i (?:powder|flakes)|chile powder|(?:mustard|coriander|fennel|caraway|nigella|cumin|celery) seeds?|mustard powder|five[- ]spice|mixed spice|(?:garlic|onion) (?:powder|granules)|dried (?:oregano|thyme|basil|sage|rosemary|mint|dill|tarragon|mixed herbs|herbs|parsley|marjoram|bay|chill?i(?:es)?)|oregano|herbes de provence|sumac|za['’]atar|dukkah|ras el hanout|baharat|berbere|jerk seasoning|seasoning|spice (?:mix|blend|rub)|bay lea(?:f|ves)|star anise|liquid smoke|asafo?etida|msg|monosodium glutamate|aniseed|ajwain|amchur|furikake|stock cubes?|juniper|annatto|achiote|ajowan|sichuan pepper|black lime)\b/u,
  ],
  [
    'Nuts, baking and sweet things',
    /\b(?:flour|sugar|baking (?:powder|soda)|bicarbonate|yeast|cornflour|cornstarch|starch|arrowroot|gelatine?|agar|cocoa|chocolate|vanilla|custard powder|honey|syrup|treacle|agave|stevia|erythritol|xylitol|sweetener|nuts?|almonds?|cashews?|walnuts?|pecans?|hazelnuts?|pistachios?|peanuts?|macadamias?|chestnuts|(?:sesame|sunflower|pumpkin|melon|lotus|mixed|chia|flax|hemp|poppy) ?seeds?|chia|pine nuts?|candlenuts|linseeds?|flaxseed|psyllium|desiccated coconut|coconut flakes|coconut sugar|raisins?|sultanas?|currants|dates?|prunes?|dried (?:apricots?|cranberries|figs?|fruit|mango|cherries|apples?|blueberries|goji berries)|biscuits?|cookies|digestives?|marzipan|marshmallows?|sprinkles|cream of tartar|xanthan gum|protein powder|nutritional yeast|nori|kombu|wakame|seaweed|jujubes|barberries|elderberries|candied|crisps|tortilla chips|popcorn|pretzels|caramel|nougat|cacao|carob|amaretti|shortbread|wafers?|cones?|dulce de leche|condensed milk|evaporated milk|milk powder|food colouring|rose ?water|orange blossom water|extract|essence|jelly|meringues?|sponge fingers|tapioca|pectin|mixed peel|halva)\b(?<!black sesame oil)(?!.*\b(?:milk(?! powder)|oil|mushrooms?)\b)|\bcondensed milk\b|\bevaporated milk\b/,
  ],
  [
    'Dairy, eggs and chilled',
    /\b(?:eggs?|yolks?|egg whites?|milk|buttermilk|cream(?!ed)|cr[eè]me|butter(?! ?(?:beans|nut|head|lettuce))|margarine|spread|yogh?urt|skyr|kefir|quark|labneh|cheese|cheddar|mozzarella|parmesan|parmigiano|pecorino|feta|halloumi|ricotta|mascarpone|gouda|gruy[eè]re|emmental|brie|camembert|gorgonzola|stilton|roquefort|paneer|manchego|provolone|burrata|cotija|queso|fontina|edam|havarti|comt[eé]|boursin|grana padano|monterey jack|raclette|taleggio|colby|red leicester|cheshire|half-and-half|pizza dough|tofu|tempeh|seitan|soya mince|plant-based mince|vegan|pastry|lard|suet|shortening|custard|fromage frais|bocconcini|cottage)\b/,
  ],
  [
    'Meat and fish',
    /\b(?:beef|steaks?|mince|lamb|mutton|pork|ham|bacon|pancetta|prosciutto|chorizo|sausages?|salami|pepperoni|’?nduja|lardons|gammon|ribs|veal|venison|rabbit|goat|chicken|turkey|duck|goose|quail|pheasant|guinea fowl|liver|kidneys?|oxtail|brisket|chops?|meatballs?|bresaola|speck|guanciale|mortadella|pastrami|bison|ostrich|boar|hare|pigeon|partridge|black pudding|fish|salmon|trout|cod|haddock|hake|pollock|pollack|halibut|plaice|sole|sea ?bass|sea ?bream|monkfish|turbot|tilapia|snapper|mackerel|sardines?|herring|kippers?|tuna|swordfish|catfish|eel|mahi-mahi|barramundi|perch|pike|carp|grouper|whiting|coley|basa|pangasius|roe|caviar|prawns?|shrimps?|crab|lobster|crayfish|langoustines?|scallops?|mussels?|clams?|oysters?|squid|calamari|octopus|cuttlefish|cockles?|whelks?|surimi|hot dogs?|frankfurters?|merguez|bratwurst|andouille|kielbasa|tripe|sweetbreads?|foie gras|fillets?|skate|char|arctic char|whitebait|sprats?|anchovy fillets|john dory|mullet|bream|bass|haggis|poussin|capon|grouse|elk|bonito|sturgeon|yellowtail|snails|trotters?|tongue|meat)\b/,
  ],
  [
    'Drinks',
    /\b(?:wine|beer|ale|stout|lager|cider|sherry|port|marsala|madeira|vermouth|brandy|cognac|rum|vodka|gin|whisk(?:e)?y|bourbon|tequila|liqueur|sake|shaoxing|prosecco|champagne|coffee|espresso|tea|matcha|cola|lemonade|soda|tonic|kombucha|ginger ale|coconut water|(?:apple|orange|pomegranate|grape|cranberry|pineapple|tomato|mango|carrot|vegetable) juice|kirsch|calvados|amaretto|cointreau|pastis|ouzo|limoncello)\b/,
  ],
  [
    'Fruit and vegetables',
    /\b(?:onions?|shallots?|garlic|leeks?|chives|ginger|galangal|lemongrass|lemon ?grass|carrots?|parsnips?|swedes?|turnips?|beetroots?|beets?|celery|celeriac|fennel|potato(?:es)?|yams?|cassava|taro|radish(?:es)?|daikon|mooli|kohlrabi|jicama|artichokes?|asparagus|aubergines?|eggplants?|courgettes?|zucchini|marrow|squash|pumpkin|butternut|cucumbers?|peppers?|chill?i(?:es|s)?|jalape[nñ]os?|tomato(?:es)?|tomatillos?|sweetcorn|corn|cobs?|okra|peas?|mangetout|sugar snaps?|beans|edamame|sprouts?|beansprouts|cabbages?|kale|cavolo nero|chard|spinach|rocket|arugula|lettuces?|romaine|gem|watercress|cress|endives?|chicory|radicchio|greens|pak choi|bok choy|broccoli|broccolini|cauliflower|mushrooms?|shiitake|portobello|chanterelles?|porcini|herbs?|parsley|coriander|cilantro|basil|mint|dill|thyme|rosemary|sage|tarragon|chervil|marjoram|sorrel|lovage|lea(?:f|ves)|salad|apples?|pears?|quinces?|bananas?|plantains?|oranges?|lemons?|limes?|grapefruits?|clementines?|mandarins?|tangerines?|satsumas?|berries|strawberr(?:y|ies)|raspberr(?:y|ies)|blueberr(?:y|ies)|blackberr(?:y|ies)|gooseberr(?:y|ies)|cranberr(?:y|ies)|redcurrants|blackcurrants|cherr(?:y|ies)|grapes?|plums?|peach(?:es)?|nectarines?|apricots?|figs?|mango(?:es)?|papayas?|pineapples?|melons?|watermelon|cantaloupe|kiwis?|passion ?fruits?|pomegranates?|persimmons?|lychees?|guavas?|dragon ?fruits?|avocados?|rhubarb|coconuts?|zest|juice|vegetables|nopales|yuzu|kumquats?|pomelos?|starfruit|rambutans?|longans?|durian|physalis|samphire|nettles?|dandelion|purslane|amaranth leaves|lotus root|water spinach|chayote|horseradish root|salsify|cardoon|microgreens|alfalfa|aloe|truffles?|enoki|oyster mushrooms|fruit)\b/,
  ],
];

/**
 * Returns the aisle of a food.
 * @param what an ingredient line without its amount
 */
export function aisleOf(what: string): Aisle {
  const words = what.toLowerCase();
  return rules.find(([, pattern]) => pattern.test(words))?.[0] ?? 'Everything else';
}
