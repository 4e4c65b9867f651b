// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const shellfish = `
## prawn, shrimp, shellfish, seafood | crustaceans
prawns | raw peeled prawns | prawn, shrimp, king prawn, tiger prawn, jumbo shrimp, gambas, raw prawns, peeled shrimp | crustaceans shellfish sulphites? | 15270 | g piece=12 cup=145 | ready | fry=4 simmer=4 roast=8 | protein shellfish-protein
## lobster, crayfish, shellfish, seafood | crustaceans
lobster | lobster | lobster meat, whole lobster | crustaceans shellfish | 15147 | g piece=150 | chopped | fry=5 simmer=8 | shellfish-protein
lobster-tail | lobster tail/lobster tails | spiny lobster, rock lobster, slipper lobster, crawfish tail | crustaceans shellfish sulphites? | 15154 | piece=115 g
langoustine | langoustines | langoustine, scampi, dublin bay prawn, norway lobster | crustaceans shellfish sulphites? | est | g piece=20
crayfish | crayfish | crawfish, yabby, marron, crayfish tail | crustaceans shellfish | 15145 | g piece=5
## crab, shellfish, seafood | crustaceans
raw-crab | whole crab/whole crabs | soft shell crab, soft-shell crab, raw crab, blue crab, dungeness crab, live crab | crustaceans shellfish | 15143 | piece=163 g
king-crab | king crab | king crab leg, snow crab, crab leg | crustaceans shellfish salty | 15136 | piece=172 g
## mussel, shellfish, seafood | molluscs
mussels | mussels | mussel, green-lipped mussel, mussel meat, green shell mussel | molluscs shellfish | 15164 | g cup=150 piece=6 | ready | simmer=5 | shellfish
## clam, shellfish, seafood | molluscs
clams | clams | clam, razor clam, vongole, littleneck clam, palourde, cherrystone clam | molluscs shellfish | 15157 | g piece=14.5 cup=227 | ready | simmer=6 | shellfish
cockles | cockles | cockle | molluscs shellfish | 35028 | g
## shellfish, seafood | molluscs
scallops | scallops | scallop, king scallop, bay scallop, sea scallop, queen scallop | molluscs shellfish | 15172 | g piece=30 | ready | fry=4 | shellfish-protein
squid | squid | calamari, squid ring, squid tube, baby squid | molluscs shellfish | 15175 | g piece=100 | sliced | fry=3 simmer=30 | shellfish-protein
cuttlefish | cuttlefish | | molluscs shellfish | 15163 | g
octopus | octopus | baby octopus, octopus tentacle | molluscs shellfish | 15166 | g piece=700
oyster | oysters | oyster, rock oyster, shucked oyster, native oyster | molluscs shellfish | 15167 | piece=14 g cup=248 | ready | raw simmer=3 | shellfish
whelks | whelks | whelk, periwinkle, conch, sea snail, winkle | molluscs shellfish | 15177 | g
abalone | abalone | | molluscs shellfish | 15155 | g
snails | snails | snail, escargot | molluscs shellfish | 90560 | g piece=5
## shellfish, seafood | ready
cooked-prawns | cooked prawns | cooked shrimp, cooked king prawns, cooked peeled prawns, north atlantic prawns, cold water prawns, brown shrimp, potted shrimp, small shrimp | crustaceans shellfish sulphites? | 15271 | g piece=8 cup=145 | ready | raw
dried-shrimp | dried shrimp | dried prawns, sakura ebi, dried krill, ebi | crustaceans shellfish salty | est | g tbsp=6 | ready | raw
crab | crab meat | crab, crabmeat, lump crab, white crab meat, brown crab meat, crab claw, tinned crab, dressed crab, cooked crab | crustaceans shellfish salty | 15140 | g cup=135 tin=120 | ready | raw fry=3 simmer=3 | ready-fish
tinned-clams | tin clams/tins clams | tinned clams, canned clams, baby clams, clam meat | molluscs shellfish | 15160 | tin=140 g cup=160 | drained | raw
smoked-mussels | smoked mussels | smoked oyster, tinned mussels, tinned oysters | molluscs shellfish salty | est | tin=65 g | drained | raw
squid-ink | squid ink | cuttlefish ink, sepia ink | molluscs shellfish salty | est | tsp=5 g sachet=4 | ready | raw
sea-urchin | sea urchin | uni | shellfish raw-fish | est | g piece=10 | ready | raw
`;
