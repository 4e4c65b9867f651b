/** Fruit, fresh and dried; the columns are explained in `look-rows.ts`. */
export const fruitLooks = `
## fruit | stands
strawberry | strawberry:half | 32 | 8 | b01420 d6463e f0c4b4 e6bd74 | cf3a38 b01420 | d8344a 1.4
strawberry@whole | strawberry:whole | 34 | 6 | b01420 d6463e f0c4b4 e6bd74 | cf3a38 b01420 | d8344a 1.4
strawberry@sliced strawberry@chopped strawberry@diced | strawberry:slice | 32 | 18 | b01420 d6463e f0c4b4 e6bd74 | cf3a38 b01420 | d8344a 1.4
blueberry | blueberry | 14 | 60 | 2f3b70 8490be | 2f3b70 8490be | 4a3a7a 1.6
blackcurrant elderberry acai | blueberry | 10 | 110 | 241a34 5a4a6c | 241a34 5a4a6c | 4a1f4e 2
raspberry | drupelets | 20 | 24 | b41a34 dc566a 6e0c1e | b41a34 dc566a | d8344a 1.6
blackberry | drupelets | 22 | 18 | 2a1428 5c3252 0c060c | 2a1428 5c3252 | 5a1f48 1.6
redcurrant cranberry lingonberry | ball:stalk | 9 | 130 | b8141c dc4a44 5a2418 | b8141c dc4a44 | d8344a 1.6
barberries | driedFruit:raisin | 7 | 300 | a8201c cf4a34 | a8201c cf4a34
goji-berries | grain:barley | 12 | 200 | c2381c dc6a3a | c2381c dc6a3a
gooseberry | ball:stalk | 17 | 26 | b8c468 d2d894 7a7a3a | b8c468 d2d894
physalis | ball:stalk | 18 | 20 | e8961c f2b84e a86a1c | e8961c f2b84e
grape | ball:long | 20 | 18 | 8fa83e bccb74 5a6a2c | c8d490 8fa83e
cherry | ball:stalk | 20 | 13 | 6a0f1c 9a2a34 3a1410 | 9a2a34 6a0f1c | a81f3a 1.6
glace-cherry | ball | 18 | 20 | c21824 e25a4c | c21824 e25a4c
sour-cherry | ball:stalk | 18 | 16 | b01a20 d2463c 4a1410 | d2463c b01a20 | c22a3a 1.6
peach | fruitSlice:stone | 54 | 7 | b8482c eca644 c4462c | eca644 b8482c | e8a24c 1
nectarine | fruitSlice:stone | 54 | 7 | a82a20 ecaa48 cf4a2c | ecaa48 a82a20 | e8a24c 1
peach@halved tinned-peaches | fruitSlice:stone | 58 | 6 | e6942c f0ae3e e69a34 | f0ae3e e6942c | e8a24c 1
apricot | wedge:fruit | 40 | 5 | dc8428 eca03a e89434 | eca03a dc8428 | e8a24c 1
plum | fruitSlice:stone | 46 | 8 | 4a1838 d29a3c a83a3c | d29a3c 4a1838 | 8a2a4a 1.4
umeboshi dried-lime | driedFruit:apricot | 22 | 14 | a83a34 c46a54 | a83a34 c46a54
lemon | citrusWheel | 52 | 7 | eab81c f2d85c f6f0d6 | f2d85c eab81c
lemon@halved lemon@whole preserved-lemon | wedge:citrus | 56 | 5 | eab81c f2d85c f4ecd0 | f2d85c eab81c
lime | wedge:citrus | 46 | 6 | 568f2c c3d870 e8eecb | c3d870 568f2c
lime@sliced | citrusWheel | 42 | 10 | 568f2c c6da78 ecf1cf | c3d870 568f2c
orange | citrusWheel | 62 | 5 | e2821c f0a03a f7e0b0 | f0a03a e2821c | eda02c 0.9
tangerine clementine | fruitSlice:segment | 42 | 11 | e8861c f0982c f6d29a | f0982c e8861c | eda02c 0.9
grapefruit pomelo | fruitSlice:segment | 58 | 6 | e2603c e8745a f4cdb8 | e8745a e2a24c | e8907a 0.9
kumquat | coin:seeded | 20 | 14 | e2821c f2b04c f6dc9a | f2b04c e2821c
apple@whole | ball:stalk | 78 | 0.6 | dcb45a b8842c 5a3a18 | efe6c4 b0282a
pear@whole | ball:stalk | 74 | 0.6 | d8c06a b0903a 5a3a18 | efe8c8 b4b24c
apple | fruitSlice:apple | 62 | 10 | b0282a efe5be e2d09a | efe6c4 b0282a | e2cc86 0.6
pear asian-pear | fruitSlice:apple | 66 | 8 | b4b24c efe8c6 e2d8a4 | efe8c8 b4b24c | e6d8a4 0.6
quince | fruitSlice:apple | 60 | 8 | d9b43c eed9a0 dfbe74 | eed9a0 d9b43c
tinned-pears | fruitSlice:avocado | 66 | 6 | e6d8a8 ece2bc e2d4a0 | ece2bc e6d8a8
banana | coin:banana | 30 | 14 | d2b45c e8d498 d8b968 | efe0b4 e2cc84 | edd79a 0.9
banana@whole banana@halved | fruitSlice:avocado | 130 | 1 | e4c46a eedcaa e2c888 | efe0b4 e2cc84
fig | seededHalf:fig | 42 | 5 | 4a2a48 c89a78 8a2434 d8ac70 | a83442 4a2a48
pomegranate | grain:kernel | 7 | 400 | b8182c e0566a | b8182c e0566a | d8344a 1.4
watermelon | cube:soft | 26 | 8 | d94a44 c43a38 4a8a3a | d94a44 4a8a3a | d8344a 1.2
watermelon@sliced | wedge:fruit | 90 | 1 | 3f7a34 d94a44 e06a5a | d94a44 4a8a3a
melon papaya | cube:soft | 24 | 9 | eba04c df8c38 c9a060 | eba04c c9a060 | e0851f 1.1
melon@sliced honeydew@sliced | fruitSlice:melon | 90 | 2 | c9a868 eba04c f0b468 | eba04c c9a060
honeydew | cube:soft | 24 | 9 | d2dc9a c0cf80 9cae5a | d2dc9a 9cae5a | a3b866 0.8
persimmon | wedge:fruit | 50 | 5 | dc6a1c e8862c ec9a44 | e8862c dc6a1c | e0851f 1.1
rhubarb | stick:finger | 32 | 16 | d9706a c0484c a8303c | d98a84 b8343c | d8344a 1.4
fruit-cocktail mixed-peel | cube:soft | 12 | 80 | eeb648 e09430 d8743a | eeb648 e09430
prickly-pear soursop durian | seededHalf:even | 46 | 4 | c23a6a dc6a84 e0788e 3a1420 | dc6a84 c23a6a | d8344a 1.2
dragon-fruit | seededHalf:even | 60 | 3 | c8286a e6e0dc e8e2de 1c1a18 | e6e0dc c8286a
guava | seededHalf | 46 | 4 | b4b858 ecc4a8 e07a70 ecd9b4 | e07a70 b4b858
passion-fruit | seededHalf:passion | 42 | 5 | 4a2440 e4d6c0 e2a21c 1c1612 | e2a21c 4a2440 | edc961 1.2
mango | cube:soft | 22 | 10 | eca02c df861c c9801c | eca02c d98a24 | eaa22c 1.2
mango@sliced | fruitSlice:stone | 66 | 5 | c9842c eca42e f0b44a | eca02c d98a24 | eaa22c 1.2
pineapple tinned-pineapple | sector | 38 | 10 | c98a24 ecc64e f0d888 | ecc95a d9a63c | edc961 0.9
kiwi | coin:kiwi | 44 | 8 | 6b5230 7aa62c e6e8bc | 8ab43a 6b5230 | 8fae45 1
lychee | ball | 28 | 6 | e6dcd2 d9ccc2 b8a49c | e6dcd2 d9ccc2
star-fruit | coin:seeded | 50 | 6 | d2b83c e6da78 c9ac4a | e6da78 d2b83c
jackfruit | torn:fibres | 46 | 8 | dcc08a b8905a | dcc08a b8905a | c4a06a 0.5
ripe-jackfruit ackee | strip:petal | 44 | 8 | ecb84a e0a034 | ecb84a e0a034
desiccated-coconut sweetened-coconut | shred:fine | 9 | 900 | e9e4d8 ddd5c4 | e9e4d8 ddd5c4
coconut-fresh | flake:long | 28 | 50 | e9e4d8 8a5a34 | e9e4d8 ddd5c4
## as-it-is | stands
avocado | fruitFan:avocado | 74 | 2 | 3d5a24 a5c058 e4dc90 | c2d07c 4a6a2c | a9bf62 1.4
avocado@diced avocado@chunks | cube:soft | 19 | 16 | d2d888 b4c868 8fae4a | d2d888 8fae4a | a9bf62 1.4
avocado@halved | fruitSlice:avocado | 76 | 2 | 3d5a24 a5c058 e4dc90 | c2d07c 4a6a2c
avocado@chopped | cube:soft | 15 | 34 | d2d888 b4c868 8fae4a | d2d888 8fae4a | a9bf62 1.4
avocado@mashed | dollop:ragged | 70 | 1.2 | a9bf62 8fae4a | c2d07c 8fae4a | a9bf62 1.4
dates pitted-dates jujube | driedFruit:date | 36 | 8 | 5a2c18 8a4a2a 3a1c10 | 5a2c18 8a4a2a | 6b3a2a 1.2
prunes | driedFruit:date | 32 | 10 | 2a1a1c 4a3034 | 2a1a1c 4a3034 | 5a2a2a 1.2
raisins currants | driedFruit:raisin | 10 | 240 | 3a1f18 5f3a2a | 3a1f18 5f3a2a
sultanas | driedFruit:raisin | 11 | 220 | b8863c d2a85c | b8863c d2a85c
dried-cranberries | driedFruit:raisin | 11 | 180 | 7a1420 a8303a | 7a1420 a8303a
dried-apricots | driedFruit:apricot | 26 | 14 | dc8424 eaa448 | dc8424 eaa448
unsulphured-apricots dried-figs | driedFruit:apricot | 26 | 14 | 8a5228 aa7240 | 8a5228 aa7240
dried-mango | flake:round | 34 | 24 | e2b45c c9923c | e2b45c c9923c
banana-chips dried-apple | flake:round | 28 | 40 | ecd9a0 d2b06a | ecd9a0 d2b06a
stem-ginger | cube | 10 | 120 | dcb050 c08f34 | dcb050 c08f34
`;
