// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const drinksAndStocks = `
## water
water | water | cold water, hot water, boiling water, warm water, ice, ice cube, ice water, sparkling water, soda water, mineral water, tap water, crushed ice, lukewarm water, iced water, club soda, pasta water, pasta cooking water | | est | ml cup=240 tbsp=15 tsp=5 piece=25 | ready | raw | liquid
coconut-water | coconut water | young coconut water | coconut-family tropical | 14090 | ml cup=240 tbsp=15 | ready | raw | juice
aquafaba | aquafaba | chickpea water, chickpea liquid, chickpea brine | legume fodmap | est | ml tbsp=15 cup=240
tonic-water | tonic water | lemonade, lemon-lime soda, sprite, 7up | added-sugar | 14155 | ml cup=244
cola | cola | coke, coca-cola, root beer, dr pepper | added-sugar caffeine | 14148 | ml tin=330 cup=246
ginger-ale | ginger ale | ginger beer, ginger soda | added-sugar | 14136 | ml cup=244
## tea
tea | strong brewed tea | tea, çay, turkish çay, chai tea, green tea, black tea, tea bag, earl grey, brewed tea, loose-leaf tea, jasmine tea, oolong tea, english breakfast tea, black fruit tea, green fruit tea, black mint tea, green mint tea | caffeine | 14355 | ml cup=240 bag=2 | ready | raw | tea
matcha | matcha powder | matcha, green tea powder | caffeine | est | tsp=2 tbsp=6 g
rooibos | brewed rooibos tea | rooibos, herbal tea, camomile, chamomile, hibiscus, mint tea, peppermint tea, chamomile tea, hibiscus tea, rooibos tea, redbush tea, rooibos tea bag, redbush tea bag, herbal tea bag, fruit tea bag, peppermint tea bag, mint tea bag, camomile tea bag, chamomile tea bag, hibiscus tea bag, rooibos teabag, redbush teabag, herbal teabag, fruit teabag, peppermint teabag, mint teabag, camomile teabag, chamomile teabag, hibiscus teabag | | 14381 | ml cup=240 bag=2 | ready | raw | tea herbal-tea
kombucha | kombucha | | caffeine fermented added-sugar alcohol? | est | ml cup=240
## coffee
coffee | strong brewed coffee | coffee, cold brew, black coffee, filter coffee, brewed coffee | caffeine | 14209 | ml cup=240 | ready | raw | coffee
espresso | espresso | espresso shot, shot of espresso, strong espresso | caffeine | 14210 | ml shot=30 cup=237
ground-coffee | ground coffee | coffee grounds, coarsely ground coffee, coffee bean, coffee beans | caffeine | ~14209 | tsp=1.7 tbsp=5 g
instant-coffee | instant coffee granules | instant coffee, espresso powder, coffee granules, instant espresso powder, instant espresso, coffee powder | caffeine | 14214 | tsp=1 tbsp=3 g
## wine, alcohol
white-wine | dry white wine | white wine, wine, prosecco, champagne, sparkling wine, cooking wine, rose wine, cava, sauvignon blanc | alcohol sulphites | 14106 | ml tbsp=15 cup=236 glass=147 bottle=735 | ready | simmer=5 | wine
red-wine | red wine | burgundy, merlot, cabernet, chianti, dry red wine, rioja | alcohol sulphites histamine | 14096 | ml tbsp=15 cup=236 glass=147 bottle=735 | ready | simmer=5 | wine
fortified-wine | port | marsala, madeira, vermouth, sweet sherry, cream sherry, ruby port, dessert wine, marsala wine, prošek | alcohol sulphites | 14057 | ml tbsp=15 cup=236
dry-sherry | dry sherry | sherry, fino sherry, amontillado, manzanilla, dry vermouth | alcohol sulphites | 14536 | ml tbsp=15 cup=236
mirin | mirin | hon mirin | alcohol gluten? | est | tbsp=18 tsp=6 ml | ready | simmer=1 | sweet-wine
rice-wine | Shaoxing rice wine | rice wine, shaoxing wine, shaohsing wine, chinese cooking wine, chinese rice wine, shaoxing | alcohol gluten? wheat? | est | tbsp=15 tsp=5 ml
sake | sake | cooking sake, soju, makgeolli | alcohol | 43479 | tbsp=15 tsp=5 ml
alcohol-free-wine | alcohol-free wine | non-alcoholic wine, dealcoholised wine | sulphites | 14553 | ml cup=236
## beer, alcohol
beer | beer | ale, lager, pale ale, ipa, pilsner, wheat beer | alcohol gluten | 14003 | ml cup=240 tin=440 bottle=330 can=330 | ready | simmer=5 | beer
stout | stout | guinness, porter, dark beer | alcohol gluten oats? | est | ml cup=240
cider | dry cider | cider, hard cider, medium cider, perry, scrumpy | alcohol sulphites | est | ml cup=240 bottle=500
gluten-free-beer | gluten-free beer | | alcohol gluten? | ~14003 | ml cup=240
alcohol-free-beer | alcohol-free beer | non-alcoholic beer, zero-alcohol beer | gluten | 14305 | ml cup=240
## spirit, liquor, alcohol
spirit | dark rum | rum, white rum, brandy, cognac, armagnac, spiced rum, alcohol, golden rum | alcohol | 14050 | tbsp=14 ml tsp=4.7 cup=222 | ready | raw | spirit
cachaca | cachaça | cachaca, brazilian sugar cane spirit | alcohol | ~14050 | tbsp=14 ml
vodka | vodka | grappa, schnapps, aquavit | alcohol | 14051 | tbsp=14 ml
gin | gin | | alcohol | 14049 | tbsp=14 ml
whisky | whisky | whiskey, bourbon, scotch, rye whiskey | alcohol | 14052 | tbsp=14 ml
tequila | tequila | mezcal, pisco, ouzo, raki, pastis, pernod, absinthe, kirsch, calvados, arak | alcohol | ~14037 | tbsp=14 ml
liqueur | orange liqueur | liqueur, cointreau, grand marnier, triple sec, limoncello, aperol, campari, creme de cassis, chambord, st germain, bitters, angostura bitters | alcohol added-sugar sugary sulphites? | est | tbsp=15 ml dash=0.6
coffee-liqueur | coffee liqueur | kahlua, tia maria | alcohol added-sugar sugary caffeine | 14414 | tbsp=17 ml
amaretto | amaretto | frangelico, disaronno, nocino | alcohol nuts | est | tbsp=15 ml | ready | raw | spirit
irish-cream | Irish cream liqueur | irish cream, baileys, cream liqueur, advocaat | alcohol milk eggs? | 14415 | tbsp=15 ml | ready | raw | spirit
## stock, broth
chicken-stock | chicken stock | chicken broth, chicken bouillon, chicken stock cube, chicken bone broth, bone broth, turkey stock, hot chicken stock, low-sodium chicken broth, chicken stock pot | poultry celery? gluten? allium? onion-family? garlic-family? fodmap? | 06172 | ml cup=240 cube=10 tbsp=15 | ready | simmer=1 | stock
beef-stock | beef stock | beef broth, beef bouillon, beef stock cube, oxo, demi-glace, veal stock, beef consomme, beef stock pot, beef bone broth | beef celery? gluten? allium? onion-family? garlic-family? fodmap? | 06170 | ml cup=240 cube=10 tbsp=15 | ready | simmer=1 | stock
lamb-stock | lamb stock | lamb broth | lamb celery? allium? onion-family? garlic-family? fodmap? | ~06170 | ml cup=240 cube=10
pork-stock | pork stock | ham stock, pork bone broth, tonkotsu broth, ham broth | pork celery? allium? onion-family? garlic-family? fodmap? | ~06170 | ml cup=240 cube=10
vegetable-stock | vegetable stock | vegetable broth, veg stock, vegetable bouillon, vegetable stock cube, stock, broth, bouillon, stock cube, bouillon cube, hot vegetable stock, low-salt vegetable stock, hot stock | celery allium? onion-family? garlic-family? fodmap? | 06615 | ml cup=240 cube=10 tbsp=15 | ready | simmer=1 | stock
stock-powder | vegetable stock powder | vegetable bouillon powder, bouillon powder, stock powder, marigold bouillon, chicken stock powder, bouillon granules, chicken bouillon powder | celery poultry? gluten? salty allium? onion-family? garlic-family? fodmap? | ~06080 | tsp=4 tbsp=12 g
mushroom-stock | mushroom stock | mushroom broth, dried mushroom soaking water | mushroom celery? allium? onion-family? garlic-family? fodmap? | ~06615 | ml cup=240 cube=10
fish-stock | fish stock | fish broth, fish fumet, clam juice, hot fish stock | fish celery? crustaceans? molluscs? allium? onion-family? garlic-family? fodmap? | 06174 | ml cup=233 cube=10 | ready | simmer=1 | stock
shellfish-stock | shellfish stock | prawn stock, lobster stock, shrimp stock, lobster bisque base, seafood stock | crustaceans shellfish fish celery? allium? onion-family? garlic-family? fodmap? | ~06174 | ml cup=233
dashi | dashi | dashi stock, dashi broth, hondashi, dashi powder, instant dashi | fish salty soy? | est | ml cup=240 tsp=3
kombu-dashi | kombu dashi | vegan dashi, kombu stock | seaweed | ~06615 | ml cup=240
gravy | beef gravy | gravy, meat gravy | beef gluten wheat celery? milk? soy? salty allium? onion-family? garlic-family? fodmap? | 06116 | ml cup=233 tbsp=15
gravy-granules | gravy granules | gravy powder, instant gravy, bisto, gravy mix | gluten wheat celery? milk? soy? beef? salty allium? onion-family? garlic-family? fodmap? | 06118 | tsp=3 tbsp=9 g
## spread, savoury spread
yeast-extract | yeast extract | marmite, vegemite | gluten celery salty purine histamine | 43406 | tsp=6 tbsp=18 | ready | simmer=1 | umami-west
`;
