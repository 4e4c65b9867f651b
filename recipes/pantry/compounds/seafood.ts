// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const seafood = `
seafood | seafood mix, fruits de mer, mixed seafood, seafood cocktail, frozen seafood, seafood medley, marinara mix, seafood selection,
  frutti di mare, fruit de mer, seafood marinara mix, seafood platter, mariscos | prawns mussels squid | | fish sulphites | definition
shellfish | mixed shellfish, shellfish mix, shellfish meat | prawns mussels | | sulphites | definition
fish | white fish, oily fish, fish fillet, fish steak, firm white fish, whole fish, fish head, fish bone, fish skin, fish chunk, fish pie mix, fish
  flesh, white fish fillet, fish meat, raw fish, flaked fish, tinned fish, canned fish, smoked fish, pollock, pollack, alaska
  pollock, saithe, coley, ling, whiting, hoki, basa, pangasius, panga, vietnamese river cobbler, catfish, swai, tilapia, tilapia fillet, dory, john
  dory, st peter's fish, monkfish, monkfish tail, turbot, brill, megrim, gurnard, red gurnard, skate, skate wing, ray wing, dogfish, huss, rock salmon,
  shark, swordfish, hake, plaice, sole, dover sole, lemon sole, flounder, fluke, halibut, grouper, snapper, red snapper, red mullet, grey mullet,
  mullet, sea bream, bream, gilthead, dorade, dorado, mahi mahi, mahi-mahi, barramundi, perch, nile perch, ocean perch, pike, zander, pike-perch,
  walleye, carp, tench, barbel, sturgeon, cobia, pompano, rockfish, lingcod, sablefish, black cod, wolffish, opah, wahoo, escolar, butterfish,
  amberjack, yellowtail, kingfish, hamachi, trevally, jackfish, jack mackerel, croaker, pomfret, rohu, hilsa, milkfish, bangus, garfish, smelt, capelin,
  bombay duck, parrotfish, lionfish, snakehead, mudfish, stockfish, stockfish flake, lutefisk, cusk, scrod, redfish, drum fish, emperor fish, gemfish,
  blue grenadier, flathead, morwong, weever, scorpionfish, rascasse, arctic char, char fillet, grayling, whitefish, lake whitefish, bass fillet, striped
  bass, black bass, chilean sea bass, patagonian toothfish, toothfish, branzino, loup de mer, tai, hirame, fugu, pufferfish, turbot fillet, lamprey,
  angler fish, fish collar, fish cheek, cod cheek, cod loin, cod tongue, pollock fillet, hake fillet, fish maw, fish bladder | ~cod | | | EU Annex II
smoked haddock | smoked cod, undyed smoked haddock, finnan haddie, arbroath smokie, salt cod, kosher salt cod, bacalao, bacalhau, baccala, morue, saltfish,
  salt fish, salted cod, salted fish, dried fish, smoked white fish, klippfisk, ackee and saltfish | ~haddock | salty | | EU Annex II
salmon | wild salmon, tinned salmon, canned salmon, pink salmon, sockeye salmon, salmon steak, salmon side, hot-smoked salmon, hot smoked salmon,
  poached salmon, red salmon, coho salmon, king salmon, salmon flake, salmon portion, salmon head, chum salmon, salmon loin, salmon trimming | ~salmon |
  | | EU Annex II
smoked salmon | lox, cold-smoked salmon, smoked salmon trimming, nova lox, smoked trout, smoked salmon slice |
  ~smoked-salmon | | | EU Annex II
gravlax | gravadlax, graved lax | ~smoked-salmon | | mustard | EU Annex II
trout | rainbow trout, sea trout, brown trout, trout fillet, steelhead | ~trout | | | EU Annex II
tuna | tinned tuna, canned tuna, tuna flake, tuna chunk, tuna in brine, tuna in oil, tuna in water, tuna in spring water, albacore, skipjack,
  ventresca, tuna belly, albacore tuna, tuna in olive oil, bonito del norte, tin of tuna | ~tinned-tuna | | | EU Annex II
tuna steak | yellowfin tuna, ahi tuna, ahi, maguro, toro, otoro, seared tuna, fresh tuna | ~tuna-steak | | | EU Annex II
mackerel | smoked mackerel, peppered mackerel, saba, tinned mackerel, herring, kipper, bloater, rollmop, pickled herring,
  bismarck herring, maatjes, soused herring, buckling, sprat, brisling, whitebait, bonito, spanish mackerel, shad, sanma,
  saury, hamsi | ~mackerel | | | EU Annex II
eel | smoked eel, unagi, anago, elver, jellied eel, conger, conger eel | ~mackerel | not-kosher | | EU Annex II; no scales to speak of
sardines | sardine, tinned sardine, pilchard, sardine fillet, sardinella | ~sardines | | | EU Annex II
anchovy | anchovies, anchovy fillet, anchovy fillets, salted anchovy, marinated anchovy, white anchovy, alici, dried anchovy, ikan bilis,
  niboshi, iriko, myeolchi, anchovy stock, dilis, white anchovies | ~anchovy | | | EU Annex II
colatura | colatura di alici | ~anchovy | fermented salty | | definition
fish sauce | nam pla, nuoc mam, garum, red boat, thai fish sauce, vietnamese fish sauce, three crabs fish sauce,
  squid brand fish sauce | ~fish-sauce | | | EU Annex II
fish roe | caviare, caviar, roe, tobiko, ikura, bottarga, masago, salmon roe, cod roe, lumpfish caviar, lumpfish roe, trout roe, oscietra caviar,
  trout caviar, herring roe, flying fish roe, karasumi, poutargue, botargo, pollock roe, soft roe, milt, tarama, carp roe, sturgeon roe, keta | ~cod |
  salty | soy gluten | EU Annex II
taramasalata | taramosalata, tarama salad, tarama dip | cod | | eggs milk gluten | classic recipe
surimi stick | surimi crab stick, surimi crab, crab surimi | cod egg-white | crustaceans gluten wheat | soy | label-typical
surimi | kamaboko, narutomaki, naruto, chikuwa, fish tofu, fishcake slice, odeng, eomuk, satsuma age, fish paste cake, kani kama,
  kanikama | cod egg-white | | gluten crustaceans soy | label-typical
crab stick | crabstick, crab sticks, seafood stick, imitation crab, imitation crab meat, imitation crabmeat, ocean stick, krab, mock crab,
  artificial crab, seafood sticks | cod egg-white | crustaceans gluten wheat | soy | label-typical
fish finger | fish stick, fish goujon, breaded fish, battered fish, battered cod, breaded cod, breaded haddock, battered haddock, cod goujon, fish
  nugget, breaded plaice, breaded fish fillet, cod in batter, haddock in batter, battered fish fillet | cod plain-flour | | milk eggs mustard |
  label-typical
filet-o-fish | | cod plain-flour | eggs milk | mustard | label-typical
fish ball | fish balls | cod | | eggs gluten crustaceans soy | label-typical
fish cake | fishcake, salmon fishcake, thai fish cake, cod fishcake, salmon patty, tuna patty | cod | | gluten eggs milk mustard crustaceans |
  label-typical
tod mun pla | | cod | eggs | gluten milk mustard crustaceans | label-typical
crab cake | crabcake, maryland crab cake | crab egg mayonnaise breadcrumbs | | mustard fish | classic recipe
fish pie | fisherman's pie, fish gratin, brandade, brandade de morue | cod milk | | gluten crustaceans eggs | classic recipe
kulebiaka | coulibiac | cod milk | eggs gluten | crustaceans | classic recipe
fish and chips | fish & chips | cod plain-flour potato | | milk eggs | classic recipe
quenelle | | cod egg | | gluten | classic recipe
gefilte fish | quenelles de brochet, pike quenelle | cod egg | gluten | | classic recipe
kedgeree | | haddock egg basmati | | mustard celery milk | classic recipe
sashimi | sashimi-grade fish, sushi-grade fish, ceviche, tuna tartare, salmon tartare, tiradito, crudo, kinilaw, hwe | cod | raw-fish | soy gluten
  sesame crustaceans | classic recipe
poke bowl | | cod | raw-fish gluten sesame soy | crustaceans | classic recipe
poke | | cod | raw-fish | crustaceans gluten sesame soy | classic recipe
sushi | maki, nigiri, uramaki, temaki, sushi roll, maki roll, futomaki, onigiri filling | nori arborio rice-vinegar cod | raw-fish | soy gluten
  sesame crustaceans eggs | classic recipe
california roll | | nori arborio rice-vinegar cod | raw-fish crustaceans | soy gluten sesame eggs | classic recipe
onigiri | rice ball, vegetable sushi, cucumber maki | nori arborio | | fish soy gluten sesame | classic recipe
bouillabaisse | cioppino, fish stew, seafood stew, caldeirada, zuppa di pesce, bourride, cacciucco | cod prawns mussels | | celery sulphites gluten |
  classic recipe
fish chowder | cullen skink | cod milk | | crustaceans molluscs gluten celery | classic recipe
clam chowder | chowder, new england clam chowder | clams milk | | gluten celery pork | classic recipe
manhattan clam chowder | | clams milk | celery | gluten pork | classic recipe
bisque | crab bisque, prawn bisque, seafood bisque, lobster sauce, shrimp bisque | prawns double-cream | | fish gluten celery sulphites alcohol |
  classic recipe
lobster bisque | | prawns double-cream | alcohol | fish gluten celery sulphites | classic recipe
lobster newburg | | lobster double-cream cheddar | alcohol eggs | mustard | classic recipe
lobster thermidor | thermidor | lobster double-cream cheddar | alcohol mustard | eggs | classic recipe
prawns | prawn, shrimp, king prawn, tiger prawn, jumbo shrimp, large shrimp, rock shrimp, bay shrimp, brown shrimp, cooked prawn, raw prawn,
  prawn meat, shrimp meat, peeled shrimp, langoustine, langoustines, dublin bay prawn, norway lobster, crevette, crevettes, gamba, gambas,
  shell-on prawn, dried shrimp, dried prawn, ebi, amaebi, sakura ebi, shrimp powder, crayfish, crawfish, crayfish tail, crawdad, krill,
  antarctic krill, yabby, marron, prawn tail, shrimp shell, prawn shell, prawn head, shrimp head, salad prawn, atlantic prawn, north atlantic prawn,
  udang, camaron, gambero, gamberi, mazzancolle, carabinero, hipon, ground crayfish, ground dried crayfish, barnacle, goose barnacle,
  percebes, mantis shrimp, shako, mantis prawn, shrimps, spot prawn, argentine red prawn, seca camarao, shrimp stock, prawn stock, langostino, cray fish |
  ~prawns | | sulphites | EU Annex II
scampi | scampi bite | prawns breadcrumbs | -wheat -gluten | gluten sulphites | EU Annex II
wholetail scampi | | prawns breadcrumbs | -wheat gluten | sulphites | EU Annex II
breaded scampi | scampi in breadcrumb, scampi in batter, battered scampi, breaded scampi tail, breaded prawn, breaded shrimp, popcorn shrimp,
  coconut shrimp, torpedo prawn, tempura prawn, tempura shrimp, prawn tempura, shrimp tempura, breaded king prawn, butterfly prawn breaded, filo
  prawn | prawns plain-flour | | eggs milk sulphites | label-typical
ebi fry | | prawns plain-flour | eggs | milk sulphites | label-typical
crab | crabmeat, crab claw, white crab meat, brown crab meat, dressed crab, king crab, king crab leg, snow crab, dungeness crab, soft-shell crab,
  soft shell crab, blue crab, spider crab, stone crab, lump crab, lump crab meat, crab leg, kani, crab paste, crab tin, tinned crab, crab stock,
  white crabmeat, mud crab, peekytoe crab, crab roe, crab fat, taba ng talangka, tourteau, granchio | ~crab | | | EU Annex II
lobster | lobster tail, rock lobster, spiny lobster, lobster claw, slipper lobster, moreton bay bug, balmain bug, lobster stock, homard,
  lobster shell, lobster meat, canadian lobster | ~lobster | | | EU Annex II
potted shrimp | potted shrimps, potted crab, potted prawn | prawns butter | | fish | definition
prawn cocktail | shrimp cocktail, prawn mayonnaise, shrimp salad | prawns mayonnaise | | celery fish | classic recipe
prawn cracker | prawn crackers, shrimp cracker, shrimp chip, krupuk, keropok, krupuk udang, kerupuk, prawn chip | prawns | | fish | label-typical
prawn toast | sesame prawn toast, shrimp toast | prawns sourdough sesame-seeds egg-white | | soy | classic recipe
gumbo | shrimp creole, seafood gumbo | prawns celery plain-flour | | fish milk molluscs pork | classic recipe
etouffee | crawfish etouffee, shrimp etouffee | prawns celery plain-flour | milk | fish molluscs pork | classic recipe
paella | seafood paella, arroz de marisco, arroz negro, fideua | prawns mussels squid arborio | | fish poultry sulphites | classic recipe
mussels | green-lipped mussel, mussel meat, moules, moules mariniere, green lip mussel, new zealand mussel, smoked mussel, cozze,
  mejillones, tinned mussel | ~mussels | | | EU Annex II
clams | clam, cockle, razor clam, vongole, palourde, manila clam, littleneck clam, cherrystone clam, surf clam, geoduck, quahog, baby clam,
  clam meat, almeja, amande de mer, asari, telline, pipis, clam juice, clam broth, clam nectar, tinned clam, canned clam, clam strip |
  ~clams | | | EU Annex II
clamato | clamato juice, caesar mix, mott's clamato | tomato celery clams | | fish | label-typical
whelk | whelks, winkle, periwinkle, limpet, sea snail, conch, abalone, ormer, escargot, escargots, snail, snails, burgundy snail, bulot,
  paua, turban shell, helix snail, snail caviar, land snail, giant african snail | ~oyster | | | EU Annex II
scallops | queen scallop, king scallop, bay scallop, sea scallop, diver scallop, queenie, scallop roe, dried scallop, conpoy, hotate,
  coquille saint-jacques, coquille st jacques, saint-jacques, noix de saint-jacques | ~scallops | | | EU Annex II
squid | calamari, squid ring, squid tube, baby squid, squid ink, cuttlefish ink, cuttlefish, octopus, baby octopus, octopus tentacle, dried squid,
  ika, tako, calamar, chocos, pulpo, sepia ink, squid tentacle, sotong, dried cuttlefish, chipirones, nero di seppia, seppia, polpo,
  moscardini, calamari ring, calamari tube, calamari steak, calamaretti | ~squid | | | EU Annex II
fried calamari | breaded calamari, battered squid, salt and pepper squid, calamari fritti, battered calamari, crispy squid | squid plain-flour |
  | eggs milk | classic recipe
oyster | oysters, rock oyster, pacific oyster, native oyster, smoked oyster, tinned oyster, oyster meat, oyster liquor, shucked oyster, dried oyster,
  oysters rockefeller | ~oyster | | | EU Annex II
squid ink pasta | black squid ink pasta, squid ink spaghetti, squid ink linguine, cuttlefish ink pasta, spaghetti al nero di seppia, squid ink tagliatelle |
  ~pasta | molluscs shellfish | eggs | label-typical
takoyaki | | squid plain-flour egg fish-stock | soy | | classic recipe
sea urchin | uni, sea urchin roe, jellyfish, sea cucumber, beche-de-mer, trepang, ricci di mare, sea squirt | | shellfish | molluscs crustaceans fish |
  EU Annex II names no echinoderms
fish stock | fish fumet, fish bouillon, fish broth | ~fish-stock | | celery crustaceans | definition
fish stock cube | fish bouillon cube, fish stock powder | ~fish-stock | celery | crustaceans gluten | label-typical
shellfish stock | seafood stock, prawn bisque stock, seafood broth, crustacean stock, shellfish broth, seafood bouillon, shellfish bisque |
  ~fish-stock | crustaceans shellfish | molluscs celery | definition
dashi | dashi powder, dashi stock, dashi stock powder, instant dashi, katsuo dashi, awase dashi, iriko dashi, dashi granule, dashi sachet, bonito
  stock, bonito powder | ~fish-stock | -crustaceans | soy gluten milk | definition
hondashi | | ~fish-stock | -crustaceans milk | soy gluten | definition
bonito flakes | okaka, bonito flake, katsuobushi, dried bonito, smoked bonito, dried bonito flake | ~fish-stock | -crustaceans | -celery -molluscs | definition
kombu dashi | vegan dashi, shiitake dashi, kelp dashi, vegetarian dashi, kelp stock, kombu stock | nori | | soy gluten -crustaceans | definition
tuna mayonnaise | tuna mayo, tuna salad, tuna sandwich filler | tinned-tuna mayonnaise | | celery gluten milk | classic recipe
tuna sandwich | | tinned-tuna mayonnaise | gluten | celery milk | classic recipe
tuna melt | | tinned-tuna mayonnaise | gluten milk | celery | classic recipe
vitello tonnato | tonnato sauce, tonnato | tinned-tuna mayonnaise anchovy | | | classic recipe
salade nicoise | nicoise salad, salad nicoise, nicoise | tinned-tuna egg anchovy dijon black-olives green-beans | | | classic recipe
pissaladiere | | anchovy plain-flour onion | | | classic recipe
vegan tuna | vegan salmon, plant-based tuna, vegan smoked salmon, vegan fish, vegan fish finger, vegan prawn, vegan shrimp, toona, vegan caviar,
  konjac prawn | | | soy gluten seaweed | label-typical
`;
