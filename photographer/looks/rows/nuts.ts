/** Nuts, seeds, sweets and sprinkled toppings; the columns are explained in `look-rows.ts`. */
export const nutLooks = `
## nut | stands
almonds | flake:long | 15 | 260 | e6d6b0 a8743c | e0caa0 a8743c | d9b98a 0.5
almonds@whole | nut:almond | 24 | 80 | b0703a e2caa0 844c22 | e0caa0 a8743c
almonds@chopped | crumb | 7 | 400 | dcc294 a8743c | dcc294 a8743c
mixed-nuts tiger-nuts | nut:almond | 24 | 60 | a8693a e2caa0 7c4822 | e0caa0 a8743c
brazil-nuts | nut:half | 34 | 22 | 94643c e6d4ac 6a4426 | e6d4ac 94643c
cashews | bean:bent | 22 | 70 | dfc490 c49c5c dcc49a | dfc490 c49c5c | dcc294 0.6
walnuts | walnut | 28 | 34 | c0925c 74461f | c0925c 74461f | a8825a 0.6
walnuts@chopped pecans@chopped hazelnuts@chopped peanuts@chopped cashews@chopped macadamia@chopped | crumb | 7 | 360 | c4965e 8a5a30 | c4965e 8a5a30
pecans | walnut:pecan | 30 | 50 | 94562a 58300f | 94562a 58300f
hazelnuts | nut:round | 14 | 90 | 94562a e0c898 68381a | e0c898 94562a | b08a5c 0.6
macadamia candlenut lotus-seeds | ball | 17 | 50 | e6d6b0 d2b884 | e6d6b0 d2b884
chestnut | chunk:cut | 24 | 12 | c09458 94642e 5a3818 | c09458 94642e
pistachios | nut:almond | 16 | 140 | 8f9e48 a8b460 7a4a5a | 9cb050 8f9e48 | a9b36a 0.6
pistachios@chopped | crumb | 5 | 600 | 94a84a 7a8a3a | 9cb050 8f9e48
pine-nuts | grain:seed | 11 | 500 | e2cd98 cfa864 | e2cd98 cfa864
sunflower-seeds | grain:seed | 9 | 900 | b8ac94 8f8470 | b8ac94 8f8470
hemp-seeds | grain:seed | 3.4 | 6000 | d9cfa8 8f9a68 | d9cfa8 8f9a68
peanuts salted-peanuts | nut:half | 15 | 150 | c88e4c e0c08c a06a30 | e0c08c c88e4c | c99a5c 0.6
sesame-seeds | grain:seed | 3.2 | 9000 | e6cf98 d2b06c | e6cf98 d2b06c
pumpkin-seeds melon-seeds | grain:seed | 13 | 480 | 5a7034 7f9450 | 5a7034 7f9450
mixed-seeds | grain:seed | 10 | 700 | 8a7a48 c4a868 | 8a7a48 c4a868
chia-seeds poppy-seeds | grain:round | 2 | 9000 | 2c2a30 5c5658 | 2c2a30 5c5658
flaxseed psyllium | grain:seed | 4.4 | 4000 | 7a4824 a06a3a | 7a4824 a06a3a
ground-almonds ground-hazelnuts | crumb | 2.4 | 3000 | dcc698 c8ac78 | dcc698 c8ac78
halva marzipan | chunk:cut | 24 | 10 | dcc08c c4a468 a8824c | dcc08c c4a468
## as-it-is | stands
dark-chocolate plain-chocolate unsweetened-chocolate dairy-free-chocolate | cube | 13 | 70 | 3a2014 2c160d 1c0d08 | 3a2014 2c160d | 4a2818 7
dark-chocolate@grated plain-chocolate@grated milk-chocolate@grated | flake:curl | 13 | 300 | 3a2014 2c160d | 3a2014 2c160d | 4a2818 7
cacao-nibs | crumb | 4 | 900 | 3a2014 4c2c1c | 3a2014 4c2c1c
milk-chocolate | cube | 13 | 70 | 744628 5c341c 44240f | 744628 5c341c | 6f4428 5
white-chocolate | cube | 13 | 70 | e8dcb4 dcca94 c8b078 | e8dcb4 dcca94 | e8dcb8 1
marshmallows | cube | 20 | 40 | e9e4dc ded6cc d2c8bc | e9e4dc ded6cc
meringue-nests | dollop | 70 | 6 | e9e3d6 d9ccb4 | e9e3d6 d9ccb4
jelly-cubes chewy-sweets | cube | 14 | 60 | d8344a e06a3a c22a3a | d8344a e06a3a
sugar-decorations | grain:rice | 5 | 2000 | d8445a e6b83c | d8445a e6b83c
chilli-flakes aleppo-pepper gochugaru shichimi | crumb | 2.4 | 3000 | b0281a d2603a | b0281a d2603a | b8361c 8
star-anise | ball:wrinkled | 24 | 60 | 5a2f18 7a4626 | 5a2f18 7a4626 | 8a5426 3
cardamom | grain:barley | 11 | 300 | 8f9c60 b0b884 | 8f9c60 b0b884 | c9a86a 3
fennel-seeds caraway dill-seeds aniseed ajwain celery-seeds | grain:seed | 5 | 3000 | 9a8a54 76683c | 9a8a54 76683c
nigella mustard-seeds | grain:round | 2.2 | 6000 | 1e1c1e 3c383a | 1e1c1e 3c383a
fenugreek annatto sichuan-pepper pink-peppercorns green-peppercorns | ball:wrinkled | 4.5 | 2000 | 8a3a2a a85a40 | 8a3a2a a85a40
juniper | ball:wrinkled | 7 | 600 | 2a2436 4a4256 | 2a2436 4a4256
everything-bagel-seasoning dukkah | crumb | 3 | 2000 | d2b67c 4a3a28 | d2b67c 4a3a28
furikake | crumb | 3.4 | 2000 | 1f3020 d9b884 | 1f3020 d9b884
saffron | shred:threads | 12 | 3000 | b8301a dc6a24 | b8301a dc6a24 | e6a81f 40
lemon-zest | shred:zest | 12 | 600 | eac02a e0b01c | eac02a e0b01c | f0d060 1
lime-zest | shred:zest | 12 | 600 | 6a9a38 548a2a | 6a9a38 548a2a
orange-zest | shred:zest | 12 | 600 | e2821c d27214 | e2821c d27214 | eda02c 1
ginger galangal | stick:match | 24 | 140 | e2cc88 cdb068 b89a54 | e2cc88 b8945c | d9b868 0.4
fresh-turmeric | stick:match | 24 | 140 | e08a1c c87414 b0620f | e08a1c c87414 | dd9a1f 10
vanilla-pod | stick:match | 110 | 30 | 2a1810 1c0f0a 120a06 | 2a1810 1c0f0a
cinnamon@whole | stick:baton | 70 | 20 | 8a4f28 6a381a 4a2410 | 8a4f28 6a381a
`;
