/**
 * The looks of ingredients without their own row, by kind or tag; the first match is used.
 * The columns are those of `look-rows.ts`, with a family in place of the ingredient id.
 */
export const familyLooks = `
## unseen | sinks
oil fat water alcohol wine beer spirit vinegar stock tea coffee | | | | d9b45c | | d9b45c 0.1
flour starch sugar sweetener salt seasoning flavouring | | | | e8e2d4 | | e8e2d4 0.1
raising-agent gelling-agent | | | | e8e2d4 | | e8e2d4 0.1
## meat | stands
poultry | chunk:meat | 30 | 5 | d8ae74 a8692e 5c2c12 | d8b884 a8692e 5c2c12
pork | chunk:meat | 30 | 5 | d2ac7c a06c38 5a3014 | dcb890 a06c38 5a3014
meat | chunk:meat | 30 | 5 | 86563a 5a301a 2c150a | 86563a 5a301a 2c150a | 7a4a2c 0.8
## fish | stands
white-fish | fillet:white | 125 | 0.8 | ebe2d0 d2c09c c48a42 8a8a82 | ebe2d0 d2b888 b07a3a
fish | fillet:white | 125 | 0.8 | e6d8c0 ccb48c b07c3c 7a7a74 | e6d8c0 ccb48c b07c3c
## melting | stands
cheese | shred:grated | 22 | 160 | e6cf84 dcbc64 | e6cf84 dcbc64 | e6cf88 1
## sauce | stands
sauce syrup mayonnaise mustard cream milk yoghurt | | | | 8a4a24 a8642f | | 8a4a24 2
## nut | stands
nut | nut:almond | 22 | 80 | b0703a e2caa0 844c22 | e0caa0 a8743c
seed | grain:seed | 5 | 2000 | c4a468 9a7c44 | c4a468 9a7c44
## leaf | sinks
lettuce leaf greens | ruffledLeaf:butter | 54 | 34 | 5a9434 a8c86c d9e2b4 | 5a9434 a8c86c
herb | choppedHerb | 5 | 800 | 3d7a24 6aa040 | 4d8b2c 86ba54
seaweed | nori:strip | 54 | 60 | 1f3020 3f5a3c | 1f3020 3f5a3c
## root | sinks
root-vegetable | chunk:cut | 28 | 7 | e0c896 b8924c 7a5228 | e0c896 b8924c
## mushroom | sinks
mushroom | mushroom | 36 | 18 | 9c7248 e6d6ba a58660 | d8c4a2 9c7248 | a8865c 0.6
## fruit | stands
berry | ball:stalk | 14 | 60 | a01c34 d2505c 5a2418 | a01c34 d2505c | b82a44 1.4
fruit | cube:soft | 22 | 10 | eab25c dc9438 c9862c | eab25c dc9438 | e8b060 0.8
## bread | stands
bread | breadSlice:sourdough | 120 | 2 | e2d0aa c49450 6a3a16 5a3212 | e2d0aa c49450
biscuit cracker | flatRound:biscuit | 60 | 12 | d2a864 b0803a 7c4f20 | d2a864 b0803a
## as-it-is | stands
cereal | flake:round | 12 | 400 | d9a856 bd8636 | d9a856 bd8636
sweet chocolate | chunk:cut | 14 | 60 | 5c341e 44240f 2c160c | 5c341e 44240f
`;
