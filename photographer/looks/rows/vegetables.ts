/** Vegetables on a plate; the columns are explained in `look-rows.ts`. */
export const vegetableLooks = `
// ids | piece:style | mm | per 100 g | colours | flesh and skin where it is cut | how it colours a sauce
## root | sinks
carrot | coin:carrot | 26 | 30 | d9701c e88629 f0a046 | e67f22 c9601a | e0851f 1.1
carrot@sliced | coin:carrot | 26 | 30 | d9701c e88629 f0a046 | e67f22 c9601a
carrot@whole | stick:finger | 90 | 2 | e07a20 b5621c 6e3410 | e67f22 c9601a
parsnip parsley-root | stick:baton | 55 | 9 | e8d9b0 d0a860 8a5a24 | e8dab4 c9b080
salsify | stick:baton | 60 | 9 | e5dcc2 cbb78c 7a5a30 | e5dcc2 5a4430
beetroot cooked-beetroot | chunk:cut | 26 | 9 | 6e1230 500c24 2a0614 | 741432 3f0c1c | 9a1f45 2.2
beetroot@sliced cooked-beetroot@sliced pickled-beetroot | coin:ringed | 40 | 14 | 4a0c22 7c173a a83c5c | 741432 3f0c1c | 9a1f45 2.2
turnip kohlrabi celeriac jicama | cube | 18 | 16 | ebe2c6 d9c898 c9b080 | ebe2c6 b9a888
swede | cube | 18 | 16 | ecc888 d9a858 b08a70 | ecc888 a07a7a
radish radish@diced radish@chopped radish@chunks radish@strips | coin:plain | 22 | 40 | c2275a ece4e0 e2d8d4 | ece4e0 c2275a
radish@whole | ball:stalk | 24 | 8 | c2275a d85a80 e6dcd0 | ece4e0 c2275a
daikon | stick:match | 45 | 60 | ebe7dc dcd6c6 | ebe7dc dcd6c6
pickled-daikon | stick:baton | 40 | 24 | ecd24a dcb62c c9a020 | ecd24a dcb62c
pickled-ginger | strip:petal | 30 | 14 | f2c4b4 e8a898 | f2c4b4 e8a898
jerusalem-artichoke | chunk:cut | 26 | 8 | e0cfa4 b98a4c 7a5228 | e0cfa4 a07a4a
lotus-root | coin:seeded | 46 | 8 | d8c4a0 ebe0c8 8a7450 | ebe0c8 c9b088
burdock | stick:match | 50 | 40 | b59a72 8a6a44 | b59a72 6a4e30
potato | chunk:cut | 32 | 5 | e6c978 c48634 7c4517 | e8d49a b58a4c | e8d7a4 0.6
potato@sliced | coin:plain | 44 | 9 | b8904c e8d08c dcbc70 | e8d49a b58a4c
potato@whole new-potato | ball:rough | 40 | 4 | dfc07a c49a4e a87c38 | e8d49a b58a4c | e8d7a4 0.6
new-potato@halved | chunk:cut | 34 | 5 | e6cc80 c9934a 8a5a24 | e8d49a b58a4c
sweet-potato | chunk:cut | 30 | 6 | e0822c b5561c 6a2c10 | e2852e a04a2c | e0851f 1.1
yam | chunk:cut | 30 | 6 | e8dcc0 c9a46a 7c5428 | e8dcc0 8a6444
cassava breadfruit | chunk:cut | 30 | 6 | ebe2cc d2b684 9a7038 | ebe2cc 7a5a3c
taro | chunk:cut | 28 | 7 | d6c8c0 b8a298 7c6058 | d6c8c0 6a4a3c
plantain | coin:plain | 32 | 10 | c98a24 edc25a e0a83c b5701c | edc25a c98a24
chips | stick:chip | 65 | 9 | ecc96e cf973a 8f5a1c | ecc96e cf973a
hash-browns | cutlet:crumbed | 70 | 2 | e0b460 c4852e 7a4614 | e0b460 7a4614
potato-flakes | dollop:ragged | 60 | 2 | ead9a4 dcc486 | ead9a4 dcc486
## allium | sinks
onion | strip:petal | 34 | 26 | e6dcb8 d9c890 | e8e0c8 d0b47c | d8c08c 0.3
onion@whole onion@halved pearl-onion | ball | 24 | 8 | e6dab4 d9c48a c9a860 | e8e0c8 c9a860
onion@sliced | onionRing | 44 | 22 | d9c690 ece4cc | e8e0c8 d0b47c
red-onion | onionRing | 42 | 22 | 8f3d74 ead6e4 | ead6e4 8f3d74
red-onion@halved red-onion@chunks | strip:petal | 40 | 12 | 8a3a6c d9b0cc | ead6e4 8f3d74
shallot | strip:petal | 24 | 40 | c9a0a8 e8d8d4 | e8d8d4 c08a96
spring-onion | stalkRing | 10 | 240 | 4f9433 dcebb8 | 8ab85a 4f9433
spring-onion@whole | pod:bean | 130 | 8 | 5a9a3a d9e6b8 | 8ab85a 4f9433
leek | stalkRing | 24 | 30 | 7fa850 e2e8bc | d8e0a8 6a9440 | c4cf8c 0.5
garlic wild-garlic | crumb | 4 | 300 | ece2c4 dcc48e | ece2c4 dcc48e
garlic@whole | nut:half | 16 | 20 | e4d4a8 ecdfc0 c9a468 | ece2c4 dcc48e
garlic@sliced | flake:long | 12 | 140 | ece2c4 d9bf88 | ece2c4 dcc48e
dried-onion crispy-onions | shred:cabbage | 18 | 140 | b57a34 8a5220 | b57a34 8a5220
fennel | strip:petal | 44 | 20 | dde4bc edf0d8 | e4e9c8 c8d69c
celery | halfMoon:plain | 18 | 40 | 8fae52 ccd894 dbe4b0 | c4d48a 8fae52
## greens | sinks
courgette marrow | halfMoon:seeded | 38 | 12 | 3f6f2c dfe6b0 c6d48e | dfe6b0 3f6f2c | a3b866 0.8
courgette@diced courgette@chunks courgette@chopped | halfMoon:seeded | 30 | 18 | 3f6f2c dfe6b0 c6d48e | dfe6b0 3f6f2c
courgette@sliced | coin:seeded | 38 | 8 | 3f6f2c dfe6b0 c6d48e | dfe6b0 3f6f2c
courgette@grated | strip:ribbon | 90 | 12 | 4a7a34 dfe6b0 | dfe6b0 3f6f2c
cucumber | coin:cucumber | 40 | 10 | 2f6b2c d7e8b4 c3dc98 | d2e4ac 2f6b2c | a3b866 0.8
cucumber@diced cucumber@chunks cucumber@chopped | halfMoon:cucumber | 32 | 20 | 2f6b2c d2e4ac b8d690 | d2e4ac 2f6b2c
bitter-melon chayote bottle-gourd luffa winter-melon nopales | halfMoon:seeded | 36 | 12 | 4f8a3a cfe0a4 e2eccb | cfe0a4 4f8a3a
okra | pod:okra | 62 | 12 | 5f8f3a 8ab45a | 7fa84e 5f8f3a
okra@sliced | stalkRing | 15 | 70 | 5f8f3a cfe0a4 ecead2 | 7fa84e 5f8f3a
asparagus | spear | 130 | 5 | 638f3c 4a5f38 7a6a2c e2dcae | 7fa84e 4a5f38 | 7fa541 1
asparagus@chopped asparagus@chunks | pod:bean | 45 | 14 | 638f3c 8fb45a | 7fa84e 4a5f38
green-beans runner-beans yardlong-beans | pod:bean | 90 | 20 | 4f8a34 7aa850 | 5f963e 4f8a34 | 7fa541 1
sugar-snaps | pod:flat | 68 | 24 | 5f9f38 92c05c | 7fb04c 5f9f38
moringa-pods samphire | pod:bean | 80 | 14 | 4a7a3a 7a9c58 | 4a7a3a 7a9c58
peas fresh-peas tinned-peas | ball | 9 | 160 | 679a34 86b550 | 679a34 86b550 | 7fa541 1
broad-beans edamame | bean:flat | 18 | 70 | 7fae4a a5c870 8fb85c | 7fae4a a5c870 | 7fa541 1
broccoli broccoli-rabe gai-lan | floret:fine | 46 | 6 | 35662a 7aa548 b5cc84 | 6a9a44 35662a | 7fa541 1
brussels-sprouts | coin:ringed | 30 | 12 | 557f34 ccd694 9cb862 | ccd694 557f34
brussels-sprouts@whole | ball:stalk | 28 | 7 | 6f9a3f 9cbb62 d5deac | a4c06c 6f9a3f
artichoke marinated-artichoke | wedge:fruit | 36 | 6 | 8a9a5a cfce96 a8ac6a | cfce96 8a9a5a
globe-artichoke | ball:rough | 80 | 1 | 6f8a52 8fa56c 4f6a3c | cfce96 6f8a52
green-pepper poblano | strip:pepper | 52 | 16 | 4a8a30 b5d07f | 5f9a3c 3f7a28 | a3b866 0.8
padron-pepper | pod:okra | 58 | 12 | 4a7f30 7aa550 | 5f9a3c 3f7a28
green-chilli jalapeno tinned-green-chillies | stalkRing | 15 | 80 | 4f8f30 bcd68c ece8c4 | 5f9a3c 3f7a28
tomatillo green-tomato | wedge:fruit | 38 | 6 | 8aae4a c4d68a a8c468 | c4d68a 8aae4a | a3b866 0.8
baby-corn | pod:okra | 60 | 12 | e8cf6a f0e09a | ecd67c d9b84a
## brown | sinks
cauliflower | floret | 46 | 6 | cbb98a e9dfc2 e2dcb8 | e9dfc2 cbb98a | e8dcba 0.6
heart-of-palm water-chestnuts | coin:plain | 26 | 16 | dcd2ac ebe4c8 e2d9b4 | ebe4c8 dcd2ac
bamboo-shoots | stick:match | 45 | 40 | e6d8a4 d2bc78 | e6d8a4 d2bc78
white-cabbage chinese-leaf sauerkraut | shred:cabbage | 46 | 60 | dfe4bc c2d08e | dfe4bc c2d08e
chinese-leaf@halved chinese-leaf@whole | ruffledLeaf:butter | 96 | 6 | a8c070 dfe6b0 e6ead0 | dfe4bc c2d08e
kimchi vegan-kimchi | torn | 36 | 12 | d2592a e6b48a | d2592a e6b48a | b8391c 2
red-cabbage | shred:cabbage | 46 | 60 | 7a3470 c79abc | 8f4a86 5f2658 | 7a3470 1
sweetcorn tinned-corn hominy | grain:kernel | 9 | 200 | ecc042 f3e09a | ecc042 f3e09a | edc961 0.9
sweetcorn@whole | cob | 165 | 0.5 | ecc042 f3e09a 5a3414 | ecc042 f3e09a
creamed-corn | grain:kernel | 9 | 120 | ecc856 f3e4a8 | ecc856 f3e4a8 | edc961 1.4
mixed-vegetables | cube | 9 | 160 | e07f28 c9681c | e07f28 c9681c
butternut-squash pumpkin acorn-squash | chunk:cut | 28 | 7 | e6963a c06a20 7a3a12 | e8983c c9a060 | e0851f 1.1
butternut-squash@sliced pumpkin@sliced acorn-squash@sliced | fruitSlice:melon | 90 | 2 | c9873a e6963a eca850 | e8983c c9a060
spaghetti-squash | shred:sprout | 45 | 40 | ecc95a e0b43e | ecc95a e0b43e
red-pepper | strip:pepper | 54 | 16 | c22c18 e2745a | c9341e a8200f | c9481f 1
roasted-peppers | strip:petal | 60 | 12 | b8341a d86a3a | c9341e a8200f | c9481f 1
yellow-pepper | strip:pepper | 54 | 16 | e3a51c f0cf74 | e8b02c cf8f14 | edc961 0.9
red-pepper@halved yellow-pepper@halved | strip:petal | 90 | 2 | c22c18 e2745a | c9341e a8200f
red-chilli birds-eye-chilli scotch-bonnet | stalkRing | 12 | 110 | b81d14 e0664c efe2b4 | c0281a a0140c | c03a1c 3
red-chilli@chopped red-chilli@diced birds-eye-chilli@chopped birds-eye-chilli@diced scotch-bonnet@chopped scotch-bonnet@diced | crumb | 4 | 500 | b81d14 dc5238 | c0281a a0140c | c03a1c 3
green-chilli@chopped green-chilli@diced jalapeno@chopped jalapeno@diced | crumb | 4 | 500 | 4f8f30 86b858 | 5f9a3c 3f7a28
red-chilli@whole birds-eye-chilli@whole dried-chilli | pod:okra | 64 | 14 | b01c12 d2452c | c0281a a0140c
chipotle dried-chilli@chopped | crumb | 7 | 90 | 6a2414 8a3a1e | 6a2414 8a3a1e | 8f331a 4
aubergine | cube:skin | 24 | 8 | cfb27a a87c3e 2c182a | d4b982 2c182a | a8875a 0.6
aubergine@strips | strip:petal | 84 | 6 | c4a062 a8783c 2c182a | d4b982 2c182a
aubergine@chunks aubergine@diced aubergine@chopped | cube:skin | 26 | 8 | cfb27a a87c3e 2c182a | d4b982 2c182a | a8875a 0.6
aubergine@sliced | coin:seeded | 60 | 4 | 2c182a dcc594 b8935a a4713a | d4b982 2c182a
aubergine@halved | fruitSlice:avocado | 130 | 1 | 2c182a cfa866 a87c3e | d4b982 2c182a
## mushroom | sinks
mushroom | mushroom | 36 | 18 | 9c7248 e6d6ba a58660 | d8c4a2 9c7248 | a8865c 0.6
white-mushroom tinned-mushrooms | mushroom | 36 | 18 | c9b592 ebe1cc b09a78 | e2d6bc c9b592 | c4a982 0.5
straw-mushroom | ball:long | 24 | 14 | 8a7258 b59c7c 6a543c | b59c7c 8a7258
truffle | flake:round | 24 | 40 | 4a3a2c 2a2018 | 4a3a2c 2a2018
mushroom@whole mushroom@halved white-mushroom@whole shimeji | mushroom:cap | 30 | 9 | a57c50 c49c70 8a6440 | d8c4a2 9c7248
portobello | mushroom | 70 | 4 | 7a5434 d9c4a4 5a3f2a | c4a884 7a5434
portobello@whole portobello@halved | mushroom:cap | 95 | 1 | 7a5434 94704a 5a3f2a | c4a884 7a5434
shiitake dried-shiitake | mushroom | 40 | 16 | 6f4c2e dcc8a6 a88a64 | c4a884 6f4c2e | 8a6238 0.8
oyster-mushroom | mushroom | 48 | 10 | c4ae88 e2d4b8 b0966e | d2c2a4 a88e68
chanterelle | mushroom | 40 | 14 | c4862c e4c484 b0762c | dcb470 c4862c | 8a6238 0.8
porcini morel dried-porcini | mushroom | 40 | 14 | 7a4e2c dcc6a0 9c7a50 | c4a884 7a4e2c | 8a6238 0.8
enoki | shred:sprout | 60 | 60 | e9e0c8 dccca4 | e9e0c8 dccca4
wood-ear | torn | 36 | 20 | 3a2a24 5a4438 | 3a2a24 5a4438
## tomato | sinks
tomato | wedge:tomato | 50 | 6 | b82618 dc5a3c c4401f | cf3a22 b02014 | cd4a26 1
tomato@diced tomato@chopped tomato@chunks | cube:ripe | 17 | 48 | c43a1e d8683c a01a0c | cf3a22 b02014
tomato@sliced | tomato:slice | 56 | 8 | b82618 dc5a3c c4401f | cf3a22 b02014
tomato@halved | tomato:half | 54 | 2 | b82618 dc5a3c c4401f | cf3a22 b02014
cherry-tomato | tomato:half | 26 | 14 | b82618 dc5a3c c4401f | cf3a22 b02014 | cd4a26 1
cherry-tomato@whole | ball:stalk | 25 | 8 | b9281c d04a2c 5a7a2a | cf3a22 b02014 | cd4a26 1
tinned-tomatoes | chunk | 20 | 8 | c23a1c a82a14 8a1c0e | c23a1c a82a14 | c8401f 1.6
sun-dried-tomato dry-sun-dried-tomato | strip:petal | 30 | 20 | 96281a b5482c | 96281a 7a1c10 | b8301a 5
## as-it-is | stands
black-olives | olive | 19 | 28 | 2b2030 55404a | 2b2030 55404a
green-olives | olive | 19 | 28 | 7d8a3a a8ad6a b5321c | 7d8a3a a8ad6a
capers | ball:wrinkled | 7 | 300 | 5f6a34 86904e | 5f6a34 86904e
gherkins sweet-pickles pickle-relish | coin:cucumber | 22 | 24 | 55702c a8b45e c0c684 | a8b45e 55702c
`;
