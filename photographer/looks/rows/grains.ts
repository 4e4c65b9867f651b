/** Rice, grains, pasta, noodles, bread and biscuits; the columns are explained in `look-rows.ts`. */
export const grainLooks = `
## grain | stands
basmati jasmine-rice cooked-rice | grain:rice | 8 | 3600 | e6dfcc dcd2b8 | e6dfcc dcd2b8 | e8e0cc 0.6
sticky-rice sushi-rice arborio pudding-rice | grain:short | 6 | 3600 | e6dfcc d9cfb4 | e6dfcc d9cfb4 | e6dcc0 0.6
brown-rice cooked-brown-rice | grain:rice | 7.5 | 3400 | cdb184 b59664 | cdb184 b59664
black-rice wild-rice | grain:rice | 8.5 | 3400 | 2a1c20 4c3638 | 2a1c20 4c3638
rice-cake-sticks | stick:finger | 46 | 9 | e8e2d6 ddd4c4 d2c8b6 | e8e2d6 ddd4c4
flattened-rice puffed-rice rice-cereal | grain:short | 6.5 | 1400 | e6d2a0 d2b478 | e6d2a0 d2b478
couscous semolina | grain:round | 2.4 | 9000 | e2c07a d0a85c | e2c07a d0a85c
giant-couscous | grain:round | 6 | 1500 | dfc48c c8a668 | dfc48c c8a668
tapioca-pearls | ball | 6 | 1500 | e4e0d6 d8d2c4 | e4e0d6 d8d2c4
bulgur | grain:seed | 3.6 | 5000 | c69a58 ab7c3e | c69a58 ab7c3e
freekeh | grain:seed | 5 | 3000 | 8f8448 a89a5c | 8f8448 a89a5c
quinoa cooked-quinoa | grain:round | 2.8 | 8000 | dcc598 c4a870 | dcc598 c4a870
millet amaranth | grain:round | 2.4 | 9000 | dfc06a c8a650 | dfc06a c8a650
teff | grain:round | 2 | 9000 | 8a5a38 6a4228 | 8a5a38 6a4228
pearl-barley sorghum | grain:barley | 7.5 | 1600 | d2b684 b4925c | d2b684 b4925c
farro wheat-berries rye-grain | grain:barley | 8 | 1500 | b58a54 946c3c | b58a54 946c3c
buckwheat | grain:round | 5 | 2400 | a87c4c 8a6038 | a87c4c 8a6038
polenta grits cornmeal-flour | dollop:ragged | 80 | 1 | e6bd54 d2a43c | e6bd54 d2a43c | e6bd54 1
ready-polenta | stick:slab | 62 | 2 | e6bd54 c8903a 8f5c1f | e6bd54 c8903a
oats gluten-free-oats buckwheat-flakes oat-bran | flake:round | 7 | 1800 | dcc698 c4aa74 | dcc698 c4aa74 | e0d0ac 0.8
muesli | flake:round | 8 | 900 | d2b684 a87c48 | d2b684 a87c48
granola | cluster | 20 | 24 | c4924e 8f5c26 | c4924e 8f5c26
cornflakes | flake:round | 15 | 240 | dca044 c07e2c | dca044 c07e2c
wheat-biscuits wheat-bran wheat-germ | cluster | 18 | 40 | c08e4e 9a6c36 | c08e4e 9a6c36
popcorn | ball:rough | 18 | 300 | ebe2c4 dcc47c c89a40 | ebe2c4 dcc47c
## pasta | stands
pasta gluten-free-pasta cooked-pasta | pastaShape:penne | 42 | 50 | dfbd70 bd9044 | dfbd70 bd9044
wholewheat-pasta | pastaShape:fusilli | 40 | 50 | b48452 8e6238 | b48452 8e6238
legume-pasta | pastaShape:fusilli | 40 | 50 | dcae52 b88834 | dcae52 b88834
filled-pasta | pastaShape:ravioli | 42 | 14 | dfc078 cda758 | dfc078 cda758
gnocchi | pastaShape:gnocchi | 30 | 22 | dcc488 bc9c5c | dcc488 bc9c5c
## noodles | stands
fresh-egg-pasta | noodles:tagliatelle | 200 | 1 | dfb95c b88e38 | dfb95c b88e38
egg-noodles | noodles:egg | 200 | 1 | dcb35e b48a3a | dcb35e b48a3a
ramen-noodles instant-noodles | noodles:ramen | 200 | 1 | dcbd72 b8944c | dcbd72 b8944c
udon fresh-udon | noodles:udon | 200 | 1 | d2c6ac a89a7c | d2c6ac a89a7c
rice-noodles fresh-rice-noodles | noodles:rice | 200 | 1 | cfc5ae a4987e | cfc5ae a4987e
somen fideos konjac-noodles | noodles:vermicelli | 200 | 1 | d0c6b0 a69a82 | d0c6b0 a69a82
soba | noodles:soba | 200 | 1 | 8f7358 6c543e | 8f7358 6c543e
glass-noodles | noodles:glass | 200 | 1 | c4bca4 a09880 | c4bca4 a09880
## bread | stands
sourdough spelt-sourdough ciabatta focaccia | breadSlice:sourdough | 120 | 2 | e2d0aa c49450 6a3a16 5a3212 | e2d0aa c49450
white-bread gluten-free-bread | breadSlice:sandwich | 108 | 2.6 | e6d8b8 c69a58 8f5a28 7c4a1e | e6d8b8 c69a58
wholemeal-bread | breadSlice:sandwich | 108 | 2.6 | b88c5c 94683a 5f3818 4c2c12 | b88c5c 94683a
rye-bread | breadSlice:rye | 96 | 2.6 | 6f4a30 553420 341c10 2a160c | 6f4a30 553420
baguette | breadSlice:baguette | 66 | 6 | e4d4b0 c89a56 8f541f 6f3e16 | e4d4b0 c89a56
bread-roll burger-bun bagel | flatRound:bun | 100 | 1.4 | dca85e ac6a2a 743c13 | e6d2a4 ac6a2a
brioche | breadSlice:sandwich | 104 | 2.6 | e6c676 cb9742 8a4a18 6f3c14 | e6c676 cb9742
english-muffin crumpet | flatRound:pitta | 88 | 1.6 | e0c79a c08e4c 7f4f22 | e0c79a c08e4c
pitta | flatRound:pitta | 130 | 1.4 | e0c79a c4965a 7c4c20 | e0c79a c4965a
naan paratha | flatRound:naan | 170 | 0.9 | e2cb9c c6944c 5f3414 | e2cb9c c6944c
flatbread chapati flour-tortilla injera | flatRound:tortilla | 160 | 2 | e2cb9c c69a58 734418 | e2cb9c c69a58
corn-tortilla | flatRound:tortilla | 125 | 3.6 | dcb866 c09242 7a4a1c | dcb866 c09242
arepa | flatRound:pitta | 95 | 1.2 | dcc078 c49448 7a4a1c | dcc078 c49448
tortilla-chips | pastry:triangle | 56 | 30 | dcb462 c89440 9a6424 | dcb462 c89440
taco-shell | flatRound:tortilla | 125 | 6 | dcb054 c48e38 8f5c20 | dcb054 c48e38
rice-paper | roll:clear | 110 | 3 | ded8ca d98a6a b06a24 4a7a2e e0802a | ded8ca c9c0ac
breadsticks | stick:match | 160 | 16 | cf9c50 a8702c 7a481a | cf9c50 a8702c
pretzels | stalkRing | 40 | 20 | 8a4a1c a8642c | 8a4a1c a8642c
## as-it-is | stands
puff-pastry shortcrust-pastry pizza-dough croissant | pastry | 66 | 5 | e0c48c bd8236 80481a | e0c48c bd8236 80481a
wonton-wrapper | dumpling | 56 | 9 | e2d6ba b5702a b08a6a | e2d6ba b08a6a
filo kataifi | pastry:crisp | 60 | 14 | dcb468 bd8236 80481a | dcb468 bd8236
breadcrumbs panko gluten-free-breadcrumbs stuffing-mix | crumb | 3.4 | 1600 | d09a4c a8702e | d09a4c a8702e
croutons | cube:browned | 16 | 50 | dcc08a b07830 74441a | dcc08a b07830
amaretti oatcakes rice-cakes rice-crackers | flatRound:biscuit | 58 | 14 | dcbc80 c49850 8f5f2a | dcbc80 c49850
matzo crispbread crackers | pastry | 52 | 16 | dcbc80 c29448 8f5f2a | dcbc80 c29448
digestives ginger-biscuits cookie | flatRound:biscuit | 68 | 7 | cf9e58 a8702e 74461a | cf9e58 a8702e | c4924c 0.6
shortbread sponge-fingers | stick:finger | 74 | 8 | e2c486 cda058 a8783a | e2c486 cda058
chocolate-biscuits | flatRound:biscuit | 46 | 9 | 3a2216 2a160e 1c0e08 | 3a2216 2a160e | 4a2a1a 1
crisps | pastry:crisp | 44 | 60 | e2bd68 cc9c40 a06c28 | e2bd68 cc9c40
poppadom | flatRound:crepe | 130 | 9 | dcb868 c09440 8a5a24 | dcb868 c09440
prawn-crackers | pastry:crisp | 46 | 60 | e8dccc dcc8b0 c8ac8c | e8dccc dcc8b0
`;
