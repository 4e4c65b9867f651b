// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const fish = `
## salmon, fish, seafood, fillet | fish
salmon | salmon fillet/salmon fillets | salmon, salmon steak, salmon side, fresh salmon, atlantic salmon | fish oily-fish whole-cut | 15236 | piece=130 g | ready | fry=8 simmer=8 roast=14 | protein fish-protein
wild-salmon | wild salmon fillet/wild salmon fillets | wild salmon, sockeye salmon, coho salmon, king salmon, pink salmon, alaskan salmon | fish oily-fish whole-cut | 15085 | piece=130 g
## cod, white fish, fish, seafood, fillet | fish
cod | cod fillet/cod fillets | cod, white fish, fish fillet, fish, cod loin, white fish fillet, fish steak, firm white fish | fish whole-cut | 15015 | piece=140 g | ready | fry=7 simmer=7 roast=14 | protein fish-protein
salt-cod | salt cod | bacalao, bacalhau, baccala, saltfish, salted cod, salt-cured cod, salt-cured fish, salted herring, salt herring, salt-cured herring, kosher salt cod | fish whole-cut salty | 15018 | g
black-cod | black cod fillet/black cod fillets | black cod, sablefish | fish oily-fish whole-cut | 15074 | piece=150 g
## haddock, white fish, fish, seafood, fillet | fish
haddock | haddock fillet/haddock fillets | haddock | fish whole-cut | 15033 | piece=140 g | ready | fry=7 simmer=7 roast=14 | protein fish-protein
smoked-haddock | smoked haddock fillet/smoked haddock fillets | smoked haddock, finnan haddie, undyed smoked haddock, arbroath smokie, smoked cod | fish whole-cut salty | 15035 | piece=140 g
## tuna, fish, seafood, steak | fish
tuna-steak | tuna steak/tuna steaks | fresh tuna, ahi tuna, yellowfin tuna, ahi, bluefin tuna | fish oily-fish whole-cut | 15127 | piece=140 g | ready | fry=6 roast=12 | protein fish-protein
bonito | bonito | skipjack, skipjack tuna | fish oily-fish whole-cut | 15123 | piece=140 g
## sea bass, bass, fish, seafood, fillet | fish
sea-bass | sea bass fillet/sea bass fillets | sea bass, seabass, branzino, bass, chilean sea bass | fish whole-cut | 15091 | piece=110 g | ready | fry=6 roast=12 | protein fish-protein
## trout, fish, seafood, fillet | fish
trout | trout fillet/trout fillets | trout, rainbow trout, arctic char, sea trout | fish oily-fish whole-cut | 15240 | piece=120 g | ready | fry=6 roast=12 | protein fish-protein
## mackerel, fish, seafood, fillet | fish
mackerel | mackerel fillet/mackerel fillets | mackerel, atlantic mackerel, spanish mackerel, king mackerel | fish oily-fish purine whole-cut | 15046 | piece=100 g | ready | fry=6 roast=12 | protein fish-protein
## white fish, fish, seafood, fillet | fish
pollock | pollock fillet/pollock fillets | pollock, alaska pollock, pollack | fish whole-cut | 15066 | piece=140 g
coley | coley fillet/coley fillets | coley, saithe, coalfish | fish whole-cut | 15065 | piece=140 g
hake | hake fillet/hake fillets | hake | fish whole-cut | ~15132 | piece=140 g
whiting | whiting fillet/whiting fillets | whiting | fish whole-cut | 15132 | piece=92 g
monkfish | monkfish tail/monkfish tails | monkfish, monkfish fillet, anglerfish | fish whole-cut not-kosher | 15054 | piece=180 g
plaice | plaice fillet/plaice fillets | plaice, sole, lemon sole, dover sole, flounder, flatfish | fish whole-cut | 15028 | piece=130 g
turbot | turbot fillet/turbot fillets | turbot, brill | fish whole-cut not-kosher | 15129 | piece=150 g
halibut | halibut fillet/halibut fillets | halibut, halibut steak | fish whole-cut | 35149 | piece=150 g
snapper | snapper fillet/snapper fillets | snapper, red snapper | fish whole-cut | 15101 | piece=150 g
sea-bream | sea bream fillet/sea bream fillets | sea bream, bream, dorade, gilthead, porgy, orata | fish whole-cut | ~15090 | piece=110 g
grouper | grouper fillet/grouper fillets | grouper | fish whole-cut | 15031 | piece=150 g
mahi-mahi | mahi mahi fillet/mahi mahi fillets | mahi mahi, mahimahi, dolphinfish, dorado | fish whole-cut | 15023 | piece=150 g
rockfish | rockfish fillet/rockfish fillets | rockfish, redfish, ocean perch | fish whole-cut | 15070 | piece=150 g
perch | perch fillet/perch fillets | perch, zander, pikeperch, walleye | fish whole-cut | 15060 | piece=60 g
pike | pike fillet/pike fillets | pike | fish whole-cut | 15062 | piece=150 g
carp | carp fillet/carp fillets | carp | fish whole-cut | 15008 | piece=150 g
tilapia | tilapia fillet/tilapia fillets | tilapia, st peter's fish | fish whole-cut | 15261 | piece=116 g
catfish | catfish fillet/catfish fillets | catfish, basa, pangasius, river cobbler, swai | fish whole-cut not-kosher | 15234 | piece=143 g
barramundi | barramundi fillet/barramundi fillets | barramundi | fish whole-cut | est | piece=150 g
mullet | mullet fillet/mullet fillets | mullet, red mullet, grey mullet | fish whole-cut | 15055 | piece=119 g
john-dory | John Dory fillet/John Dory fillets | john dory | fish whole-cut | est | piece=120 g
skate | skate wing/skate wings | skate, ray wing | fish whole-cut not-kosher | est | piece=200 g
swordfish | swordfish steak/swordfish steaks | swordfish | fish oily-fish whole-cut not-kosher high-mercury | 15110 | piece=136 g
sturgeon | sturgeon | | fish whole-cut not-kosher | 15104 | g
shark | shark steak/shark steaks | shark, dogfish, rock salmon, huss | fish whole-cut not-kosher high-mercury | 15095 | g piece=150
milkfish | milkfish | bangus | fish whole-cut | 15053 | g
pomfret | pomfret | butterfish, pompano | fish whole-cut | ~15007 | piece=150 g
## fish, seafood, fillet | fish
yellowtail | yellowtail | hamachi, amberjack, kingfish, yellowtail kingfish | fish oily-fish whole-cut | 15135 | g
herring | herring fillet/herring fillets | herring, fresh herring | fish oily-fish purine whole-cut | 15039 | piece=120 g
kipper | kipper/kippers | kipper fillet, kippered herring, bloater, smoked herring | fish oily-fish purine salty | 15042 | piece=130 g
eel | eel | unagi, fresh eel, conger eel | fish oily-fish whole-cut not-kosher | 15025 | g
fresh-sardine | fresh sardine/fresh sardines | sardine fillet, whole sardine, grilled sardine | fish oily-fish purine whole-cut | est | piece=45 g
fresh-anchovy | fresh anchovies | fresh anchovy | fish oily-fish purine whole-cut | 15001 | g piece=10
whitebait | whitebait | smelt, sprat, fresh sprat | fish oily-fish purine whole-cut | ~15099 | g
fish-roe | fish roe | cod roe, herring roe, soft roe | fish | 15072 | g tbsp=14
fish-bones | fish bones | white fish bones, fish frames, fish heads, fish carcass | fish | est | g
## fish, seafood | ready
tinned-tuna | tin tuna in water/tins tuna in water | tuna, tinned tuna, canned tuna, tuna flakes, tuna chunks, tuna in brine, tuna in spring water, albacore | fish histamine salty | 15121 | tin=110 g | drained | raw fry=2 simmer=3 | ready-fish
tuna-in-oil | tin tuna in oil/tins tuna in oil | tuna in olive oil, tuna in oil, oil-packed tuna, ventresca | fish histamine salty | 15119 | tin=110 g | drained | raw
tinned-salmon | tin salmon/tins salmon | tinned salmon, canned salmon, red salmon | fish oily-fish salty | 15260 | tin=160 g | drained | raw
sardines | tin sardines/tins sardines | sardine, tinned sardines, canned sardines, pilchard, brisling | fish oily-fish purine histamine salty | 15088 | tin=90 g piece=12 | drained | raw fry=3 | ready-fish
tinned-mackerel | tin mackerel/tins mackerel | tinned mackerel, canned mackerel | fish oily-fish purine histamine salty | 15048 | tin=90 g | drained | raw
anchovy | anchovy fillets | anchovy, anchovy paste, anchovies, tinned anchovies, salted anchovy | fish oily-fish purine histamine salty | 15002 | piece=4 tin=30 g tbsp=15 | finely-chopped | raw fry=1 simmer=2 | umami
smoked-salmon | smoked salmon | lox, gravlax, gravadlax, nova lox, smoked salmon trimmings | fish raw-fish histamine salty | 15077 | g slice=30 | sliced | raw | ready-fish
sushi-salmon | sushi-grade salmon | sashimi-grade salmon, sushi salmon, previously frozen salmon | fish raw-fish oily-fish | 15236 | g slice=15 | sliced | raw | ready-fish
sushi-tuna | sushi-grade tuna | sashimi-grade tuna, sushi tuna, raw tuna, previously frozen tuna | fish raw-fish oily-fish | 15127 | g slice=15 | sliced | raw | ready-fish
smoked-trout | smoked trout | hot-smoked trout, smoked trout fillet | fish oily-fish histamine salty | est | g piece=65 | flaked | raw
hot-smoked-salmon | hot-smoked salmon | hot smoked salmon, smoked salmon flakes, kippered salmon | fish oily-fish histamine salty | 35168 | g | flaked | raw
smoked-mackerel | smoked mackerel | smoked mackerel fillet, peppered mackerel | fish oily-fish purine histamine salty | est | piece=80 g | flaked | raw
smoked-eel | smoked eel | | fish oily-fish histamine not-kosher salty | est | g | flaked | raw
pickled-herring | pickled herring | rollmop, bismarck herring, matjes, soused herring, inlagd sill | fish raw-fish oily-fish purine histamine salty sugary | 15041 | g piece=60 | ready | raw
caviar | caviar | sturgeon caviar, lumpfish roe, lumpfish caviar | fish not-kosher salty | 15012 | tbsp=16 g tsp=5 | ready | raw
salmon-roe | salmon roe | ikura, trout roe, tobiko, masago, keta | fish raw-fish salty | est | tbsp=16 g | ready | raw
bonito-flakes | bonito flakes | katsuobushi, dried bonito | fish histamine purine | est | g tbsp=0.6 cup=8 | ready | raw
`;
