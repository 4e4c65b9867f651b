// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const MEAT_AND_FISH = `
chicken-breast | chicken breast | chicken, chicken breast fillet, chicken tender, chicken fillet, roast chicken, rotisserie chicken, poussin, capon, hen | poultry whole-cut | 05062 | g piece=170 cup=140 | bite-size | fry=8 simmer=15 roast=22 | protein poultry-protein
chicken-thigh | boneless chicken thigh | chicken thigh, chicken thighs, boneless chicken thighs, chicken thigh fillet, chicken leg | poultry whole-cut | 05096 | g piece=110 | bite-size | fry=10 simmer=20 roast=30 | protein poultry-protein stew-protein
chicken-drumstick | chicken drumsticks | chicken drumstick | poultry whole-cut | 05066 | g piece=120 | ready | roast=40 simmer=35 | roast-protein
chicken-wing | chicken wings | chicken wing, buffalo wings | poultry whole-cut | 05100 | g piece=90 | ready | roast=40 | roast-protein
chicken-mince | chicken mince | minced chicken, ground chicken | poultry minced | 05332 | g | ready | fry=8 simmer=12 roast=18 | mince
turkey-breast | turkey breast | turkey, turkey steak, turkey fillet | poultry whole-cut | 05710 | g piece=150 | bite-size | fry=8 simmer=15 roast=22 | protein poultry-protein
turkey-mince | turkey mince | minced turkey, ground turkey | poultry minced | 05305 | g | ready | fry=8 simmer=15 roast=18 | mince
duck-breast | duck breast | duck, duck leg, confit duck, goose, goose fat, duck fat, quail, pheasant, guinea fowl, partridge, pigeon | poultry whole-cut | 05141 | g piece=180 | sliced | fry=12 roast=20 | protein poultry-protein
chicken-liver | chicken livers | chicken liver, liver, offal, giblets, lamb kidney, tripe, sweetbreads | poultry offal minced | 05027 | g piece=44 | trimmed | fry=6 simmer=8 | offal-protein
beef-mince | lean beef mince | beef mince, minced beef, ground beef, hamburger meat, beef burger, beef patty, mince, minced meat, ground meat, lean beef mince 10% | beef minced | 23562 | g cup=225 | ready | fry=8 simmer=20 roast=20 | mince
beef-steak | sirloin steak | beef, steak, beef steak, rump steak, ribeye, rib eye, beef fillet, fillet steak, flank steak, beef tenderloin, skirt steak, beef rump, roast beef, beef sirloin, wagyu, bavette, entrecote | beef whole-cut | 23584 | g piece=220 | thinly-sliced | fry=5 roast=15 | protein beef-protein
beef-stewing | stewing beef | beef chuck, chuck, braising steak, beef shin, stewing steak, brisket, beef brisket, oxtail, short rib, beef short ribs, beef cheek, beef shank | beef whole-cut | 23094 | g | cubed | simmer=90 | stew-protein
veal | veal | veal escalope, veal cutlet, veal shank | beef whole-cut | 17099 | g | thinly-sliced | fry=5 simmer=60 | protein
lamb-shoulder | lamb shoulder | stewing lamb, diced lamb, mutton, goat meat, lamb neck, lamb shank | lamb whole-cut | 17039 | g | cubed | simmer=75 | stew-protein
lamb-leg | lamb leg steak/lamb leg steaks | lamb, lamb leg, lamb steak, lamb chop, lamb loin, rack of lamb, lamb cutlet, lamb fillet | lamb whole-cut | 17013 | g piece=150 | bite-size | fry=8 roast=18 | protein lamb-protein
lamb-mince | lamb mince | minced lamb, ground lamb | lamb minced | 17224 | g | ready | fry=8 simmer=20 roast=20 | mince
pork-loin | pork loin | pork, pork chop, pork steak, pork cutlet, pork ribs, spare ribs, baby back ribs, suckling pig, pork leg | pork whole-cut | 10024 | g piece=106 | bite-size | fry=8 roast=22 | protein pork-protein
pork-shoulder | pork shoulder | pulled pork, pork butt, carnitas, pork knuckle, pork hock, pork cheek | pork whole-cut | 10072 | g | cubed | simmer=80 | stew-protein
pork-belly | pork belly | crackling, pork rinds, chicharron | pork whole-cut | 10005 | g | cubed | simmer=60 roast=60 | rich-meat
pork-tenderloin | pork tenderloin | pork fillet, pork medallion | pork whole-cut | 10218 | g piece=450 | sliced | fry=6 roast=20 | protein pork-protein
pork-mince | pork mince | minced pork, ground pork | pork minced | 10219 | g | ready | fry=8 simmer=15 roast=20 | mince
bacon | bacon | streaky bacon, back bacon, bacon bits, lardons, pancetta, guanciale, rasher, bacon lardon, gammon | pork processed-meat salty | 10123 | g piece=28 slice=28 | chopped | fry=6 roast=15 | cured-meat
ham | ham | cooked ham, prosciutto, parma ham, serrano ham, jamon, black forest ham, speck, ham hock, bresaola | pork processed-meat salty | 07029 | g slice=28 | chopped | raw fry=3 | cured-meat
chorizo | chorizo | nduja | pork processed-meat salty | 07019 | g | diced | fry=5 simmer=15 roast=15 | cured-meat
salami | salami | pepperoni, mortadella, soppressata, saucisson, cured meat, cold cuts, deli meat, charcuterie, luncheon meat, spam | pork processed-meat salty | 07071 | g slice=10 | chopped | raw fry=3 | cured-meat
pork-sausage | pork sausages | sausage, pork sausage, banger, bratwurst, sausage meat, sausagemeat, hot dog, frankfurter, kielbasa, andouille, italian sausage, black pudding, haggis, merguez, knackwurst, wiener | pork minced processed-meat gluten? salty | 07036 | g piece=67 | ready | fry=14 simmer=20 roast=25 | sausage
rabbit | rabbit | hare | game whole-cut | 17177 | g | ready | simmer=60 | stew-protein
venison | venison | deer, elk, boar, bison, kangaroo, ostrich, horse meat | game whole-cut | 17164 | g | thinly-sliced | fry=5 simmer=80 | protein
salmon | salmon fillet/salmon fillets | salmon, wild salmon, salmon steak, tinned salmon | fish whole-cut | 15236 | piece=130 g | ready | fry=8 simmer=8 roast=14 | protein fish-protein
smoked-salmon | smoked salmon | lox, gravlax, gravadlax | fish raw-fish salty | 15077 | g slice=30 | sliced | raw | ready-fish
cod | cod fillet/cod fillets | cod, white fish, pollock, hake, coley, monkfish, plaice, sole, flounder, turbot, snapper, red snapper, barramundi, catfish, halibut, grouper, mahi mahi, perch, pike, bream, skate, swordfish, fish fillet, fish | fish whole-cut | 15015 | piece=140 g | ready | fry=7 simmer=7 roast=14 | protein fish-protein
haddock | haddock fillet/haddock fillets | haddock, smoked haddock, finnan haddie, bacalao, salt cod | fish whole-cut | 15033 | piece=140 g | ready | fry=7 simmer=7 roast=14 | protein fish-protein
tuna-steak | tuna steak/tuna steaks | fresh tuna, ahi tuna, yellowfin tuna | fish whole-cut | 15127 | piece=140 g | ready | fry=6 roast=12 | protein fish-protein
tinned-tuna | tin tuna in water/tins tuna in water | tuna, tinned tuna, canned tuna, tuna flakes, tuna chunks | fish | 15121 | tin=110 g can=110 | drained | raw fry=2 simmer=3 | ready-fish
sea-bass | sea bass fillet/sea bass fillets | sea bass, seabass, branzino, tilapia, mullet, john dory | fish whole-cut | 15091 | piece=110 g | ready | fry=6 roast=12 | protein fish-protein
trout | trout fillet/trout fillets | trout, arctic char, smoked trout | fish whole-cut | 15240 | piece=120 g | ready | fry=6 roast=12 | protein fish-protein
mackerel | mackerel fillet/mackerel fillets | mackerel, smoked mackerel, herring, kipper, rollmop, eel, unagi, bonito, whitebait, sprat | fish whole-cut | 15046 | piece=100 g | ready | fry=6 roast=12 | protein fish-protein
sardines | tin sardines/tins sardines | sardine, tinned sardines, pilchard | fish | 15088 | tin=90 g | drained | raw fry=3 | ready-fish
anchovy | anchovy fillets | anchovy, anchovy paste, anchovies | fish salty | 15002 | piece=4 g tbsp=15 | finely-chopped | raw fry=1 simmer=2 | umami
prawns | raw peeled prawns | prawn, shrimp, king prawn, tiger prawn, langoustine, scampi, crayfish, crawfish, krill, cooked prawns | crustaceans shellfish sulphites? | 15270 | g piece=12 cup=145 | ready | fry=4 simmer=4 roast=8 | protein shellfish-protein
crab | crab meat | crab, crabmeat, soft shell crab, crab claw | crustaceans shellfish | 15139 | g | ready | raw fry=3 simmer=3 | ready-fish
lobster | lobster | lobster tail, lobster meat | crustaceans shellfish | 15147 | g | chopped | fry=5 simmer=8 | shellfish-protein
mussels | mussels | mussel, green-lipped mussel | molluscs shellfish | 15164 | g cup=150 | ready | simmer=5 | shellfish
clams | clams | clam, cockle, razor clam, vongole, periwinkle, whelk | molluscs shellfish | 15157 | g | ready | simmer=6 | shellfish
scallops | scallops | scallop | molluscs shellfish | 15172 | g piece=30 | ready | fry=4 | shellfish-protein
squid | squid | calamari, cuttlefish, octopus, squid ink, baby octopus | molluscs shellfish | 15175 | g | sliced | fry=3 simmer=30 | shellfish-protein
oyster | oysters | oyster, abalone, conch, snail, escargot | molluscs shellfish | 15167 | piece=14 g | ready | raw simmer=3 | shellfish
`;
