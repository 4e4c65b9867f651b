/** Beans, lentils, tofu and similar foods; the columns are explained in `look-rows.ts`. */
export const beanLooks = `
## bean | sinks
chickpeas dried-chickpeas | chickpea | 11 | 90 | d6aa66 ac7832 | d6aa66 ac7832 | d6b47c 0.8
black-beans dried-black-beans urad-dal | bean | 12 | 110 | 221820 3c2c34 6a5a5a | 221820 3c2c34 | 4a3a38 1
pigeon-peas | bean | 12 | 100 | 9a7a4c 6e5230 c8b088 | 9a7a4c 6e5230 | a8845a 0.8
kidney-beans dried-kidney-beans | bean | 15 | 70 | 6b1f22 48141a d2b0a0 | 6b1f22 48141a | 8a3a30 1
cannellini dried-white-beans soybeans | bean | 14 | 80 | e4d9bc cfbd92 d9cba8 | e4d9bc cfbd92 | e2d4b0 0.8
haricot-beans | bean | 10 | 140 | e2d4b2 cdb98a d9cba8 | e2d4b2 cdb98a | e2d4b0 0.8
baked-beans | bean | 10 | 120 | d88a4a c0602c dca070 | d88a4a c0602c | c9502a 1.6
borlotti-beans dried-borlotti-beans | bean:speckled | 14 | 80 | c69a76 84483a dcc8ac | c69a76 84483a | b08a66 0.8
pinto-beans dried-pinto-beans | bean:speckled | 13 | 85 | c8a078 a06c50 dcc8ac | c8a078 a06c50 | b08a66 0.8
refried-beans | dollop:ragged | 60 | 2 | a4765a 8a5c44 | a4765a 8a5c44 | a4765a 1.5
butter-beans dried-butter-beans dried-fava-beans | bean:flat | 22 | 40 | e6dcc0 d2c298 dccfac | e6dcc0 d2c298 | e2d4b0 0.8
black-eyed-beans cooked-black-eyed-beans | bean | 11 | 110 | e0d2ae c8b486 2a1c1a | e0d2ae c8b486
adzuki-beans tinned-adzuki | bean | 8 | 220 | 7a2a2c 561a20 dcc8b8 | 7a2a2c 561a20 | 8a3a30 1
mung-beans | bean | 6 | 400 | 6a7a34 8a9850 dcd9b8 | 6a7a34 8a9850
red-bean-paste | dollop | 46 | 3 | 5a2426 421619 | 5a2426 421619 | 5a2426 2
lupin-beans | bean:flat | 15 | 60 | e2bc54 cca038 e8d490 | e2bc54 cca038
green-lentils cooked-lentils | grain:lens | 5.5 | 900 | 665c34 4a4024 | 665c34 4a4024 | 84704a 0.8
red-lentils | grain:lens | 4.5 | 1200 | e0904a c97434 | e0904a c97434 | dc9a4c 1
toor-dal moong-dal chana-dal split-peas | grain:lens | 5.5 | 900 | e0b94e c89c34 | e0b94e c89c34 | dcb04c 1
## tofu | stands
tofu | cube:browned | 22 | 9 | e6d4a8 c08a42 84491a | e8dcbc c48434
tofu@sliced tofu@whole | stick:slab | 62 | 2 | e6d4a8 c08a42 84491a | e8dcbc c48434
silken-tofu | cube | 22 | 9 | e9e3d2 ddd4bc | e9e3d2 ddd4bc
smoked-tofu fried-tofu | cube:browned | 22 | 9 | cf9c52 a8692c 6a3c18 | cf9c52 a8692c
fermented-tofu | cube | 16 | 20 | e2d2a8 cdb47c | e2d2a8 cdb47c
tofu-skin | strip:ribbon | 70 | 12 | e2c884 c9a858 | e2c884 c9a858
tempeh | stick:slab | 50 | 4 | d2ac6c 9c662c 5c3416 | d2ac6c 9c662c 5c3416
tempeh@diced tempeh@chunks | cube:browned | 20 | 10 | d2ac6c 9c662c 5c3416 | d2ac6c 9c662c
seitan | chunk:meat | 28 | 7 | b07c48 7c4e26 48280f | b07c48 7c4e26 48280f
natto | bean | 9 | 120 | b58a4a 946a30 d2b07c | b58a4a 946a30
`;
