// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const spices = `
old bay | old bay seasoning, crab boil, seafood seasoning, cajun seafood boil, shrimp boil | | celery mustard | crustaceans | label-typical
celery salt | celery seed, celery powder, celery flake, dried celery, celery extract | celery | | | EU Annex II
mirepoix | battuto, holy trinity, suppengrun, soup vegetable mix, soup greens | celery carrot onion | | | definition
latin sofrito | recaito | onion green-pepper garlic | | celery | classic recipe
bouquet garni | | bay-leaf thyme | | celery | definition
cajun seasoning | cajun spice, cajun rub, creole seasoning, blackened seasoning, blackening spice, tony chachere's | | nightshade | celery mustard gluten sulphites |
  label-typical
taco seasoning | fajita seasoning, taco spice, fajita mix, chilli con carne mix, chili seasoning, taco mix, burrito seasoning, mexican seasoning,
  tex-mex seasoning | | nightshade | gluten milk soy celery mustard | label-typical
ras el hanout | baharat, advieh, harissa spice, hawaij, shawarma spice, shawarma seasoning, lebanese seven spice, seven spice | | nightshade |
  mustard celery sesame | label-typical
five spice | chinese five spice, five-spice powder, chinese 5 spice, 5 spice, quatre epices, mixed spice, pumpkin pie spice, apple pie spice,
  gingerbread spice, speculoos spice, lebkuchen spice | | | celery mustard | label-typical
tandoori masala | tandoori paste, tikka paste, tikka masala paste, tandoori spice, korma paste, balti paste, madras paste, vindaloo paste,
  rogan josh paste, biryani paste, biryani masala, tikka spice, indian curry paste, bhuna paste, jalfrezi paste | | nightshade | mustard celery milk nuts gluten sulphites |
  label-typical
sambhar powder | podi, gunpowder masala | | nightshade | mustard sesame | label-typical
chaat masala | chana masala spice, chole masala, pav bhaji masala, kitchen king masala, meat masala, curry spice | | | mustard celery | label-typical
panch phoron | panch phoran, bengali five spice | mustard-seeds fennel-seeds | | | definition
asafoetida | hing, asafetida | ~fennel-seeds | gluten wheat -seed | | label-typical: cut with wheat flour
curry powder | madras curry powder, mild curry powder blend, jamaican curry powder, curry spice mix, hot curry powder, medium curry powder,
  thai curry powder | curry-powder ground-coriander | | mustard celery gluten | label-typical
curry leaf | curry leaves | ~bay-leaf | | | definition
shichimi togarashi | togarashi, shichimi, seven spice togarashi, nanami togarashi | ~zaatar | sesame hot | | label-typical
furikake | furikake seasoning, rice seasoning | ~zaatar | sesame fish | soy gluten eggs crustaceans milk | label-typical
gomasio | gomashio, goma shio, sesame salt | ~sesame-seeds | | | definition
za'atar | zaatar, zatar, za-atar, zahtar, za'atar spice, zaatar spice | ~zaatar | sesame | gluten | definition
everything bagel seasoning | everything seasoning, bagel seasoning, everything but the bagel seasoning, everything bagel spice | ~zaatar |
  sesame | | label-typical
dukkah | dukka, duqqa, dukkha | ~zaatar | sesame nuts | peanuts | definition
steak seasoning | poultry seasoning, all-purpose seasoning, all purpose seasoning, bbq rub, barbecue rub, spice mix, spice rub, dry rub,
  seasoning mix, seasoning blend, spice blend, chicken seasoning, fish seasoning, meat seasoning, lamb seasoning, italian seasoning mix,
  fries seasoning, bbq seasoning, montreal steak seasoning, adobo seasoning, sazon, lemon pepper seasoning | | | mustard celery gluten soy milk sesame |
  label-typical
ranch seasoning | ranch dressing mix, ranch mix, ranch powder | | milk | eggs soy gluten celery | label-typical
onion soup mix | french onion soup mix, lipton onion soup mix | onion-powder | | gluten celery soy milk | label-typical
seasoned salt | lawry's seasoned salt, accent seasoning, fondor | | salty | celery gluten | label-typical
vegeta | herbamare | | salty celery | gluten | label-typical
cheese powder | cheddar powder, powdered cheese, parmesan powder, cheese seasoning | ~cheddar | | | definition
thai red curry paste | red curry paste, thai curry paste, yellow curry paste, massaman curry paste, panang curry paste, thai yellow curry paste,
  massaman paste, red thai curry paste, green thai curry paste | ~thai-curry-paste | crustaceans | fish soy peanuts | classic recipe: shrimp paste
vegan thai curry paste | vegan red curry paste, vegan green curry paste, vegan curry paste | ~thai-curry-paste | -crustaceans | -fish soy |
  label-typical
laksa paste | tom yum paste, laksa curry paste, tom yam paste | ~thai-curry-paste | crustaceans | fish peanuts nuts | label-typical
rendang paste | nasi goreng paste, sambal paste, malaysian curry paste, mie goreng paste, bumbu | | nightshade hot | crustaceans fish soy nuts gluten |
  label-typical
curry paste | mild curry paste, medium curry paste | ~thai-curry-paste | -crustaceans | mustard celery crustaceans fish | label-typical
harissa | harissa paste, rose harissa | ~harissa | | celery sulphites | label-typical
achiote paste | annatto paste, recado rojo, adobo paste, chipotle paste, chipotle in adobo, chipotles in adobo, aji amarillo paste, ancho paste,
  chipotle chile in adobo | red-chilli | | gluten sulphites | label-typical
msg | monosodium glutamate, ajinomoto, umami seasoning | | salty | | definition
liquorice | liquorice root | star-anise | | | definition
liquorice sweets | licorice candy, red vines, twizzlers | caster-sugar | gluten | gelatine | label-typical
fenugreek | kasuri methi, kasoori methi, methi leaf, methi seed, dried fenugreek leaf | ~fennel-seeds | -seed | | definition
`;
