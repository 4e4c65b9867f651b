/** Cheese, cream, yoghurt and eggs; the columns are explained in `look-rows.ts`. */
export const dairyLooks = `
## melting | stands
cheddar colby red-leicester pepper-jack mexican-cheese-blend american-cheese | shred:grated | 22 | 160 | e4ac46 ecc068 | e4ac46 d89a34 | e4b04c 1
low-moisture-mozzarella oaxaca-cheese monterey-jack provolone fontina raclette taleggio muenster havarti vegan-cheese | shred:grated | 22 | 160 | e8ddb4 dccb90 | e8ddb4 dccb90 | e8d9a4 1
gruyere emmental gouda edam kashkaval hard-goat-cheese manchego | shred:grated | 22 | 160 | e4cb80 d9b962 | e4cb80 d9b962 | e6cc84 1
mozzarella | torn | 38 | 10 | e9e4d6 ded5c0 | e9e4d6 ded5c0 | e9e0c8 0.8
burrata | dollop | 74 | 0.8 | e9e4d6 ded5c0 | e9e4d6 ded5c0 | e9e0c8 0.8
brie camembert | stick:slab | 46 | 6 | e8dcb0 e4e0d4 d2c08c | e8dcb0 e4e0d4 | e8dcb8 0.8
brown-cheese | flake:curl | 34 | 30 | a86c34 8c5426 | a86c34 8c5426 | b07c44 1
## firm | stands
parmesan grana-padano pecorino vegetarian-hard-cheese vegan-parmesan dried-yoghurt-balls | flake:curl | 24 | 60 | e8d49a dcc27c | e8d49a dcc27c | e8d49a 0.8
parmesan@grated grana-padano@grated pecorino@grated vegetarian-hard-cheese@grated vegan-parmesan@grated | shred:fine | 7 | 900 | e8d8a4 dcc684 | e8d49a dcc27c | e8d49a 0.8
feta queso-fresco british-crumbly-cheese ricotta-salata cotija | cube:crumbly | 15 | 34 | e9e4d6 dfd6c0 | e9e4d6 dfd6c0 | e9e2d0 0.7
goat-cheese | torn | 20 | 30 | e9e4d8 dfd8c8 | e9e4d8 dfd8c8 | e9e2d0 0.8
blue-cheese stilton gorgonzola roquefort | cube:crumbly | 16 | 30 | e4dcc0 5a7684 | e4dcc0 5a7684 | dcd6bc 0.8
halloumi | stick:grilled | 58 | 4 | e4d4a4 c08a3c 6e4318 | e4d4a4 c08a3c
halloumi@diced halloumi@chunks paneer | cube:browned | 19 | 14 | e9dec0 c48c3c 86501c | e9dec0 c48c3c
paneer@sliced | stick:slab | 52 | 4 | e9dec0 c48c3c 86501c | e9dec0 c48c3c
## as-it-is | stands
ricotta curd-cheese cottage-cheese low-fat-cottage-cheese quark | dollop:ragged | 46 | 2.4 | e8e2d4 dcd2bc | e8e2d4 dcd2bc | e8e2d4 1
cream-cheese light-cream-cheese garlic-herb-cheese vegan-cream-cheese mascarpone labneh clotted-cream creme-fraiche sour-cream | dollop | 46 | 2.4 | e8e2d4 d6cdb8 | e8e2d4 d6cdb8 | e8e0ce 1.2
greek-yoghurt low-fat-greek-yoghurt skyr yoghurt low-fat-yoghurt fromage-frais soy-yoghurt coconut-yoghurt oat-yoghurt almond-yoghurt | dollop | 52 | 2 | e8e3d8 d8d0c0 | e8e3d8 d8d0c0 | e8e0d0 1.2
squirty-cream vegan-cream | dollop | 46 | 3 | e9e4d9 dcd4c4 | e9e4d9 dcd4c4 | e8e0d0 1
butter salted-butter spreadable-butter ghee | cube | 20 | 8 | e4c25c d6ac44 | e6c858 dcb848 | e6c860 0.5
ice-cream | dollop:scoop | 58 | 1.4 | e6d8b4 d4c294 | e6d8b4 d4c294 | e8dcb8 0.8
## egg | stands
egg duck-egg goose-egg | friedEgg | 88 | 1.7 | e9e3d6 e6920f b0702c | e6c04c e6c04c | eac65c 0.8
egg@torn | torn | 44 | 9 | eccf62 f2e2a0 | e6c04c e6c04c | eac65c 0.8
egg-white egg-yolk | curd | 30 | 8 | e6c04c ecd888 | e6c04c ecd888 | eac65c 0.8
quail-egg | friedEgg | 44 | 8 | e9e3d6 e6920f b0702c | e6c04c e6c04c | eac65c 0.8
`;
