// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const sauces = `
## soy sauce, sauce
soy-sauce | soy sauce | light soy sauce, shoyu, soya sauce, japanese soy sauce | soy gluten wheat salty fermented | 16123 | tbsp=16 tsp=5.3 ml cup=255 | ready | raw simmer=1 | umami-sauce
dark-soy-sauce | dark soy sauce | chinese dark soy sauce | soy gluten wheat salty fermented | ~16123 | tbsp=18 tsp=6 ml
low-salt-soy-sauce | reduced-salt soy sauce | low-sodium soy sauce, low-salt soy sauce, reduced-sodium soy sauce | soy gluten wheat fermented | 16424 | tbsp=16 tsp=5.3 ml
kecap-manis | kecap manis | sweet soy sauce, ketjap manis | soy gluten wheat added-sugar sugary salty fermented | est | tbsp=19 tsp=6.3 ml
tamari | gluten-free tamari | tamari, gluten-free soy sauce, tamari soy sauce | soy salty fermented | 16124 | tbsp=18 tsp=6 ml | ready | raw simmer=1 | umami-sauce
liquid-aminos | liquid aminos | soy aminos, bragg liquid aminos | soy salty | ~16125 | tbsp=18 tsp=6 ml
coconut-aminos | coconut aminos | | coconut-family tropical salty | est | tbsp=15 tsp=5 ml | ready | raw simmer=1 | umami-sauce
## sauce
fish-sauce | fish sauce | nam pla, nuoc mam, garum, thai fish sauce | fish salty fermented | 06179 | tbsp=18 tsp=6 ml | ready | raw simmer=1 | umami-sauce
oyster-sauce | oyster sauce | | molluscs shellfish soy gluten wheat salty | 06176 | tbsp=18 tsp=6 | ready | simmer=1 | umami-sauce
vegetarian-oyster-sauce | vegetarian oyster sauce | mushroom stir-fry sauce, vegan oyster sauce | mushroom soy gluten? wheat? salty | ~06176 | tbsp=18 tsp=6
hoisin | hoisin sauce | hoisin | soy gluten wheat sesame added-sugar salty allium garlic-family fodmap? | 06175 | tbsp=16 tsp=5 | ready | simmer=1 | sweet-sauce
plum-sauce | plum sauce | chinese plum sauce | stone-fruit added-sugar sugary soy? gluten? | 06151 | tbsp=19 cup=305
teriyaki | teriyaki sauce | teriyaki, teriyaki marinade | soy gluten wheat added-sugar alcohol? salty | 06112 | tbsp=18 tsp=6 cup=288 | ready | simmer=1 | sweet-sauce
black-bean-sauce | black bean sauce | black bean paste, chunjang | soy gluten? wheat? salty fermented | est | tbsp=17 tsp=5.5
fermented-black-beans | fermented black beans | douchi, salted black beans | soy legume gluten? wheat? salty fermented | est | tbsp=12 tsp=4 g
sweet-chilli-sauce | sweet chilli sauce | sweet chili sauce, thai sweet chilli sauce | nightshade hot added-sugar sugary allium garlic-family fodmap? | est | tbsp=18 tsp=6
worcestershire | Worcestershire sauce | worcestershire, worcester sauce, lea and perrins | fish gluten? salty fermented allium garlic-family fodmap? | 06971 | tbsp=17 tsp=5.7 | ready | simmer=1 | umami-sauce-west
vegetarian-worcestershire | vegetarian Worcestershire sauce | vegan worcestershire sauce, henderson's relish | soy? gluten? salty fermented | ~06971 | tbsp=17 tsp=5.7
sriracha | sriracha | sriracha sauce, chilli garlic sauce | nightshade hot salty sulphites? allium garlic-family fodmap? | 06631 | tsp=6.5 tbsp=18 | ready | raw simmer=1 | hot-sauce
sambal | sambal oelek | sambal, chilli paste, red chilli paste, chili paste, calabrian chilli paste, peri-peri sauce | nightshade hot salty crustaceans? | est | tsp=6 tbsp=17
hot-sauce | hot sauce | chilli sauce, chili sauce, pepper sauce, louisiana hot sauce, cayenne hot sauce, cayenne pepper sauce, frank's red hot | nightshade hot salty | 06168 | tsp=4.7 tbsp=14 | ready | raw | hot-sauce
tabasco | Tabasco | tabasco sauce | nightshade hot salty | 06169 | tsp=4.7 drop=0.06
harissa | harissa paste | harissa, rose harissa | nightshade hot allium garlic-family fodmap | est | tbsp=16 tsp=5 | ready | fry=1 simmer=2 | heat spice-paste
gochujang | gochujang | korean chilli paste, ssamjang, gochujang paste, korean chili paste | soy gluten wheat nightshade hot fermented salty added-sugar | est | tbsp=18 tsp=6 | ready | fry=1 simmer=2 | spice-paste
doubanjiang | doubanjiang | chilli bean paste, chilli bean sauce, toban djan, chili bean sauce | soy gluten wheat nightshade hot fermented salty legume | est | tbsp=17 tsp=6
miso | white miso paste | miso, miso paste, white miso, red miso, brown miso, shiro miso, yellow miso | soy gluten? fermented salty | 16112 | tbsp=17 tsp=6 cup=275 | ready | raw simmer=1 | umami-paste
doenjang | doenjang | korean soybean paste, soybean paste, soy bean paste | soy gluten? wheat? fermented salty | ~16112 | tbsp=17 tsp=6
natto | natto | | soy fermented | 16113 | g cup=175
shrimp-paste | shrimp paste | belacan, terasi, prawn paste, kapi | crustaceans shellfish salty fermented | est | tsp=6 tbsp=17 g
thai-curry-paste | Thai red curry paste | curry paste, red curry paste, thai curry paste, yellow curry paste, massaman curry paste, panang curry paste | crustaceans shellfish fish? nightshade hot allium garlic-family fodmap salty | est | tbsp=16 tsp=5 | ready | fry=1 simmer=2 | spice-paste
green-curry-paste | Thai green curry paste | green curry paste, thai green paste | crustaceans shellfish fish? nightshade hot allium garlic-family fodmap salty | est | tbsp=16 tsp=5
indian-curry-paste | tikka masala paste | tikka paste, korma paste, balti paste, rogan josh paste, madras paste, tandoori paste, indian curry paste, mild curry paste | mustard? nightshade allium garlic-family onion-family fodmap salty sulphites? | est | tbsp=16 tsp=5
pepper-paste | Turkish red pepper paste | red pepper paste, biber salcasi, ajvar-style pepper paste, turkish pepper paste | nightshade pepper-family salty | est | tbsp=17 tsp=6 g
tonkatsu-sauce | tonkatsu sauce | okonomiyaki sauce, bulldog sauce | soy gluten wheat added-sugar sugary salty fish? celery? mustard? | est | tbsp=18 tsp=6
xo-sauce | XO sauce | | crustaceans molluscs shellfish fish? soy? gluten? pork? nightshade hot allium garlic-family fodmap salty fatty | est | tbsp=15 tsp=5
## mustard
dijon | Dijon mustard | mustard, dijon, smooth mustard | mustard salty sulphites? | ~02046 | tsp=5 tbsp=15 | ready | raw simmer=1 | mustard-condiment
wholegrain-mustard | wholegrain mustard | grainy mustard, whole grain mustard, coarse-grain mustard | mustard salty sulphites? | est | tsp=5 tbsp=15
yellow-mustard | yellow mustard | american mustard, prepared mustard, french's mustard, hot dog mustard | mustard salty | 02046 | tsp=5 tbsp=15
english-mustard | English mustard | hot mustard, ready-made english mustard | mustard gluten? wheat? salty | est | tsp=5 tbsp=15
honey-mustard | honey mustard | | mustard honey added-sugar sugary salty sulphites? | est | tsp=5 tbsp=15
## mayonnaise, mayo, sauce
mayonnaise | mayonnaise | mayo, garlic mayonnaise, tartare sauce, tartar sauce, japanese mayonnaise, kewpie, full-fat mayonnaise, aioli | eggs mustard salty fatty | 04025 | tbsp=14 cup=220 tsp=4.6 | ready | raw | creamy-sauce
light-mayonnaise | light mayonnaise | light mayo, reduced-fat mayonnaise, low-fat mayonnaise | eggs mustard salty milk? | est | tbsp=15 cup=240 tsp=5
vegan-mayonnaise | vegan mayonnaise | vegan mayo, egg-free mayonnaise, vegan aioli | mustard soy? fatty | est | tbsp=14 cup=220 | ready | raw | creamy-sauce
salad-cream | salad cream | | eggs mustard added-sugar salty milk? | est | tbsp=15
## sauce
wasabi | wasabi paste | wasabi, wasabi powder | root mustard? | 27064 | tsp=6.5 | ready | raw | hot-paste
horseradish | horseradish sauce | horseradish, jarred horseradish, prepared horseradish, grated horseradish | sulphites? mustard? root added-sugar? | 02055 | tsp=5 tbsp=15 g | ready | raw | hot-paste
ketchup | tomato ketchup | ketchup, catsup | nightshade tomato-family added-sugar refined-sugar sugary celery? salty | 11935 | tbsp=17 tsp=5.7 cup=240 | ready | raw | sweet-sauce-west
bbq-sauce | barbecue sauce | bbq sauce, barbeque sauce | nightshade added-sugar sugary mustard? celery? gluten? fish? soy? sulphites? salty | 06150 | tbsp=17 cup=280 | ready | raw simmer=2 | sweet-sauce-west
brown-sauce | brown sauce | steak sauce, hp sauce, fruity brown sauce | nightshade gluten added-sugar sugary celery? fish? soy? salty | est | tbsp=17
pesto | basil pesto | pesto, green pesto, pesto sauce | milk nuts pine-nuts animal-rennet allium garlic-family fatty fodmap | 06626 | tbsp=16 cup=250 | ready | raw | herb-sauce
red-pesto | red pesto | sun-dried tomato pesto, sundried tomato pesto | milk nuts pine-nuts? animal-rennet nightshade tomato-family allium garlic-family fatty | est | tbsp=16
vegan-pesto | vegan pesto | dairy-free pesto, vegan basil pesto | nuts? pine-nuts? soy? allium garlic-family fatty | est | tbsp=16
salsa | tomato salsa | salsa, salsa roja, enchilada sauce, fresh tomato salsa | nightshade tomato-family hot allium onion-family fodmap | 06164 | tbsp=18 cup=260 | ready | raw | salsa
salsa-verde | tomatillo salsa | green salsa, salsa verde | nightshade hot allium onion-family fodmap | est | tbsp=16 cup=240
tomato-pasta-sauce | tomato pasta sauce | marinara sauce, marinara, arrabbiata sauce, pasta sauce, spaghetti sauce, tomato basil sauce, pizza sauce, napoletana sauce | nightshade tomato-family allium onion-family garlic-family fodmap celery? salty | 06931 | tbsp=16 cup=257 jar=400 g
hummus | hummus | houmous, hommus | sesame legume allium garlic-family fodmap | 16158 | tbsp=15 g cup=246 | ready | raw | dip
tapenade | black olive tapenade | tapenade, olive paste, olive tapenade | olive-family fish? salty fatty | est | tbsp=16
mango-chutney | mango chutney | chutney, tomato chutney, apple chutney, onion chutney, caramelised onion chutney, onion marmalade | added-sugar sugary sulphites? mustard? | est | tbsp=20 tsp=7
pickle-relish | pickle relish | relish, sweet relish, sandwich pickle, branston pickle | added-sugar salty sulphites? mustard? gluten? | 11945 | tbsp=15 cup=245
mint-sauce | mint sauce | | sulphites? added-sugar | est | tsp=5 tbsp=15
cranberry-sauce | cranberry sauce | cranberry jelly | berry added-sugar sugary | 09081 | tbsp=17 cup=277
## vinegar
red-wine-vinegar | red wine vinegar | wine vinegar, raspberry vinegar | sulphites histamine | 02068 | tbsp=15 tsp=5 ml | ready | raw simmer=1 | acid-vinegar
white-wine-vinegar | white wine vinegar | champagne vinegar, sherry vinegar, tarragon vinegar | sulphites histamine | ~02068 | tbsp=15 tsp=5 ml
cider-vinegar | cider vinegar | apple cider vinegar, apple vinegar | sulphites? | 02048 | tbsp=15 tsp=5 ml | ready | raw simmer=1 | acid acid-vinegar
white-vinegar | distilled white vinegar | vinegar, white vinegar, distilled vinegar, spirit vinegar, pickling vinegar, coconut vinegar, cane vinegar | | 02053 | tbsp=15 tsp=5 ml | ready | raw
rice-vinegar | rice vinegar | rice wine vinegar, white rice vinegar | | est | tbsp=15 tsp=5 ml | ready | raw simmer=1 | acid acid-vinegar
seasoned-rice-vinegar | sushi vinegar | seasoned rice vinegar, sushi seasoning, sushi-zu, sushizu, awasezu | added-sugar salty | est | tbsp=15 tsp=5 ml
black-vinegar | Chinese black vinegar | black vinegar, chinkiang vinegar | gluten? wheat? | est | tbsp=15 tsp=5 ml
malt-vinegar | malt vinegar | brown vinegar | gluten | ~02053 | tbsp=15 tsp=5 ml | ready | raw | acid-vinegar
balsamic | balsamic vinegar | balsamic, white balsamic vinegar, aged balsamic | sulphites histamine | 02069 | tbsp=16 tsp=5.3 ml | ready | raw simmer=1 | acid-vinegar
balsamic-glaze | balsamic glaze | balsamic reduction, crema di balsamico | sulphites added-sugar sugary histamine | est | tbsp=19 tsp=6.3
`;
