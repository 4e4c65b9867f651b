/** Fish and shellfish as cooked; the columns are explained in `look-rows.ts`. */
export const fishLooks = `
## fish | stands
salmon wild-salmon trout | fillet:salmon | 125 | 0.8 | e28a5c f4c8a6 b0622c 66686a | e6946a f2c09c a85c2a
hot-smoked-salmon smoked-trout tinned-salmon | torn:fibres | 34 | 12 | df8a5c f0b48c | df8a5c f0b48c a85c2a
cod haddock black-cod salt-cod | fillet:white | 125 | 0.8 | ebe2d0 d2c09c c48a42 8a8a82 | ebe2d0 d2b888 b07a3a
smoked-haddock kipper | fillet:white | 125 | 0.8 | e8c06a d2a040 b07c30 8a7a4a | e8c06a d2a040 b07c30
sea-bass sea-bream snapper mullet | fillet:skin | 125 | 0.9 | e6dcc8 b4b4a8 96683a 5c5e5a | ebe2d0 d2b888 b07a3a
mackerel herring fresh-sardine yellowtail milkfish | fillet:skin | 125 | 0.9 | ddd0bc aea692 96683a 4c4a42 | dccbb4 a89078 8a6438
anchovy | fillet:skin | 36 | 26 | b08a70 8a6450 6a4030 5c4438 | b08a70 6a4c3c
fresh-anchovy whitebait sardines | fillet:skin | 70 | 6 | d2c4ae aea692 8a6438 5c584c | d2c4ae 8a7a68
tuna-steak bonito sturgeon | cutlet:steak | 105 | 0.6 | c88a78 b07a5c 6a3c24 | c88a78 b07a5c 6a3c24
swordfish shark monkfish halibut turbot | cutlet:steak | 105 | 0.6 | e4d4ba cc9c5a 7c4a1c | ebe2d0 d2b888 b07a3a
tinned-tuna tuna-in-oil tinned-mackerel | torn:fibres | 26 | 18 | d6b692 b08c66 | d6b692 b08c66
smoked-salmon | rasher:folded | 84 | 5 | e07a44 f0aa7c c8602c | e07a44 f0aa7c
smoked-mackerel smoked-eel pickled-herring eel | torn:fibres | 34 | 10 | c89a5a 8a7a64 | c89a5a 8a7a64
fish-roe salmon-roe | ball | 4 | 1600 | e0661c f29a4c | e0661c f29a4c
caviar | ball | 3 | 2500 | 1c1c1e 3a3c40 | 1c1c1e 3a3c40
sea-urchin | dollop:ragged | 30 | 10 | dc9a2c c4801c | dc9a2c c4801c
bonito-flakes | flake:curl | 20 | 200 | d8a890 c08a72 | d8a890 c08a72
prawns cooked-prawns langoustine crayfish | prawn | 42 | 9 | f4cfb6 ea7c50 d4532c | f4cfb6 ea7c50 d4532c
dried-shrimp | prawn | 16 | 120 | e2a070 cf7a44 b05c2c | e2a070 cf7a44
lobster lobster-tail king-crab raw-crab | prawn | 84 | 2 | f2dcca de5a38 c03a1c | f0e0d0 de6a48 c03a1c
crab | torn:fibres | 22 | 24 | ece0d0 dc7a58 | ece0d0 dc7a58
mussels | shellfish | 52 | 6 | 1c2030 a8acb8 de9640 | de9640 a86a24
clams cockles | shellfish:clam | 38 | 8 | b4a484 e4dac8 dcbc8c | dcbc8c b4a484
oyster abalone | shellfish:clam | 60 | 4 | 7a7468 d2ccc0 c0b49c | c0b49c 7a7468
whelks snails | ball:rough | 26 | 8 | 8a7250 b09a74 5a4630 | b09a74 8a7250
tinned-clams smoked-mussels | ball:wrinkled | 16 | 24 | d2a866 b0803c | d2a866 b0803c
scallops | cutlet:scallop | 34 | 4 | ebdec6 cc9444 7c4816 | ebdec6 cc9444 7c4816
squid | onionRing | 40 | 14 | dccbbc e6dcd0 | ebe2d8 d2b8a4
octopus | prawn | 62 | 6 | d8b0a4 8a3448 5c1c30 | e4cdc6 8a3a44
cuttlefish | strip:petal | 46 | 12 | ebe2d6 dccabc | ebe2d8 d2b8a4
`;
