// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const porkAndGame = `
## pork, meat | whole-cut
pork-loin | pork loin | pork, pork steak, pork cutlet, diced pork, pork strips, pork loin steak, pork escalope, suckling pig, pork leg, pork roast, pork sirloin | pork whole-cut | 10024 | g piece=106 | bite-size | fry=8 roast=22 | protein pork-protein
pork-chop | pork chop/pork chops | pork rib chop, bone-in pork chop, pork loin chop | pork whole-cut | 10036 | piece=150 g
pork-shoulder | pork shoulder | pulled pork, pork butt, boston butt, carnitas, pork neck, pork collar, shoulder of pork | pork whole-cut | 10072 | g | cubed | simmer=80 | stew-protein
pork-belly | pork belly | belly pork, pork belly slice | pork whole-cut | 10005 | g | cubed | simmer=60 roast=60 | rich-meat
pork-tenderloin | pork tenderloin | pork fillet, pork medallion | pork whole-cut | 10218 | g piece=450 | sliced | fry=6 roast=20 | protein pork-protein
pork-ribs | pork spare ribs | pork ribs, pork rib, spare rib, spareribs, st louis rib | pork whole-cut | 10088 | g rack=700
back-ribs | baby back ribs | pork back ribs, back ribs | pork whole-cut | 10192 | g rack=500
pork-hock | pork hock/pork hocks | pork knuckle, pork shank, eisbein | pork whole-cut | ~10016 | piece=500 g
pork-cheek | pork cheeks | pork cheek, pig cheek | pork whole-cut | est | g piece=75
pork-fat | pork back fat | lardo, fatback, pork fat, salt pork | pork fatty | 10004 | g
gammon | gammon | gammon joint, gammon steak, uncooked ham, ham joint, smoked ham hock, ham hock, bacon joint, kassler | pork whole-cut processed-meat salty | 10152 | g piece=225
bacon | bacon | streaky bacon, bacon bits, lardons, rasher, bacon lardon, smoked bacon, bacon slice, bacon rasher, bacon strip, bacon cube | pork processed-meat salty | 10123 | g piece=28 slice=28 | chopped | fry=6 roast=15 | cured-meat
back-bacon | back bacon | canadian bacon, unsmoked back bacon, smoked back bacon | pork processed-meat salty | 10130 | slice=32 piece=32 g
pancetta | pancetta | diced pancetta, pancetta cubes | pork processed-meat salty fatty | est | g slice=15
guanciale | guanciale | | pork processed-meat salty fatty | est | g
## pork, mince, minced meat, ground meat, meat | minced
pork-mince | pork mince | minced pork, ground pork | pork minced | 10219 | g | ready | fry=8 simmer=15 roast=20 | mince
mixed-mince | mixed mince | pork and beef mince, meatloaf mix, beef and pork mince | beef pork minced | est | g
## sausage, pork, meat | minced
pork-sausage | pork sausages | sausage, pork sausage, banger, sausage meat, sausagemeat, breakfast sausage, cumberland sausage, lincolnshire sausage, chipolata | pork minced processed-meat gluten? sulphites? salty | 07063 | g piece=57 | ready | fry=14 simmer=20 roast=25 | sausage
italian-sausage | Italian sausage/Italian sausages | salsiccia, hot italian sausage, sweet italian sausage | pork minced processed-meat salty | 07036 | piece=91 g
bratwurst | bratwurst | brat, weisswurst, thuringer sausage | pork minced processed-meat beef? milk? eggs? salty | 07013 | piece=85 g
black-pudding | black pudding | blood sausage, morcilla, boudin noir, blutwurst | pork processed-meat gluten? oats? salty | 07005 | g slice=25 piece=100
## game, meat | game
rabbit | rabbit | diced rabbit, rabbit leg | game whole-cut not-kosher | 17177 | g piece=900 | ready | simmer=60 | stew-protein
hare | hare | wild rabbit | game whole-cut not-kosher | ~17180 | g
venison | venison | deer, venison steak, venison loin, diced venison, venison haunch, reindeer, roe deer | game whole-cut | 17164 | g | thinly-sliced | fry=5 simmer=80 | protein
venison-mince | venison mince | ground venison, minced venison, venison sausage, venison burger | game minced | 17343 | g
elk | elk | moose, caribou | game whole-cut | 17166 | g
bison | bison | buffalo meat, bison steak, ground bison | game whole-cut | 17156 | g
wild-boar | wild boar | boar | pork game whole-cut | 17158 | g
kangaroo | kangaroo | kangaroo steak | game whole-cut not-kosher | est | g
ostrich | ostrich | ostrich steak, emu | game whole-cut not-kosher | 05643 | g
horse-meat | horse meat | horsemeat | game whole-cut not-kosher | 17170 | g
frog-legs | frogs' legs | frog leg, frogs leg | game whole-cut not-kosher | 80200 | g
## ham, pork, meat | ready
ham | ham | cooked ham, black forest ham, honey roast ham, sliced ham, jambon, boiled ham, ham slice | pork processed-meat salty | 07029 | g slice=28 | chopped | raw fry=3 | cured-meat
prosciutto | prosciutto | parma ham, serrano ham, jamon, jamon iberico, iberico ham, speck, bayonne ham, dry-cured ham, country ham, san daniele | pork processed-meat salty | est | slice=15 piece=15 g | torn | raw
## sausage, salami, pork, meat | ready
salami | salami | soppressata, saucisson, cured meat, cold cuts, deli meat, charcuterie, finocchiona, genoa salami | pork processed-meat salty beef? milk? | 07071 | g slice=10 | chopped | raw fry=3 | cured-meat
pepperoni | pepperoni | pepperoni slice | pork beef processed-meat salty nightshade | 07057 | g slice=2 | sliced | raw
mortadella | mortadella | bologna, baloney | pork beef? nuts? processed-meat salty | 07050 | g slice=15 | sliced | raw
luncheon-meat | luncheon meat | spam, pork roll, tinned pork | pork processed-meat salty | 07045 | g tin=340 slice=21 | cubed | raw
chorizo | chorizo | chorizzo, choriso, cooking chorizo, chorizo sausage, linguica | pork beef? processed-meat salty nightshade allium garlic-family milk? | 07019 | g piece=60 slice=5 | diced | fry=5 simmer=15 roast=15 | cured-meat
nduja | 'nduja | nduja | pork processed-meat salty hot nightshade fatty | est | tbsp=15 g | ready | raw
frankfurter | frankfurter/frankfurters | hot dog, hot dog sausage, wiener, vienna sausage, cocktail sausage, saveloy | pork beef? poultry? processed-meat salty milk? | 07939 | piece=76 g | sliced | raw
smoked-sausage | smoked sausage/smoked sausages | kielbasa, andouille, knackwurst, mettwurst, kabanos, cabanossi, polish sausage | pork beef? processed-meat salty | 07970 | g piece=75 | sliced | raw
pork-crackling | pork crackling | crackling, pork rinds, pork scratchings, chicharron, pork skin | pork salty fatty | 19041 | g | ready | raw
## pork, meat | offal
pork-liver | pork liver | pig's liver, pig liver | pork offal | 10110 | g
pork-kidney | pork kidney/pork kidneys | pig's kidney | pork offal | 10106 | g
pigs-trotter | pig's trotter/pig's trotters | pigs feet, pork feet, trotter, pig foot, pig ear | pork offal | 10102 | piece=200 g
`;
