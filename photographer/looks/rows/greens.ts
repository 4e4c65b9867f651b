/** Leaves, herbs and seaweed; the columns are explained in `look-rows.ts`. */
export const greenLooks = `
## leaf | sinks
spinach | leaf:spinach | 46 | 60 | 336e28 6f9c48 | 336e28 6f9c48 | 4f8a34 2.2
molokhia frozen-spinach | ruffledLeaf:kale | 34 | 14 | 2a5226 45703a 6a8a4c | 2a5226 45703a | 4f8a34 2.2
swiss-chard amaranth-leaves beet-greens | leaf:chard | 70 | 12 | 35702c 7aa552 b8324e | 35702c 7aa552 | 4f8a34 1.5
water-spinach dandelion-greens sorrel nettles | leaf:rocket | 70 | 30 | 3c7630 7aa552 | 3c7630 7aa552 | 4f8a34 1.5
purslane | leaf:cress | 18 | 140 | 5a9440 94bd6c | 5a9440 94bd6c
vine-leaves fresh-vine-leaves | leaf:shiso | 70 | 14 | 5f6c34 868c50 | 5f6c34 868c50
kale | ruffledLeaf:kale | 62 | 12 | 2f5c34 567f48 a8ba7c | 2f5c34 567f48 | 4f8a34 1.5
collard-greens mustard-greens turnip-greens | ruffledLeaf:cabbage | 66 | 10 | 47803a 98b864 c4d298 | 47803a 98b864
savoy-cabbage | ruffledLeaf:kale | 66 | 10 | 5c8c3e a0b868 cdd8a0 | 5c8c3e a0b868
pak-choi | ruffledLeaf:choi | 84 | 5 | 3f7a2c 6fa04a e4e8d2 | 3f7a2c e4e8d2
romaine | ruffledLeaf:romaine | 84 | 10 | 5c9632 b8d27c e4e9c8 | 5c9632 b8d27c
butterhead | ruffledLeaf:butter | 76 | 12 | 86b650 d2e0a0 e6ebca | 86b650 d2e0a0
iceberg | shred:cabbage | 50 | 50 | c4d88c 9cc060 | c4d88c 9cc060
salad-leaves | ruffledLeaf:butter | 54 | 34 | 5a9434 a8c86c d9e2b4 | 5a9434 a8c86c
curly-endive | ruffledLeaf:frisee | 64 | 14 | 86ac44 dde2a8 e9ecd0 | 86ac44 dde2a8
chicory | ruffledLeaf:choi | 70 | 8 | d2d886 e6e6b4 ebe9d8 | d2d886 ebe9d8
radicchio | ruffledLeaf:butter | 66 | 12 | 7a1f3c a84a62 ecdfe0 | 7a1f3c ecdfe0
rocket | leaf:rocket | 62 | 60 | 4a8030 8ab45a | 4a8030 8ab45a | 4f8a34 2
watercress | leaf:cress | 22 | 110 | 387a2e 76aa4e | 387a2e 76aa4e | 4f8a34 2
lambs-lettuce | leaf:lamb | 42 | 70 | 4a8a34 86b45a | 4a8a34 86b45a
pea-shoots | herbSprig:coriander | 58 | 26 | 559a3e 92c46c 8ab45e | 559a3e 92c46c
cress microgreens | leaflet:round | 10 | 300 | 4a9038 8fc464 | 4a9038 8fc464
alfalfa | shred:threads | 30 | 200 | d9e2b4 6a9a48 | d9e2b4 6a9a48
bean-sprouts | shred:sprout | 38 | 80 | e8e4d2 dcd08e | e8e4d2 dcd08e
## herb | stands
basil | leaf:basil | 38 | 60 | 3f7d2a 7fb050 | 3f7d2a 7fb050 | 568a35 4
basil@chopped | choppedHerb | 6 | 500 | 2f6b22 5a9338 | 3f7d2a 7fb050
parsley | leaflet:cut | 22 | 160 | 3a7a28 76aa4a | 3a7a28 76aa4a | 568a35 4
parsley@whole chervil | herbSprig:parsley | 58 | 30 | 3a7a28 76aa4a 7fa050 | 3a7a28 76aa4a
parsley@chopped chervil@chopped | choppedHerb | 4.6 | 900 | 2c6620 568f36 | 3a7a28 76aa4a
coriander | leaflet:round | 22 | 160 | 4d8b2c 86ba54 | 4d8b2c 86ba54 | 568a35 4
coriander@whole epazote | herbSprig:coriander | 58 | 30 | 4d8b2c 86ba54 7fa050 | 4d8b2c 86ba54
coriander@chopped | choppedHerb | 5 | 800 | 3d7a24 6aa040 | 4d8b2c 86ba54
mint lemon-balm | leaf:mint | 32 | 90 | 4a8a3a 86ba6a | 4a8a3a 86ba6a | 568a35 3
mint@chopped | choppedHerb | 5 | 800 | 3c7a30 6aa04c | 4a8a3a 86ba6a
dill | herbSprig:dill | 46 | 50 | 4a8a34 78b052 78a04c | 4a8a34 78b052 | 568a35 3
dill@chopped | shred:threads | 8 | 900 | 3f7d2c 6aa548 | 4a8a34 78b052
tarragon | leaf:tarragon | 34 | 160 | 4a8034 7aa84e | 4a8034 7aa84e
fresh-oregano | leaf:oregano | 14 | 400 | 4c7c3a 86aa66 | 4c7c3a 86aa66
chives | shred:chives | 7 | 900 | 3f7f2e 6aa54a | 3f7f2e 6aa54a | 568a35 3
chives@whole | shred:chives | 60 | 60 | 3f7f2e 6aa54a | 3f7f2e 6aa54a
thyme savory | herbSprig:thyme | 42 | 60 | 5a7a3c 86a464 7a5a3c | 5a7a3c 86a464
rosemary | herbSprig:rosemary | 60 | 26 | 4a6a48 86997a 7a6a44 | 4a6a48 86997a
rose-petals | leaf:basil | 16 | 300 | b8506a d88a9c | b8506a d88a9c
lavender | herbSprig:thyme | 46 | 60 | 7a6a9c a294bc 7a8a5c | 7a6a9c a294bc
sage | leaf:sage | 44 | 60 | 7c8f66 a8b68e | 7c8f66 a8b68e
shiso | leaf:shiso | 52 | 40 | 4a8538 86b060 | 4a8538 86b060
bay-leaf | leaf:bay | 58 | 60 | 5c7038 86965a | 5c7038 86965a
lime-leaf | leaf:bay | 40 | 140 | 3f6f2c 74a050 | 3f6f2c 74a050
curry-leaves | leaf:bay | 30 | 220 | 3a6428 6a944a | 3a6428 6a944a
lemongrass | stalkRing | 12 | 60 | b8c48a e6e4c2 | dcdcae b8c48a
lemongrass@whole | stick:match | 120 | 5 | ccd49a e0dcb0 | dcdcae b8c48a
pandan | strip:ribbon | 90 | 12 | 4a8038 7aa85a | 4a8038 7aa85a
banana-leaf | leaf:bay | 220 | 2 | 3f7a34 6fa050 | 3f7a34 6fa050
## as-it-is | stands
nori | nori | 52 | 40 | 1a261c 304232 | 1a261c 304232
nori@strips | nori:strip | 54 | 60 | 1f3020 3f5a3c | 1f3020 3f5a3c
wakame kombu | nori:strip | 60 | 40 | 20381f 3c6238 | 20381f 3c6238
dulse | nori:strip | 50 | 50 | 4a1f2c 6a3444 | 4a1f2c 6a3444
`;
