/**
 * Kinds of dish that a cuisine is at home with, by archetype id, beside those that name the cuisine themselves:
 * first of all the kinds that anybody cooks, here only where this cuisine really does.
 */
export const DISHES_OF = `
Italian: traybake blended-soup quick-green-soup bean-salad grain-salad composed-salad warm-salad roast-vegetables pan-greens toast baked-fruit fruit-salad chocolate-pots stuffed-bites scramble
Greek: traybake slow-stew bean-salad grain-salad roast-vegetables breakfast-bowl toast scramble baked-fruit fruit-salad stuffed-bites chilled-soup pan-greens
Spanish: traybake roast-vegetables toast scramble bean-salad spiced-crunch stuffed-bites chocolate-pots baked-fruit blended-soup pan-greens pilaf skewers
Portuguese: traybake pilaf pan-greens stove-pudding toast blended-soup roast-vegetables baked-fruit skewers scramble fruit-salad
Mediterranean: traybake grain-bowl bean-salad grain-salad composed-salad warm-salad roast-vegetables breakfast-bowl toast scramble baked-fruit fruit-salad stuffed-bites chilled-soup pan-greens slow-stew pilaf
French: traybake blended-soup quick-green-soup warm-salad composed-salad roast-vegetables pan-greens toast scramble baked-fruit fruit-salad chocolate-pots bean-salad grain-salad
British: traybake blended-soup quick-green-soup porridge toast scramble breakfast-hash roast-vegetables pan-greens baked-fruit slaw chocolate-pots hot-drink warm-salad
German: traybake blended-soup slaw roast-vegetables porridge toast scramble breakfast-hash warm-salad hot-drink baked-fruit pan-greens meatballs
Nordic: traybake blended-soup porridge breakfast-bowl toast slaw roast-vegetables grain-salad warm-salad grain-bowl baked-fruit hot-drink meatballs scramble pan-greens
Polish: blended-soup porridge toast scramble slaw roast-vegetables pancakes herbed-grain baked-fruit pan-greens hot-drink meatballs crumble
Hungarian: slow-stew bean-stew chunky-soup pancakes potato-salad mushroom-soup gratin traybake scramble slaw pan-seared meatballs baked-fruit crumble roast-vegetables toast pan-greens
Ukrainian: beetroot-soup chunky-soup pancakes potato-salad mushroom-soup slow-stew slaw porridge meatballs gratin pan-seared herbed-grain toast scramble baked-fruit hot-drink pan-greens
Georgian: bean-stew slow-stew skewers chopped-salad herb-salad dip pilaf meatballs scramble traybake roast-vegetables baked-fruit bean-salad
Chinese: scramble pan-greens slaw hot-drink
Japanese: pan-greens scramble slaw grain-bowl pan-seared hot-drink skewers
Korean: pan-greens slaw scramble grain-bowl skewers hot-drink
Indian: blended-soup spiced-crunch smoothie hot-drink scramble roast-vegetables pan-greens herbed-grain porridge fruit-salad cooler traybake chunky-soup
Sri Lankan: curry dal coconut-soup pan-greens herbed-grain smoothie pilaf cooler stove-pudding fried-rice hot-drink scramble fruit-salad chopped-salad
Thai: slaw fruit-salad smoothie cooler herbed-grain pan-greens scramble skewers
Vietnamese: slaw cooler smoothie pan-greens fruit-salad scramble skewers
Indonesian: skewers slaw smoothie pan-greens stove-pudding cooler scramble fruit-salad herbed-grain
Filipino: slow-stew skewers stove-pudding smoothie cooler pan-greens scramble pan-seared fruit-salad
Middle Eastern: traybake slow-stew warm-salad roast-vegetables bean-salad grain-salad breakfast-bowl scramble toast spiced-crunch baked-fruit fruit-salad herbed-grain cooler hot-drink
Lebanese: dip traybake slow-stew warm-salad roast-vegetables bean-salad grain-salad breakfast-bowl scramble toast spiced-crunch baked-fruit herbed-grain cooler stove-pudding
Turkish: scramble traybake roast-vegetables grain-salad bean-salad breakfast-bowl toast baked-fruit chilled-soup herbed-grain spiced-crunch hot-drink warm-salad
Persian: herbed-grain hot-drink scramble fruit-salad baked-fruit chilled-soup cooler slow-stew roast-vegetables breakfast-bowl
Moroccan: slow-stew traybake grain-salad warm-salad roast-vegetables scramble fruit-salad hot-drink spiced-crunch grain-bowl herbed-grain bean-salad baked-fruit
Ethiopian: pan-greens slow-stew curry hot-drink scramble spiced-crunch herbed-grain chopped-salad fruit-salad
West African: slow-stew pilaf curry pan-greens spiced-crunch cooler fruit-salad scramble chunky-soup herbed-grain roast-vegetables smoothie
South African: curry slow-stew skewers burgers traybake slaw potato-salad bean-salad roast-vegetables porridge baked-fruit stove-pudding chunky-soup pan-greens fruit-salad hot-drink scramble pan-seared bean-stew
Mexican: breakfast-hash scramble grain-bowl slaw bean-salad cooler smoothie fruit-salad roast-vegetables blended-soup hot-drink slow-stew grain-salad chocolate-pots skewers
American: traybake grain-bowl blended-soup slaw breakfast-hash scramble toast porridge breakfast-bowl smoothie warm-salad composed-salad roast-vegetables pan-greens energy-bites spiced-crunch grain-salad bean-salad baked-fruit fruit-salad chocolate-pots hot-drink cooler stuffed-bites dip skewers
Cajun: bean-stew slow-stew breakfast-hash pan-seared scramble slaw pan-greens herbed-grain crumble stove-pudding roast-vegetables potato-salad traybake baked-fruit
Caribbean: slow-stew bean-stew slaw smoothie cooler fruit-salad pan-seared herbed-grain pan-greens breakfast-hash roast-vegetables baked-fruit porridge grain-bowl scramble
Brazilian: bean-stew pan-greens grain-bowl smoothie cooler fruit-salad herbed-grain scramble roast-vegetables traybake bean-salad
Peruvian: stir-fry fried-rice pan-seared roast-vegetables grain-bowl stove-pudding bean-stew grain-salad cooler scramble chunky-soup
Argentinian: pan-seared skewers traybake slow-stew chopped-salad tomato-and-cheese-salad roast-vegetables pasta ragu bean-stew toast chocolate-pots baked-fruit pancakes potato-salad gratin chunky-soup pan-greens composed-salad stove-pudding scramble
`;
