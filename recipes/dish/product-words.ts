/**
 * Word lists: products that cooks make, what they make them from, and the words that may accompany a product's name. A product that is
 * missing here is judged by the ingredient list alone. If a good recipe is rejected for something that it makes itself, add the word.
 */

const wordSet = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Products that are mixed, boiled or rolled during cooking and hardly ever bought. The bare name means what the steps have just made. */
export const intermediates = wordSet(
  `batter dough pastry crust crumb sauce jus glaze roux filling topping stuffing frosting icing ganache buttercream marinade dressing panade seasoning
   vinaigrette brine puree mash mixture soup stew base shell case streusel rub slurry sponge sofrito pickle`,
);
/** Products that are made as often as bought. They count only if the list contains their ingredients and a step cooks or mixes them. */
export const byParts: Readonly<Record<string, { list: readonly RegExp[]; steps?: RegExp }>> = {
  broth: { list: [/./], steps: /\b(?:simmer|boil|poach|brais|bring|heat|warm)\w*\b/i },
  stock: {
    list: [
      /\b(?:bones?|carcass|shells?|wings|necks?|trotters?|heads?|kombu|shiitake|vegetables?|carrots?|leeks?)\b/i,
    ],
    steps: /\b(?:simmer|strain)\w*\b/i,
  },
  gravy: {
    list: [/./],
    steps: /\b(?:simmer|thicken|reduc|gravy|bubbl)\w*\b/i,
  },
  custard: {
    list: [/\b(?:eggs?|yolks?|cornflour|cornstarch|starch|custard powder|agar|tofu)\b/i],
    steps:
      /\b(?:whisk|stir|pour|thicken|beat|mix|strain|combine|blend)\w*\b[^.]*\b(?:tofu|milk|cream|drink|yoghurt|eggs?|yolks?|starch|cornflour)\b/i,
  },
  caramel: {
    list: [/\b(?:sugar|honey|syrup|dates?|jaggery)\b/i],
    steps:
      /\b(?:sugar|honey|syrup|dates?|jaggery)\b[^.]*\b(?:melt|bubbl|boil|simmer|cook|blend|amber)\w*\b|\b(?:melt|bubbl|boil|simmer|cook|blend)\w*\b[^.]*\b(?:sugar|honey|syrup|dates?|jaggery)\b/i,
  },
  syrup: {
    list: [/\b(?:sugar|honey|jaggery|sweetener|juice|molasses)\b/i],
    steps: /\b(?:dissolv|boil|simmer|reduc)\w*\b/i,
  },
  jam: {
    list: [/\b(?:sugar|honey|syrup|chia|dates?)\b/i],
    steps: /\b(?:boil|simmer|bubbl|reduc)\w*\b/i,
  },
  dashi: { list: [/\b(?:kombu|bonito|katsuobushi|shiitake|niboshi|kelp)\b/i] },
  crackling: {
    list: [/\b(?:pork|belly|skin|rind)\b/i],
    steps: /\b(?:skin|rind|crackling)\b/i,
  },
  curry: { list: [/./], steps: /\b(?:simmer|cook|bubbl)\w*\b/i },
  'white sauce': {
    list: [/\b(?:flour|starch|cornflour)\b/i, /\b(?:milk|drink)\b/i],
    // "Stir in the flour and cook for 1 minute. Whisk in the oat drink": the liquid may come in the next sentence.
    steps:
      /\b(?:flour|starch|cornflour)\b[^.]*\b(?:milk|drink)\b|\b(?:stir|whisk|mix|add|beat)\w* (?:[\p{L}\p{N}½¼¾-]+ ){0,6}(?:flour|starch|cornflour)\b[^.]*\.\s+(?=[^.]*\b(?:(?:stir|pour)\w* in|whisk\w*)\b)(?![^.]*\bknead)[^.]*\b(?:milk|drink)\b/iu,
  },
  slaw: {
    list: [
      /\b(?:cabbages?|carrots?|kohlrabi|fennel|celeriac|apples?|sprouts|radish(?:es)?|mooli|beetroots?|jicama|papaya)\b/i,
    ],
    steps: /\b(?:toss|scrunch|mix|stir|dress|massage|shred)\w*\b/i,
  },
  kimchi: {
    list: [
      /\b(?:cabbage|mooli|daikon|radish(?:es)?|cucumbers?|kohlrabi|turnips?)\b/i,
      /\bgochugaru\b|\bchill?i (?:flakes?|powder)\b/i,
    ],
    steps:
      /\b(?:rub|massage)\w*\b[^.]*\b(?:paste|chilli|chili|gochugaru)\b[^.]*\b(?:in|into|through|over|on|with)\b|\bpaste\b[\s\S]{0,200}\bsmear\w* (?:it|this|the paste)\b[^.]*\b(?:lea(?:f|ves)|cabbage|quarters?)\b/i,
  },
  porridge: {
    list: [/\b(?:rice flour|sweet rice flour|glutinous rice flour)\b/i],
    steps:
      /\brice flour\b[^.]*\b(?:cook|simmer|boil|thicken)\w*\b|\b(?:cook|simmer|whisk)\w*\b[^.]*\brice flour\b/i,
  },
  'scotch egg': {
    list: [
      /\b(?:mince|minced|ground (?:beef|pork|turkey|chicken|lamb)|sausagemeat|lentils|chickpeas)\b/i,
      /\beggs?\b/i,
    ],
    steps:
      /\beggs?\b[^.]*\b(?:in the (?:middle|centre|center)|around it)\b|\b(?:wrap|mould|mold|shape|encase|enclose|press|draw)\w*\b[^.]*\b(?:around|round|over) (?:an?|each|every|the|one) (?:\w+ )?eggs?\b/i,
  },
};
/** Whether a curd is thickened, and not just named after a listed fruit. */
export const isFruitCurd = (name: string): boolean =>
  /\b(?:lemon|lime|orange|grapefruit|passion ?fruit) curd$/i.test(name);
/** Products whose parts are so particular that a title may name them wherever list and steps have the parts: "Quick Kimchi Bento". */
export const madeOfItsParts = new Set(['kimchi', 'scotch egg']);
const emulsified = {
  list: [
    /\b(?:eggs?|yolks?|aquafaba|drink|milk|tofu|cashews?|yoghurt|mayonnaise|mayo|avocados?)\b/i,
  ],
};
/** Sauces and mixtures that need certain listed ingredients, whatever the title says. */
export const needs: Readonly<Record<string, { list: readonly RegExp[] }>> = {
  mayonnaise: emulsified,
  mayo: emulsified,
  aioli: emulsified,
  hollandaise: emulsified,
  bearnaise: emulsified,
  rouille: emulsified,
  tartare: emulsified,
  hummus: {
    list: [/\b(?:chickpeas?|beans?|lentils?|peas|beetroot|squash|cauliflower|edamame)\b/i],
  },
  tzatziki: { list: [/\b(?:yoghurt|skyr|labneh|curd|cashews?)\b/i] },
  raita: { list: [/\b(?:yoghurt|skyr|labneh|curd|cashews?)\b/i] },
  pesto: {
    list: [
      /\b(?:basil|parsley|rocket|spinach|kale|herbs?|coriander|mint|tomatoes|dill|chard|tops|leaves)\b/i,
    ],
  },
  piccalilli: {
    list: [/\bvinegar\b/i, /\b(?:cauliflower|gherkins?|cucumbers?|beans|onions?|vegetables)\b/i],
  },
  brigadeiro: { list: [/\b(?:cocoa|chocolate|coconut)\b/i, /\b(?:milk|drink|cream)\b/i] },
  tapenade: { list: [/\b(?:olives?|tomatoes|artichokes?)\b/i] },
  guacamole: { list: [/\b(?:avocados?|peas)\b/i] },
  bechamel: { list: [/\b(?:flour|starch|cornflour)\b/i, /\b(?:milk|drink|cream|stock)\b/i] },
  'fruit curd': {
    list: [
      /\b(?:eggs?|yolks?|cornflour|cornstarch|starch|arrowroot|tapioca|flour|agar|chia|custard)\b/i,
    ],
  },
  satay: { list: [/\b(?:peanuts?|peanut|almond|cashew|seed|tahini|butter)\b/i] },
  ricotta: { list: [/\b(?:milk|tofu|cashews?|almonds?)\b/i] },
  paneer: { list: [/\b(?:milk|tofu)\b/i] },
  labneh: { list: [/\b(?:yoghurt)\b/i] },
  meringue: { list: [/\b(?:eggs?|whites?|aquafaba|chickpea)\b/i] },
  marzipan: { list: [/\b(?:almonds?|seeds?|nuts?)\b/i] },
  praline: { list: [/\b(?:nuts?|almonds?|hazelnuts?|pecans?|seeds?)\b/i] },
  dukkah: { list: [/\b(?:nuts?|almonds?|hazelnuts?|seeds?|chickpeas?)\b/i] },
};
/** Products that are bought as often as made. They count only if the recipe says that it makes them. */
const dishes = wordSet(
  `pate terrine rillette kofta kofte cevapi boulette khoresh succotash halva farofa lolly lollipop popsicle porridge champurrado granola sabzi colcannon champ aligot skordalia masala cluster stack mash shawarma doner gyro souvlaki tikka teriyaki tostone patacon gravlax coulis compote slaw salsa crema bechamel curd meringue dukkah spread dip pickle chutney relish pancake waffle crepe galette blini cake cupcake
 muffin brownie blondie cookie biscuit scone loaf bread flatbread focaccia bun roll bagel pretzel pizza calzone burger patty meatball meatloaf
 sausage banger pie tart tartlet quiche frittata omelette omelet crumble cobbler pudding mousse sorbet gelato cheesecake trifle tiramisu lasagne lasagna
 moussaka chilli chili chowder bisque gumbo risotto paella carbonara bolognese ragu alfredo stroganoff ramen pho laksa dumpling gyoza wonton samosa
 pakora fritter hash nugget schnitzel kebab kofta taco burrito quesadilla enchilada nacho fajita sandwich toastie wrap salad coleslaw granola
 muesli flapjack bar doughnut donut truffle fudge parfait pavlova macaroon macaron shortbread milkshake shake latte smoothie lassi crumpet tempura
 tare katsu croquette casserole gratin bake porridge scramble cottage haggis goulash kedgeree biryani pilaf tagine ball crisp chip cracker gnocchi pasta
 noodle tagliatelle pappardelle fettuccine ravioli tortellini agnolotti linguine spaghetti spatzle spaetzle orecchiette cavatelli pierogi empanada
 arepa tamale roti chapati naan paratha puri bhatura tortilla pita pitta injera dosa idli uttapam bao falafel hummus pesto mayonnaise mayo aioli
 toum yangnyeom hollandaise bearnaise rouille tzatziki raita guacamole tapenade harissa chermoula chimichurri gremolata zhoug romesco satay tartare 
 ricotta paneer labneh churro brittle praline marzipan toffee butterscotch
 marmalade cordial lemonade icecream semifreddo panna blancmange jelly eclair profiterole choux strudel baklava knafeh crostini crouton breadcrumb
 dal bhaji vada keema tabbouleh tabouleh taboule tabouli tabbouli kimchi sauerkraut larb ceviche sushi maki onigiri nigiri okonomiyaki takoyaki congee polenta cornbread stollen panettone brioche
 challah turnover pasty toast sambal mole tostada sope pupusa rosti latke stir-fry`,
);
/** Mostly bought foods that other foods can be turned into. Only words like "blend to a cream" or "cut into chips" make them. */
export const shapesOfFood = wordSet(
  'cream butter milk cheese yoghurt rice couscous mince steak bacon wedge stick fries chip noodle ribbon spaghetti tagliatelle pasta crumb cutlet finger puree wrap ricotta wing rib',
);
/** The cut, shaped or minced ones, which a title may apply to a vegetable. "Butter" or "cream" in a title may be the real food. */
export const cutShapes = wordSet(
  'steak bacon mince wedge stick fries chip noodle ribbon spaghetti tagliatelle pasta crumb cutlet finger wing rib',
);
export const floury = wordSet(
  `pancake waffle crepe galette blini cake cupcake muffin brownie blondie cookie biscuit scone loaf bread flatbread focaccia bun roll bagel pretzel pizza
   calzone pie tart tartlet quiche dumpling gyoza wonton samosa pasta noodle gnocchi tagliatelle pappardelle fettuccine ravioli tortellini agnolotti
   linguine spaghetti spatzle spaetzle orecchiette cavatelli pierogi empanada roti chapati naan paratha puri bhatura tortilla pita pitta bao cracker
   shortbread crumpet doughnut donut churro wrap brioche challah turnover pasty eclair profiterole strudel baklava pastry crust sandwich toastie toast`,
);
export const flourBase =
  /\b(?:flour|starch|cornflour|cornstarch|semolina|polenta|cornmeal|masa|oats?|oatmeal|tapioca|buckwheat|psyllium|almonds?|hazelnuts?|walnuts?|pecans?|nuts|coconut|besan|dal|urad|lentils?|quinoa|seeds?|breadcrumbs?|crumbs|bread|loaf|tortillas?|wraps?|buns?|rolls?|baguette|sourdough|filo|wrappers?|rice|pasta|noodles?|spaghetti|penne|lasagne|sheets|biscuits?|crackers?|cake|brioche)\b/i;
/** Further base ingredients for pancakes, gnocchi and small cakes. */
export const looseBase =
  /\b(?:bananas?|eggs?|potato(?:es)?|courgettes?|chickpeas?|ricotta|cottage cheese|plantains?|cassava)\b/i;
export const loose = wordSet(
  'pancake tortilla waffle crepe gnocchi muffin cake brownie flatbread galette dumpling blini wrap',
);
export const bakes =
  /\b(?:dough|batter|knead\w*|steam\w*|rub|bake[ds]?|baking|griddle|roll(?:ed)? out|spirali\w+|ribbons)\b/i;

/** Words that may follow a product's name: "sponge fingers", "pastry case". */
export const shapes = wordSet(
  'finger case base sheet shell ribbon mixture round ball piece slice strip cube layer top lid crumb half disc square wedge parcel skin wrapper dough batter mix',
);
/** Shapes of minced or mashed food, whatever it is made of: a sausage roll may contain lentils. */
export const standsForAny = wordSet(
  'sausage banger burger meatball patty kebab nugget schnitzel keema',
);

/** Words for the current state of a product, not for its variety: never "white" or "long-grain". */
export const describes = wordSet(
  `hot brown dark blond warm cold cool cooled chilled frozen fresh cooked uncooked raw baked unbaked toasted roasted fried boiled steamed grilled seared poached strained
   thick thin small large mini little big crisp crispy crunchy soft tender sticky glossy smooth homemade home-made made own first second third last
   half whole sliced chopped crushed torn cut shredded grated mashed rolled folded stuffed filled topped layered risen rested prepared finished ready
   spiced seasoned savoury verde roja rossa rosa bianca cruda macha vierge verte criolla vegan vegetarian gluten free dairy egg nut plant based and or the of with a an`,
);

/** Whether a word names a product that a cook makes, such as "salsa" or "gravy". */
export const isProduct = (word: string): boolean =>
  intermediates.has(word) || dishes.has(word) || Object.hasOwn(byParts, word);

/** Whether the bare name of a product means what the steps have just made, if the list contains its ingredients. */
export const isMadeOnTheWay = (word: string): boolean =>
  intermediates.has(word) || Object.hasOwn(byParts, word);

const breads = 'bread|loaf|focaccia|bun|roll|bagel|pretzel|brioche|challah|naan|roti|pitta|bao';
const cakes = 'cake|cupcake|muffin|brownie|blondie|scone|panettone|stollen|shortbread|loaf';
/** Generic words for a bread, a cake or a tart, each with the product names that it may refer to. */
export const baked: Readonly<Record<string, RegExp>> = {
  bread: new RegExp(`(?:${breads})$`),
  loaf: new RegExp(`(?:${breads}|${cakes})$`),
  bun: /(?:bun|roll|bao|brioche)$/,
  cake: new RegExp(`(?:${cakes})$`),
  pastry: /(?:pie|tart|tartlet|quiche|strudel|pasty|turnover|empanada|samosa|baklava|eclair)$/,
  biscuit: /(?:biscuit|cookie|shortbread|cracker|scone)$/,
};

/** Names that blended nuts, beans and vegetables take from the food that they replace: "cashew labneh". */
export const blendable = new Set([
  'cream',
  'labneh',
  'ricotta',
  'cheese',
  'mayonnaise',
  'mayo',
  'yoghurt',
  'butter',
]);
