// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const meats = `
pork sausages | pork sausage, cumberland sausage, lincolnshire sausage, banger, sausage meat, sausagemeat, cocktail sausage, breakfast sausage,
  british banger | ~pork-sausage | | gluten sulphites | label-typical
italian sausage | bratwurst, andouille, salsiccia, toulouse sausage, longaniza, luganega, knackwurst, smoked sausage, polish sausage, italian pork
  sausage, hot italian sausage, sweet italian sausage, italian style pork sausage, spicy italian sausage, breakfast sausage patty, kransky, cervelat,
  mettwurst | ~pork-sausage | | gluten sulphites milk mustard soy | label-typical
sausage | hot dog, frankfurter, vienna sausage, wiener, hotdog, hot dog sausage, frankfurter sausage, cocktail frank, saveloy, corn dog sausage |
  ~pork-sausage | | gluten sulphites milk soy mustard celery beef | label-typical
sausage roll | pigs in blanket, pig in blanket, pork pie | pork-sausage puff-pastry | | eggs sulphites milk | label-typical
corn dog | | pork-sausage polenta plain-flour egg | | milk | classic recipe
scotch egg | scotch eggs | pork-sausage egg breadcrumbs | | milk mustard sulphites | classic recipe
boudin noir | blood sausage, boudin, blood pudding, pig's blood, drisheen | ~pork-sausage | | gluten milk sulphites eggs | label-typical
black pudding | white pudding | ~pork-sausage | gluten | milk sulphites eggs | label-typical
boudin blanc | | ~pork-sausage | milk | gluten sulphites eggs | label-typical
irish black pudding | bury black pudding, stornoway black pudding | ~pork-sausage | gluten | | label-typical
haggis | macsween haggis | lamb-mince oats suet onion | offal | | definition
merguez | lamb sausage, lamb sausages | ~lamb-mince | processed-meat salty | gluten sulphites beef | definition
beef sausage | boerewors, boerewurst, sujuk, beef salami, beef hot dog, beef frank, kosher beef frankfurter, kosher frankfurter, halal beef frankfurter, halal frankfurter, beef chorizo, beef pepperoni, soutzoukakia |
  ~beef-mince | processed-meat | gluten sulphites lamb | definition
chicken sausage | turkey sausage, chicken hot dog, turkey hot dog, chicken frank, turkey frankfurter, chicken chipolata | ~chicken-mince |
  processed-meat | gluten sulphites pork soy milk | label-typical
turkey bacon | chicken bacon, turkey ham, turkey pepperoni, turkey pastrami, chicken ham, turkey salami, sliced turkey, turkey slice, deli turkey,
  smoked turkey, turkey lunch meat | ~turkey-breast | processed-meat salty | | definition
beef bacon | halal bacon, beef rasher, lamb bacon, veal bacon, halal beef bacon | ~beef-steak | processed-meat salty | | definition
venison sausage | game sausage, wild boar sausage, venison burger, venison mince | ~venison | processed-meat | pork gluten sulphites | label-typical
vegetarian sausage | vegan sausage, veggie sausage, plant-based sausage, meat-free sausage, vegan chorizo, vegan hot dog, veggie hot dog, vegan
  frankfurter, vegan salami, vegan pepperoni | | | soy gluten eggs milk | label-typical
field roast | | | gluten | soy eggs milk | label-typical
linda mccartney sausage | soyrizo | | soy | gluten eggs milk | label-typical
burger | hamburger, beefburger, beef burger, beef patty, burger patty, hamburger patty, smash burger, slider, quarter pounder | ~beef-mince |
  | gluten soy sulphites onion-family | label-typical
cheeseburger | | beef-mince sourdough cheddar | | eggs mustard sesame | definition
big mac | | beef-mince sourdough cheddar | eggs mustard sesame | | definition
turkey burger | chicken burger, turkey patty, chicken patty | ~turkey-mince | | gluten eggs | label-typical
lamb burger | lamb kofta, kofta, kofte, lamb meatball, kofta kebab, adana kebab, seekh kebab | ~lamb-mince | | gluten eggs | classic recipe
kibbeh | kibbe, kubbeh | lamb-mince bulgur | | pine-nuts | classic recipe
gyro | gyros, doner, doner kebab, shawarma | ~lamb-mince | | gluten milk soy | classic recipe
kebab meat | doner meat, shawarma meat | ~lamb-mince | | gluten milk soy | label-typical
meatball | meatballs, meatloaf, beef meatball, polpette, meatloaf mix, albondigas, frikadelle | beef-mince breadcrumbs egg | | pork milk | classic
  recipe
swedish meatball | | beef-mince breadcrumbs egg | milk | pork | classic recipe
chicken nugget | chicken nuggets, chicken goujon, breaded chicken, popcorn chicken, chicken dippers, southern fried chicken, fried chicken, chicken
  escalope breaded, crispy chicken strip, breaded chicken breast, chicken strip breaded, kfc | chicken-breast breadcrumbs | | eggs milk soy celery
  mustard | label-typical
chicken schnitzel | chicken katsu, chicken milanese | chicken-breast breadcrumbs | eggs | milk soy celery mustard | label-typical
chicken kiev | chicken kyiv, garlic kiev | chicken-breast breadcrumbs butter | | eggs pork | classic recipe
chicken cordon bleu | | chicken-breast breadcrumbs butter | pork | eggs | classic recipe
tonkatsu | | pork-loin plain-flour breadcrumbs egg | | milk soy | classic recipe
schnitzel | milanese, katsu, cotoletta, escalope milanese | plain-flour breadcrumbs egg | meat | pork beef poultry milk | classic recipe
wiener schnitzel | veal milanese, veal schnitzel | plain-flour breadcrumbs egg | meat beef | pork poultry milk | classic recipe
bacon | streaky bacon, back bacon, smoked bacon, unsmoked bacon, bacon rasher, bacon strip, rasher, gammon, gammon steak, gammon joint, pancetta,
  pancetta cube, guanciale, lardon, lardons, smoked lardon, canadian bacon, peameal bacon, collar bacon, bacon joint, bacon grease, bacon fat, bacon
  dripping, thick-cut bacon, bacon slab, maple bacon, speck lardon, tocino, kassler | ~bacon | | sulphites | definition
ham | cooked ham, prosciutto, parma ham, serrano ham, jamon, jamon serrano, jamon iberico, iberico ham, black forest ham, speck, ham hock,
  ham hough, prosciutto crudo, prosciutto cotto, prosciutto di parma, san daniele ham, bayonne ham, smoked ham, honey roast ham, ham slice,
  ham bone, wafer-thin ham, country ham, capocollo, coppa, capicola, culatello, lonza, york ham, deli ham, westphalian ham, tasso, ham steak,
  picnic ham, baked ham, honey ham, pata negra, jambon, jambon de bayonne | ~ham | | sulphites milk | definition
bresaola | bresaola beef, pastirma, basturma, cecina, dried beef, chipped beef, braesola, roast beef slice, deli roast beef, pastrami,
  corned beef, salt beef, beef jerky, jerky, biltong, bully beef, corned beef tin, droewors | ~beef-steak | processed-meat salty | soy gluten sulphites mustard |
  definition
chorizo | nduja, 'nduja, spanish chorizo, cooking chorizo, mexican chorizo, chorizo ring, chorizo sausage, sobrasada, chistorra, iberico chorizo |
  ~chorizo | | milk sulphites soy gluten | definition
salami | jagdwurst, gelbwurst, bierwurst, cotechino, devon meat, dutch loaf, luncheon loaf, olive loaf, pepperoni, mortadella, soppressata,
  saucisson, saucisson sec, cured meat, cold cut, deli meat, charcuterie, luncheon meat, spam, milano salami, finocchiona, genoa salami, felino,
  pepperoni slice, salame, fuet, bologna, polony, lunch meat, sandwich meat, cured sausage, cabanossi, kabanos, peperami, summer sausage, sandwich
  ham, sliced meat | ~salami | | milk sulphites soy mustard | definition
lap cheong | chinese sausage, lap cheung | ~salami | soy | milk sulphites mustard | definition
mortadella with pistachio | mortadella with pistachios, pistachio mortadella | ~salami | nuts | milk | definition
pate | duck liver | ~chicken-liver | | milk pork eggs sulphites alcohol | label-typical
chicken liver pate | | ~chicken-liver | milk | pork eggs sulphites alcohol | label-typical
pork pate | liverwurst, braunschweiger, liver sausage, brawn, country pate, terrine | pork-belly chicken-liver | | milk eggs sulphites gluten
  alcohol fish | label-typical
leverpostej | | pork-belly chicken-liver | eggs gluten milk | sulphites alcohol fish | label-typical
rillettes | | pork-belly | processed-meat salty fatty | poultry sulphites | classic recipe
mushroom pate | vegetarian pate, vegetable pate, vegan pate, faux gras | mushroom | | soy nuts milk | label-typical
fish pate | smoked mackerel pate, salmon pate, mackerel pate, tuna pate, smoked salmon pate, salmon mousse, trout pate, kipper pate |
  mackerel cream-cheese | | eggs sulphites | classic recipe
beef wellington | | beef-steak puff-pastry mushroom | eggs | pork mustard | classic recipe
carpaccio | | beef-steak | raw-meat | eggs mustard fish | classic recipe
steak tartare | | beef-steak | raw-meat eggs | mustard fish | classic recipe
chilli con carne | chili con carne, chilli beef, beef chilli, texas chili, beef chili | beef-mince kidney-beans tinned-tomatoes | | gluten celery |
  classic recipe
shepherd's pie | shepherds pie | lamb-mince potato | | gluten celery fish milk | classic recipe
cottage pie | | beef-mince potato | | gluten celery fish milk | classic recipe
steak pie | steak and kidney pie, meat pie, cornish pasty, pasty, beef pie | beef-stewing puff-pastry |
  | eggs celery milk | classic recipe
chicken pie | chicken pot pie, chicken and mushroom pie, pot pie, chicken vol-au-vent | chicken-breast puff-pastry double-cream | | celery eggs |
  classic recipe
moussaka | | lamb-mince aubergine | milk gluten | eggs | classic recipe
coq au vin | | chicken-thigh red-wine bacon | | gluten celery | classic recipe
beef bourguignon | boeuf bourguignon, beef burgundy | beef-stewing red-wine bacon | gluten | celery | classic recipe
beef stroganoff | stroganoff | beef-steak sour-cream | | gluten mustard fish celery | classic recipe
osso buco | ossobuco | veal white-wine celery | | gluten | classic recipe
cassoulet | | pork-sausage duck-breast cannellini | | celery gluten | classic recipe
feijoada | | black-beans pork-sausage pork-belly | | gluten | classic recipe
chicken parmesan | chicken parmigiana, chicken parmo, chicken parm, chicken parmesan topping | chicken-breast breadcrumbs parmesan mozzarella egg |
  | | classic recipe
meat | bone soup, marrow soup, bone meal, offal meat, variety meat, organ meat, meat extract, meat glaze, red meat, animal fat, meat product, rendered
  fat, stew meat, stewing meat, diced meat, meat of choice, roast meat, mystery meat | | meat red-meat | pork beef lamb poultry | definition
meat stock | meat broth, jus, veal jus, veal demi-glace, demi-glace, demi glace, glace de viande | ~beef-stock | | celery gluten | definition
poultry | game bird, white meat, wildfowl, cornish hen, rock cornish hen, turkey crown, turkey leg, turkey thigh, turkey drumstick, turkey wing,
  chicken carcass, chicken neck, chicken feet, chicken heart, chicken gizzard, chicken back, chicken bone, whole chicken, chicken cutlet, chicken
  escalope, cooked chicken, shredded chicken, leftover chicken, leftover turkey, chicken piece, chicken quarter, chicken portion, chicken meat, grouse,
  snipe, woodcock, ostrich steak, spatchcock chicken, mallard, wild duck, duck confit, confit duck leg, smoked chicken, chicken strip, diced chicken,
  chicken tenderloin, chicken mini fillet, ostrich | ~chicken-breast | | | definition
pig's trotter | back fat, pork back fat, jowl, picnic shoulder, guanciale fat, pig trotter, pigs trotter, chicharron, pork crackling, trotter, pig's
  head, pork skin, pork bone, pork neck, pork collar, pork jowl, porchetta, char siew, char siu pork, pulled pork, carnitas, pork hock, pork shank,
  pork stock, hog, wild boar, iberico pork, pork rib, boston butt, spare rib, pork kidney, pork liver, hog casing, sausage casing, sausage skin,
  pork casing, natural casing, cochinita pibil, al pastor, kalua pork, pork medallion, suckling pig, gammon hock | ~pork-belly | | | definition
beef cut | silverside, topside, beef topside, beef silverside, t-bone steak, t-bone, porterhouse steak, porterhouse, minute steak, hanger steak,
  onglet, tri-tip, flat iron steak, denver steak, chateaubriand, tournedos, filet mignon, beef rib, prime rib, beef joint, beef roast, roasting beef,
  rump cap, picanha, beef strip, ox kidney, ox tongue, ox cheek, beef bone, veal bone, chuck roast, beef stew meat, pot roast, beef round, beef neck,
  feather blade, cubed steak, new york strip, strip steak, london broil, stewing beef cube, shin of beef, leg of beef, ground chuck, ground round, carne
  asada, ox heart, gyuniku, kobe beef, sandwich steak, shaved steak, barbacoa, beef brisket, hamburger mince, rib-eye steak,
  skirt beef, buffalo meat, bison mince, beef stir-fry strip | ~beef-steak | | | definition
lamb cut | lamb rump, lamb breast, lamb kidney, lambs kidney, lamb's kidney, lamb liver, lamb's liver, lambs liver, lamb heart, lamb stock, lamb bone,
  mutton chop, goat meat, goat mince, cabrito, goat shoulder, leg of lamb, shoulder of lamb, lamb noisette, lamb shoulder chop, hogget, lamb cannon,
  diced goat, lamb rib, kid goat, lamb mince burger, goat leg, stewing goat, mutton mince, keema, lamb joint, curry goat | ~lamb-leg | | | definition
game | bear meat, buffalo steak, bushmeat, horseflesh, opossum, raccoon, beaver, game meat, wild game, wild meat, alligator, crocodile, kangaroo
  steak, reindeer, moose, horse meat, camel meat, frog leg, frogs legs, frogs' legs, turtle meat, turtle, squirrel, rattlesnake | ~venison | | |
  definition
`;
