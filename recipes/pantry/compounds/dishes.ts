// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dishes = `
coleslaw | slaw, creamy coleslaw, cole slaw | white-cabbage carrot mayonnaise | | milk celery | classic recipe
coleslaw mix | slaw mix, broccoli slaw | ~white-cabbage | root | | definition
potato salad | creamy potato salad, russian salad, ensaladilla rusa, olivier salad | potato mayonnaise | | milk celery gluten | classic recipe
macaroni salad | | potato mayonnaise | gluten | milk celery | classic recipe
german potato salad | | potato dijon bacon | | celery sulphites | classic recipe
waldorf salad | | celery walnuts mayonnaise apple | | | classic recipe
greek salad | horiatiki | feta cucumber tomato black-olives | | sulphites | classic recipe
cobb salad | chef salad, chef's salad | egg bacon blue-cheese chicken-breast | | mustard sulphites | classic recipe
caprese salad | insalata caprese, caprese | mozzarella tomato basil | | sulphites | classic recipe
celeriac remoulade | celery remoulade, celeri remoulade | celeriac mayonnaise dijon | | milk | classic recipe
chicken salad | coronation chicken | chicken-breast mayonnaise | | celery nuts milk | classic recipe
coronation chicken filling | coronation chicken filler | chicken-breast mayonnaise | | sulphites nuts milk celery | classic recipe
fattoush | | pitta tomato cucumber | | sesame | classic recipe
panzanella | | sourdough tomato | | sulphites fish | classic recipe
tabbouleh | tabouli, tabouleh | bulgur parsley | | | classic recipe
couscous salad | | couscous | | nuts sulphites | classic recipe
som tam | green papaya salad, papaya salad | papaya fish-sauce peanuts prawns | | | classic recipe
gado gado | gado-gado | peanuts tofu egg | | crustaceans gluten | classic recipe
larb | laap, laab | pork-mince fish-sauce | | poultry | classic recipe
pad thai | pad thai kit noodles | rice-noodles egg peanuts fish-sauce | | crustaceans soy | classic recipe
drunken noodles | pad kee mao | rice-noodles soy-sauce egg | fish molluscs | | classic recipe
pad see ew | | rice-noodles soy-sauce egg | molluscs | fish | classic recipe
nasi goreng | mie goreng, mee goreng | basmati egg soy-sauce | | crustaceans fish peanuts | classic recipe
egg fried rice | egg-fried rice | basmati egg | | soy gluten sesame crustaceans pork | classic recipe
yangzhou fried rice | | basmati egg | crustaceans pork | soy gluten sesame | classic recipe
special fried rice | | basmati egg | | soy gluten sesame crustaceans pork | classic recipe
fried rice | stir-fried rice | basmati | | eggs soy gluten sesame | classic recipe
chow mein | lo mein dish, chop suey | egg-noodles soy-sauce | | sesame molluscs | classic recipe
bibimbap | | basmati egg gochujang sesame-oil | | beef | classic recipe
japchae | | glass-noodles soy-sauce sesame-oil | | beef eggs | classic recipe
okonomiyaki | | plain-flour egg fish-stock mayonnaise | soy | crustaceans molluscs pork | classic recipe
katsu curry | chicken katsu curry | chicken-breast breadcrumbs plain-flour | eggs soy | milk celery mustard | classic recipe
kimchi | napa kimchi, cabbage kimchi, kimchi paste, traditional kimchi | ~kimchi | | soy | classic recipe
vegan kimchi | vegetarian kimchi | ~kimchi | -fish -crustaceans | soy | label-typical
kimchi jjigae | kimchi stew | kimchi pork-belly tofu | | | classic recipe
peking duck | crispy aromatic duck, aromatic duck | duck-breast | gluten soy | sesame | classic recipe
general tso's chicken | sweet and sour chicken, orange chicken, lemon chicken | chicken-breast soy-sauce | | sesame peanuts eggs | classic recipe
satay chicken | chicken satay, satay skewer, beef satay | chicken-breast peanut-butter | | soy gluten fish crustaceans | classic recipe
butter chicken | murgh makhani, chicken tikka masala, tikka masala, chicken korma, korma, makhani | chicken-breast yoghurt double-cream butter |
  | nuts mustard | classic recipe
pilau | pilaf, pulao | basmati | | milk nuts poultry lamb | classic recipe
biryani | lamb biryani | basmati | | nuts poultry lamb milk | classic recipe
chicken biryani | | basmati | poultry | nuts lamb milk | classic recipe
chicken tikka | tandoori chicken, chicken tikka piece | chicken-breast yoghurt | | mustard | classic recipe
dal makhani | dal tadka, tarka dal | green-lentils | milk | mustard | classic recipe
palak paneer dish | saag paneer, saag, paneer curry | paneer spinach | | mustard | classic recipe
thai green curry | thai red curry, thai curry, panang curry, green curry, red curry | coconut-milk thai-curry-paste | fish | crustaceans peanuts |
  classic recipe
massaman curry | | coconut-milk thai-curry-paste | fish peanuts | crustaceans | classic recipe
rendang | beef rendang | beef-stewing coconut-milk | | crustaceans fish | classic recipe
meat lasagne | | ~pasta | milk | eggs | EU Annex II
lasagne | vegetable lasagne | ~pasta | | eggs milk | EU Annex II
spaghetti bolognese | spaghetti bolognaise | pasta beef-mince onion | | celery milk sulphites | classic recipe
spaghetti carbonara | linguine carbonara | pasta egg bacon parmesan | | | classic recipe
mac and cheese | macaroni cheese, mac n cheese, kraft dinner, mac & cheese, macaroni and cheese, boxed macaroni and cheese,
  boxed mac and cheese | pasta cheddar milk | | mustard eggs | classic recipe
fettuccine alfredo | pasta alfredo | pasta double-cream parmesan | | eggs | classic recipe
cacio e pepe | | pasta parmesan | | eggs | classic recipe
risotto | mushroom risotto | arborio parmesan butter | | celery sulphites alcohol | classic recipe
prawn risotto | | arborio prawns | milk | fish molluscs celery sulphites | classic recipe
seafood risotto | | arborio prawns | milk molluscs | fish celery sulphites | classic recipe
jambalaya | | basmati pork-sausage prawns celery | | gluten | classic recipe
taco | street taco | corn-tortilla | | gluten milk beef | classic recipe
burrito | fajita, chimichanga | flour-tortilla | | milk beef poultry | classic recipe
quesadilla | enchilada | flour-tortilla | | beef poultry milk | classic recipe
ratatouille | | aubergine courgette tomato | | | classic recipe
gratin dauphinois | potato gratin, au gratin potato | potato double-cream | | gluten mustard eggs | classic recipe
gratin | | double-cream | | gluten mustard eggs | classic recipe
cauliflower cheese | | double-cream | gluten | mustard eggs | classic recipe
instant mashed potato | instant mash, potato flake, potato puree | ~potato | | milk sulphites | classic recipe
creamy mash | | ~potato | | sulphites milk | classic recipe
mashed potato | mash, mashed potatoes | ~potato | | sulphites milk | classic recipe
colcannon | champ | ~potato butter | | sulphites | classic recipe
creamed spinach | creamed leek, creamed mushroom | spinach double-cream | | gluten | classic recipe
creamed corn | cream-style corn, cream style corn, creamed sweetcorn | ~sweetcorn | | milk gluten | label-typical
guacamole | guac | avocado lime-juice onion coriander | | milk sulphites | classic recipe
baked beans | tin baked beans, baked bean, heinz beans | ~cannellini | | gluten celery pork | label-typical
boston baked beans | | ~cannellini | pork | gluten celery | label-typical
pork and beans | beans and franks, beans with sausage | cannellini pork-sausage | | gluten mustard | label-typical
refried beans | frijoles refritos | ~pinto-beans | | pork | label-typical
borek | burek, cheese pie, spinach pie | puff-pastry feta | | eggs sesame | classic recipe
spanakopita | tiropita | puff-pastry feta | eggs | sesame | classic recipe
quesadilla cheese | cheese quesadilla | flour-tortilla cheddar | | | classic recipe
cauliflower cheese bake | cauliflower gratin | cauliflower cheddar milk plain-flour | | mustard | classic recipe
souffle | cheese souffle | egg milk plain-flour | | mustard | classic recipe
tagine | lamb tagine | lamb-shoulder | | nuts sulphites celery gluten | classic recipe
dolma | stuffed vine leaf, dolmades, dolmas | basmati | | pine-nuts lamb | classic recipe
spring greens with butter | buttered cabbage, buttered vegetable, buttered greens | white-cabbage butter | | | definition
buttered | buttered noodle | ~butter | | | definition
snails in garlic butter | escargots in garlic butter, escargots de bourgogne | oyster butter garlic | | | classic recipe
toffee apple | candy apple | apple caster-sugar | | | classic recipe
rocky road bar | tiffin, rocky road cake, fridge cake | dark-chocolate crackers butter | | gelatine milk nuts sulphites soy | classic recipe
chocolate salami | salame di cioccolato | dark-chocolate crackers butter | | eggs nuts | classic recipe
dan dan noodles | sesame noodles, cold sesame noodles | udon tahini soy-sauce | | peanuts nuts | classic recipe
peanut stew | groundnut stew, maafe, mafe, peanut soup, groundnut soup | peanut-butter | | celery fish crustaceans | classic recipe
egusi | egusi seed, egusi soup base, ogbono, ground egusi | ~pumpkin-seeds | | | definition
jollof rice | jollof | basmati tinned-tomatoes | | celery | classic recipe
jollof seasoning | suya spice, suya, yaji, suya pepper | | peanuts | | classic recipe
ackee | breadfruit | ~jackfruit | | | definition
bubble and squeak | | potato white-cabbage | | milk | classic recipe
nut-free trail mix | seed trail mix | pumpkin-seeds raisins | | sulphites | definition
mushroom stroganoff | | mushroom sour-cream | | gluten mustard celery | classic recipe
stuffed pepper | | red-pepper basmati | | milk beef | classic recipe
greek moussaka | | lamb-mince aubergine | milk eggs gluten | | classic recipe
caponata | | aubergine celery | | sulphites nuts | classic recipe
salsa | tomato salsa, salsa roja, salsa verde, green salsa, mexican salsa, fresh salsa, jarred salsa, chunky salsa, hot salsa, mild salsa | ~salsa |
  | | label-typical
salsa macha | | red-chilli peanuts sesame-seeds | | nuts | classic recipe
pastitsio | pastichio | pasta beef-mince milk | eggs | | classic recipe
smorgas | open sandwich, open-faced sandwich | sourdough | | fish milk eggs | classic recipe
smorrebrod | | sourdough | milk | fish eggs | classic recipe
gubbrora | aggrora med ansjovis, old man's mix | egg anchovy | | milk fish | classic recipe
jansson's temptation | janssons temptation, janssons frestelse | potato anchovy double-cream | | gluten | classic recipe
poutine | cheesy chips, chips and gravy with cheese | potato mozzarella beef-stock | | gluten celery | classic recipe
bun bo nam bo | | rice-noodles fish-sauce | peanuts | pork crustaceans | classic recipe
bun thit nuong | | rice-noodles fish-sauce | peanuts pork | crustaceans | classic recipe
bun cha | | rice-noodles fish-sauce | pork | peanuts crustaceans | classic recipe
chinese pancake | mandarin pancake, peking duck pancake, duck pancake, moo shu pancake, spring onion pancake, scallion pancake | plain-flour | | sesame | classic recipe
moqueca | fish curry, fish head curry, goan fish curry | cod coconut-milk | | crustaceans mustard | classic recipe
prawn curry | shrimp curry, prawn masala | prawns | | mustard milk | classic recipe
`;
