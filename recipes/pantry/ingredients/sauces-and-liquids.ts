// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const SAUCES_AND_LIQUIDS = `
water | water | cold water, hot water, boiling water, warm water, ice, ice cube, ice water, sparkling water, soda water, mineral water, tap water, crushed ice | | est | ml cup=240 tbsp=15 tsp=5 | ready | raw | liquid
coconut-water | coconut water | | coconut-family tropical | est | ml cup=240 | ready | raw | juice
tea | strong brewed tea | tea, green tea, black tea, tea bag, matcha, earl grey, chai | caffeine | est | ml cup=240 bag=2 | ready | raw | tea
rooibos | brewed rooibos tea | rooibos, herbal tea, camomile, chamomile, hibiscus, mint tea | | est | ml cup=240 bag=2 | ready | raw | tea herbal-tea
coffee | strong brewed coffee | coffee, espresso, instant coffee, cold brew, espresso powder, coffee granules | caffeine | est | ml cup=240 tsp=2 | ready | raw | coffee
soy-sauce | soy sauce | light soy sauce, dark soy sauce, shoyu, soya sauce, kecap manis, low-sodium soy sauce | soy gluten wheat salty fermented | 16123 | tbsp=16 tsp=5.3 ml | ready | raw simmer=1 | umami-sauce
tamari | gluten-free tamari | tamari, gluten-free soy sauce, liquid aminos | soy salty fermented | 16124 | tbsp=18 tsp=6 ml | ready | raw simmer=1 | umami-sauce
coconut-aminos | coconut aminos | | coconut-family tropical salty | est | tbsp=15 tsp=5 | ready | raw simmer=1 | umami-sauce
fish-sauce | fish sauce | nam pla, nuoc mam, garum, colatura | fish salty fermented | 06179 | tbsp=18 tsp=6 ml | ready | raw simmer=1 | umami-sauce
oyster-sauce | oyster sauce | | molluscs shellfish soy? gluten? salty | 06176 | tbsp=18 tsp=6 | ready | simmer=1 | umami-sauce
hoisin | hoisin sauce | hoisin | soy gluten wheat sesame? added-sugar salty allium garlic-family | 06175 | tbsp=16 tsp=5 | ready | simmer=1 | sweet-sauce
teriyaki | teriyaki sauce | teriyaki | soy gluten wheat added-sugar alcohol? salty | 06112 | tbsp=18 | ready | simmer=1 | sweet-sauce
worcestershire | Worcestershire sauce | worcestershire, worcester sauce | fish gluten? salty fermented allium garlic-family | 06971 | tbsp=17 tsp=5.7 | ready | simmer=1 | umami-sauce-west
sriracha | sriracha | sriracha sauce, sambal oelek, sambal, chilli garlic sauce | nightshade hot salty sulphites? allium garlic-family | 06631 | tsp=6.5 tbsp=18 | ready | raw simmer=1 | hot-sauce
hot-sauce | hot sauce | tabasco, chilli sauce, chili sauce, pepper sauce, buffalo sauce | nightshade hot salty | 06168 | tsp=4.7 tbsp=14 | ready | raw | hot-sauce
harissa | harissa paste | harissa | nightshade hot allium garlic-family | est | tbsp=16 tsp=5 | ready | fry=1 simmer=2 | heat spice-paste
gochujang | gochujang | korean chilli paste, doenjang, doubanjiang, ssamjang | soy gluten wheat nightshade hot fermented salty added-sugar | est | tbsp=18 tsp=6 | ready | fry=1 simmer=2 | spice-paste
miso | white miso paste | miso, miso paste, white miso, red miso | soy gluten? fermented salty | 16112 | tbsp=17 tsp=6 | ready | raw simmer=1 | umami-paste
dijon | Dijon mustard | mustard, dijon, wholegrain mustard, yellow mustard, english mustard, prepared mustard, honey mustard, american mustard | mustard salty sulphites? | 02046 | tsp=5 tbsp=15 | ready | raw simmer=1 | mustard-condiment
mayonnaise | mayonnaise | mayo, aioli, garlic mayonnaise, tartare sauce, tartar sauce, japanese mayonnaise, kewpie | eggs mustard salty fatty | 04025 | tbsp=14 cup=220 | ready | raw | creamy-sauce
vegan-mayonnaise | vegan mayonnaise | vegan mayo, egg-free mayonnaise | mustard? fatty | est | tbsp=14 | ready | raw | creamy-sauce
ketchup | tomato ketchup | ketchup, catsup | nightshade tomato-family added-sugar sugary celery? salty | 11935 | tbsp=17 | ready | raw | sweet-sauce-west
bbq-sauce | barbecue sauce | bbq sauce, barbeque sauce, brown sauce, steak sauce | nightshade added-sugar sugary mustard? celery? gluten? fish? salty | 06150 | tbsp=17 | ready | raw simmer=2 | sweet-sauce-west
pesto | basil pesto | pesto, green pesto, red pesto, pesto sauce | milk nuts pine-nuts animal-rennet allium garlic-family fatty | 06626 | tbsp=16 | ready | raw | herb-sauce
salsa | tomato salsa | salsa, pico de gallo, salsa verde, salsa roja, enchilada sauce, arrabbiata sauce, marinara, marinara sauce | nightshade tomato-family hot allium onion-family fodmap | 06164 | tbsp=18 cup=260 | ready | raw | salsa
hummus | hummus | houmous, hommus | sesame legume allium garlic-family fodmap | 16158 | tbsp=15 g cup=246 | ready | raw | dip
red-wine-vinegar | red wine vinegar | wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar | sulphites histamine | 02068 | tbsp=15 tsp=5 ml | ready | raw simmer=1 | acid-vinegar
cider-vinegar | cider vinegar | apple cider vinegar, vinegar, white vinegar, distilled vinegar, coconut vinegar | sulphites? | 02048 | tbsp=15 tsp=5 ml | ready | raw simmer=1 | acid acid-vinegar
rice-vinegar | rice vinegar | rice wine vinegar, black vinegar, chinkiang vinegar, sushi vinegar | | est | tbsp=15 tsp=5 ml | ready | raw simmer=1 | acid acid-vinegar
malt-vinegar | malt vinegar | | gluten | 02053 | tbsp=15 tsp=5 | ready | raw | acid-vinegar
balsamic | balsamic vinegar | balsamic, balsamic glaze | sulphites histamine | 02069 | tbsp=16 tsp=5.3 ml | ready | raw simmer=1 | acid-vinegar
white-wine | dry white wine | white wine, wine, prosecco, champagne, sparkling wine, cooking wine, rose wine, cava | alcohol sulphites | 14106 | ml tbsp=15 cup=236 | ready | simmer=5 | wine
red-wine | red wine | port, marsala, sherry, madeira, vermouth, burgundy | alcohol sulphites | 14096 | ml tbsp=15 cup=236 | ready | simmer=5 | wine
mirin | mirin | sake, rice wine, shaoxing wine, shaohsing wine, chinese cooking wine, soju | alcohol gluten? | est | tbsp=15 tsp=5 ml | ready | simmer=1 | sweet-wine
beer | beer | ale, lager, stout, guinness | alcohol gluten | est | ml cup=240 | ready | simmer=5 | beer
spirit | dark rum | rum, vodka, gin, whisky, whiskey, bourbon, brandy, cognac, tequila, mezcal, grappa, cointreau, grand marnier, triple sec, liqueur, kahlua, kirsch, calvados, aperol, campari, pisco, cachaca, ouzo, schnapps, limoncello, absinthe, hard cider, bitters, alcohol | alcohol | est | tbsp=14 ml | ready | raw | spirit
amaretto | amaretto | frangelico | alcohol nuts | est | tbsp=15 | ready | raw | spirit
irish-cream | Irish cream liqueur | irish cream, baileys, cream liqueur | alcohol milk | est | tbsp=15 ml | ready | raw | spirit
chicken-stock | chicken stock | chicken broth, chicken bouillon, chicken stock cube, chicken bone broth, bone broth, turkey stock | poultry celery? | 06172 | ml cup=240 cube=10 | ready | simmer=1 | stock
beef-stock | beef stock | beef broth, beef bouillon, beef stock cube, oxo, gravy, gravy granules, demi-glace, veal stock, lamb stock | beef celery? gluten? | 06170 | ml cup=240 cube=10 | ready | simmer=1 | stock
vegetable-stock | vegetable stock | vegetable broth, veg stock, vegetable bouillon, vegetable stock cube, stock, broth, bouillon, stock cube, bouillon cube, vegetable stock powder, stock pot | celery | 06615 | ml cup=240 cube=10 | ready | simmer=1 | stock
fish-stock | fish stock | fish broth, dashi, shellfish stock, fish fumet, hondashi, clam juice | fish celery? crustaceans? | 06174 | ml cup=233 | ready | simmer=1 | stock
thai-curry-paste | Thai red curry paste | curry paste, red curry paste, thai curry paste, green curry paste, yellow curry paste, massaman curry paste, laksa paste, tom yum paste | crustaceans? fish? nightshade hot allium garlic-family fodmap salty | est | tbsp=16 tsp=5 | ready | fry=1 simmer=2 | spice-paste
yeast-extract | yeast extract | marmite, vegemite | gluten celery salty purine | 43406 | tsp=6 | ready | simmer=1 | umami-west
wasabi | wasabi paste | wasabi | mustard? | 27064 | tsp=6.5 | ready | raw | hot-paste
horseradish | horseradish sauce | horseradish, creamed horseradish | sulphites? mustard? | 02055 | tsp=5 tbsp=15 | ready | raw | hot-paste
`;
