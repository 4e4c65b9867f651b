/**
 * Made foods whose name hides what is in them. Each row names its parts by ingredient id, and takes
 * their tags; the third column adds what no part says, with a question mark for "may contain".
 *
 * name, also called | made of | extra tags
 */
export const COMPOUNDS = `
caesar dressing, caesar salad dressing, caesar salad | anchovy egg parmesan garlic dijon |
ranch dressing, ranch | mayonnaise buttermilk garlic-powder |
thousand island dressing, marie rose sauce, cocktail sauce, russian dressing, burger sauce | mayonnaise ketchup worcestershire |
blue cheese dressing | blue-cheese mayonnaise |
vinaigrette, french dressing, honey mustard dressing | dijon olive-oil red-wine-vinegar |
italian dressing, salad dressing | | mustard? sulphites? milk?
hollandaise, hollandaise sauce, bearnaise, bearnaise sauce | egg-yolk butter |
bechamel, bechamel sauce, white sauce, mornay, mornay sauce, cheese sauce, parsley sauce, bread sauce, roux | butter milk plain-flour |
carbonara, carbonara sauce | egg bacon parmesan |
bolognese, bolognese sauce, ragu, meat sauce, meatball, meatballs, meatloaf, cottage pie | beef-mince onion |
alfredo sauce, alfredo | double-cream parmesan butter |
tzatziki, raita | yoghurt cucumber garlic |
baba ganoush, baba ghanoush, mutabal | tahini aubergine garlic |
halva, halvah, tarator sauce, tahini sauce, tahini dressing | tahini |
guacamole | avocado lime-juice onion coriander |
tapenade | black-olives capers anchovy |
bagna cauda, gentleman's relish, remoulade | anchovy |
kedgeree, fish cake, fish finger, fishcake, fish stick, fish pie, taramasalata, roe, bottarga, fish ball, gefilte fish, ceviche, sashimi, fish and chips | cod |
surimi, crab stick, crabstick, kamaboko, imitation crab, seafood stick | cod egg-white | gluten? soy? crustaceans?
prawn cracker, shrimp paste, belacan, prawn toast, prawn cocktail, xo sauce, shrimp cracker, lobster bisque, bisque | prawns |
seafood, seafood mix, fruits de mer, shellfish, seafood cocktail, mixed seafood, bouillabaisse | prawns mussels squid cod |
chowder, clam chowder | clams milk |
sushi | nori arborio rice-vinegar |
furikake seasoning | nori sesame-seeds | fish? soy?
ponzu, ponzu sauce | soy-sauce lime-juice |
sweet and sour sauce, plum sauce, duck sauce, sweet chilli sauce, sweet chili sauce | cider-vinegar caster-sugar | soy? gluten?
black bean sauce, stir-fry sauce, stir fry sauce, char siu sauce, bulgogi sauce, kung pao sauce | soy-sauce |
satay, satay sauce, satay paste | peanut-butter |
pad thai sauce | fish-sauce tamarind |
tonkatsu sauce, okonomiyaki sauce | soy-sauce |
kewpie mayo, coleslaw, potato salad, egg salad, tuna mayonnaise | mayonnaise |
marzipan, almond paste, frangipane, financier, amaretti biscuit, turron, almond extract, noisette | ground-almonds |
macaroon, macaron, dacquoise, bakewell tart | ground-almonds egg-white |
nougat, torrone | almonds egg-white honey |
praline, gianduja, nutella, chocolate hazelnut spread, chocolate spread, ferrero rocher | hazelnuts milk-chocolate |
baklava | walnuts pistachios puff-pastry |
nuts, mixed nuts, tree nut, nut, chopped nuts, nut mix | almonds cashews walnuts hazelnuts |
trail mix, granola, muesli, granola bar, cereal bar, energy bar | oats almonds | peanuts? sesame? milk?
cornflakes, breakfast cereal, cereal, weetabix, shreddies | | gluten milk?
custard, creme anglaise, creme patissiere, pastry cream, creme brulee, custard powder, eggnog, flan, creme caramel, sabayon | egg milk |
custard tart, quiche, lemon tart | egg milk plain-flour |
lemon curd, meringue, pavlova, fluff | egg caster-sugar |
ice cream, gelato, frozen yogurt, soft serve, milkshake, whippy | milk double-cream caster-sugar | eggs?
caramel, caramel sauce, toffee, toffee sauce, butterscotch, fudge, salted caramel | butter double-cream caster-sugar |
whey, whey protein, casein, whey powder, lactose, buttermilk powder, milk solid, caseinate, protein powder, dairy, dairy product, milk protein, colostrum | milk |
ganache, hot chocolate, chocolate sauce, chocolate mousse, chocolate pudding | dark-chocolate milk |
brownie, chocolate cake, cake, sponge cake, sponge, muffin, cupcake, cake mix, doughnut, donut, scone, pancake, crepe, waffle, yorkshire pudding, panettone, brioche bun, eclair, profiterole, madeleine, swiss roll, blini | egg plain-flour milk butter |
tiramisu | egg crackers cream-cheese coffee | alcohol?
cheesecake | cream-cheese crackers egg |
trifle | sourdough double-cream egg | alcohol? gelatine?
panna cotta | double-cream gelatine |
marshmallow, gummy bear, gummies, wine gum, jelly baby, turkish delight gelatine, jelly bean, gummy candy | gelatine caster-sugar |
pizza, calzone, stromboli | sourdough mozzarella tinned-tomatoes |
lasagne sheet egg, fresh lasagne | fresh-egg-pasta |
mac and cheese, macaroni cheese, mac n cheese | pasta cheddar milk |
gyoza, dumpling, wonton, pot sticker, spring roll, egg roll, samosa, empanada, bao, bao bun, pierogi, dim sum, siu mai | puff-pastry | soy? pork? eggs?
schnitzel, chicken nugget, katsu, milanese, chicken kiev, fish goujon, tempura, tempura batter, onion ring, batter, battered fish, beer batter | plain-flour breadcrumbs egg |
burger, hamburger, cheeseburger, slider | beef-mince sourdough |
sandwich, toastie, crostini, bruschetta, panini, club sandwich, french toast, garlic bread, toast, on toast, of toast | sourdough |
burrito, quesadilla, fajita, enchilada, flour wrap | flour-tortilla |
tabbouleh | bulgur parsley |
falafel, falafel mix | chickpeas | gluten? sesame?
matzo ball | crackers egg |
stuffing, bread stuffing | breadcrumbs onion |
spaghetti bolognese | pasta beef-mince |
ramen broth, tonkotsu | pork-belly soy-sauce |
pho broth, beef consomme, consomme | beef-stock |
mincemeat | suet raisins | alcohol?
christmas pudding, plum pudding | suet raisins plain-flour egg | alcohol? nuts?
veggie burger, vegetarian sausage, quorn, quorn mince, mycoprotein, meat substitute, vegan sausage, plant-based mince, vegan mince, beyond burger | | eggs? soy? gluten?
lupin, lupin flour, lupini, lupini bean, lupin seed, lupine, tarwi | | lupin legume
celery salt, celery seed, celery powder, mirepoix, soffritto, bouquet garni, bloody mary mix, clamato | celery |
mustard greens, mustard leaf | | mustard cruciferous
piccalilli, hot dog mustard, mustard oil | dijon |
egg noodle soup, chicken noodle soup | egg-noodles chicken-stock |
mole, mole sauce, mole poblano, mole paste | | nuts? peanuts? sesame? gluten? chocolate nightshade
romesco, romesco sauce, muhammara | almonds red-pepper |
dukka | hazelnuts sesame-seeds |
chimichurri, gremolata, salsa verde herb, persillade | parsley garlic |
zhoug, zhug, schug, chermoula | coriander garlic red-chilli |
berbere, ras el hanout, baharat, jerk seasoning, jerk paste, cajun seasoning, cajun spice, taco seasoning, fajita seasoning, creole seasoning, five spice, chinese five spice, old bay, bbq rub, barbecue rub, spice mix, spice rub, tandoori masala, tandoori paste, tikka paste, tikka masala paste, curry sauce, chana masala spice, sambar powder, chaat masala, shichimi togarashi, togarashi, panch phoron, everything seasoning, steak seasoning, poultry seasoning, quatre epices, advieh | | mustard? celery? sesame? nightshade?
chutney, mango chutney, relish, tomato chutney, pickle relish, lime pickle, mango pickle, onion chutney | caster-sugar cider-vinegar | sulphites? mustard?
pickled ginger, pickled onion, pickled jalapeno, pickled vegetable, giardiniera | cider-vinegar | sulphites?
kombucha, kvass, near beer | tea | gluten?
ginger nut biscuit, ginger nut, digestive, hobnob | crackers |
amaretti cookie, biscotti, cantucci | almonds plain-flour egg |
vegetable shortening, shortening, crisco, palm oil | margarine |
haloumi | halloumi |
tofurky | tofu | gluten?
natto, okara, soya, soy, soy flour, soya flour, soy lecithin, soya lecithin, lecithin, soy bean paste, soybean paste, miso soup, soya bean oil unrefined, edamame hummus, tofu skin roll | tofu |
dashi stock powder, anchovy essence, bonito powder, fish oil, cod liver oil, omega-3 fish oil, fish gelatine, boquerones | cod |
head cheese, rillettes, terrine, pate, chicken liver pate, foie gras, liverwurst, brawn | chicken-liver pork-belly |
schmaltz, chicken fat | chicken-thigh |
salt beef, bresaola beef, steak tartare, beef wellington, chilli con carne, chili con carne | beef-steak |
shepherd's pie, gyro, gyros, doner, kofta, moussaka | lamb-mince |
meat, red meat, meat stock, animal fat, meat product, rendered fat | beef-steak |
poultry | chicken-breast |
lap cheong, chinese sausage, pigs in blanket, scotch egg, sausage roll | pork-sausage |
rennet, animal rennet, cochineal, carmine, bee pollen, royal jelly, propolis | honey |
croquette, ham croquette | breadcrumbs milk plain-flour |
bisquick, pancake mix, biscuit mix, gravy mix, soup mix | | gluten milk? eggs? celery?
cream of mushroom soup, cream soup, condensed soup, cream of chicken soup | double-cream plain-flour | celery?
crumble topping, streusel, crumble | plain-flour butter brown-sugar |
couscous salad | couscous |
malt, malt extract, malted milk, horlicks, ovaltine, barley malt | pearl-barley | milk?
triticale, wheat, rye, wheat starch, wheat gluten flour, gluten, durum, atta, maida, seitan strips, bread flour mix, graham flour | plain-flour |
margarita, mojito, pina colada, daiquiri, sangria, mulled wine, bloody mary, negroni, martini, hard seltzer, cocktail bitters, rum extract, vanilla vodka, wine reduction, red wine sauce | spirit | sulphites?
coq au vin | chicken-thigh red-wine |
beef bourguignon, boeuf bourguignon | beef-stewing red-wine |
maltodextrin | |
energy drink, cola, kola, guarana, yerba mate | tea |
crispy fried onion, fried shallots, crispy shallot | onion | gluten?
black garlic, aioli garlic, garlic oil, garlic butter sauce, garlic butter | garlic | milk?
`;
