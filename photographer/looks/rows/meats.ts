/** Meat and poultry as cooked; the columns are explained in `look-rows.ts`. */
export const meatLooks = `
## meat | stands
chicken-breast turkey-breast | chunk:meat | 28 | 6 | d9b078 b87c38 74401a | dcb87e b87c38 74401a
chicken-breast@whole turkey-breast@whole | cutlet:breast | 125 | 0.7 | e4c998 c4873c 6e3612 | dcb87e b87c38 74401a
chicken-breast@sliced turkey-breast@sliced | carved | 64 | 1 | ecdec6 e2ca9e b06c2c | dcb87e b87c38 74401a
chicken-thigh | chunk:meat | 30 | 5 | d8ae74 a8692e 5c2c12 | d8b884 a8692e 5c2c12
chicken-leg duck-leg turkey-leg chicken-leg@whole duck-leg@whole | drumstick:leg | 138 | 0.5 | d69c56 b87028 542609 | d8b884 a8692e 5c2c12
chicken-thigh@whole chicken-thigh-skin-on turkey-thigh | cutlet:thigh | 105 | 0.8 | d69c56 b87028 542609 | d8b884 a8692e 5c2c12
chicken-drumstick | drumstick | 105 | 1.2 | d89c50 b46c28 5a280a | d8b884 a8692e 5c2c12
chicken-wing | drumstick | 78 | 2.2 | d89c50 b46c28 5a280a | d8b884 a8692e 5c2c12
whole-chicken poussin capon whole-turkey whole-duck goose guinea-fowl quail pheasant partridge grouse | bird | 150 | 0.1 | d69a4e b06a24 5a280a | dcb87e b87c38 74401a
cooked-chicken cooked-turkey | torn:fibres | 44 | 12 | e2cda4 c49a62 | e6d4b0 c49a62 a87840
duck-breast | carved | 64 | 1.2 | a84a44 b8806a 6a3416 | b8685a 8a4a24 5a280a
beef-steak veal | carved | 62 | 1.4 | b0443c a06c56 3a1c10 | 8a5a40 5a3018 2c140a | 7a4a2c 0.8
beef-steak@whole rump-steak ribeye fillet-steak flank-steak skirt-steak lamb-leg@whole | cutlet:steak | 130 | 0.5 | 744230 562a18 1c0d08 dcc49a | 8a5a40 5a3018 2c140a | 7a4a2c 0.8
beef-roasting | carved | 80 | 1 | b0484a a0705c 3a1c10 | 8a5a40 5a3018 2c140a
beef-stewing beef-shin brisket beef-cheek veal-stewing salt-beef goat-meat beef-heart beef-tongue beef-kidney | chunk:meat | 32 | 4 | 86563a 5a301a 2c150a | 86563a 5a301a 2c150a | 7a4a2c 0.8
short-rib oxtail lamb-shank veal-shank | chunk:meat | 58 | 1 | 7c4c32 50280f 2a1208 | 86563a 5a301a 2c150a | 7a4a2c 0.8
lamb-leg lamb-shoulder | chunk:meat | 30 | 5 | 94603f 64361c 301608 | 94603f 64361c 301608 | 7a4a2c 0.8
lamb-chop lamb-rack | cutlet:chop | 92 | 1 | a8684a 7a4422 34180a dfc596 | b88a68 7a4422 34180a
pork-chop | cutlet:chop | 112 | 0.6 | d2a06a a86c34 5a2c12 e6d0a4 | dcb890 a86c34 5a2c12
gammon | cutlet:chop | 112 | 0.6 | d98a76 b8604c 6a2c1c e6d0a4 | dc9a88 b8604c 6a2c1c
pork-loin pork-shoulder pork-cheek pork-hock | chunk:meat | 30 | 5 | d2ac7c a06c38 5a3014 | dcb890 a06c38 5a3014
pork-loin@whole pork-tenderloin@whole | cutlet:breast | 120 | 0.6 | d2a46c a46a30 5a2c12 | dcb890 a06c38 5a3014
pork-tenderloin pork-loin@sliced | carved | 56 | 1.6 | e4c8ae d8b290 9a5c28 | dcb890 a06c38 5a3014
pork-belly | meatSlice:streaky | 66 | 3 | b86a4e e8d4ae 8a4a1c | c08a68 e2c8a0 7c451c
pork-ribs back-ribs | chunk:meat | 54 | 1 | 94502c 6a3218 2c1408 | 94502c 6a3218 2c1408
pork-ribs@whole back-ribs@whole | ribRack | 210 | 0.2 | 94502c 6a3218 2c1408 b5703a | 94502c 6a3218 2c1408
venison elk bison wild-boar kangaroo ostrich horse-meat hare pigeon | carved | 60 | 1.5 | 9a3a3a 8a5248 30160c | 7c4a3a 4e2818 24100a | 6a3a24 0.8
rabbit frog-legs | chunk:meat | 34 | 4 | dcbc90 b07a40 6a3a18 | dcbc90 b07a40 6a3a18
liver lamb-liver duck-liver chicken-liver pork-liver lamb-kidney pork-kidney chicken-heart chicken-gizzard lamb-heart | chunk | 32 | 5 | 7a4634 563020 2c1610 | 7a4634 563020 2c1610
tripe sweetbreads bone-marrow pigs-trotter fish-bones | chunk | 30 | 6 | dccfb4 c0a880 9a8058 | dccfb4 c0a880 9a8058
chicken-skin pork-crackling | pastry:crisp | 36 | 24 | dca85a b87630 7a4416 | dca85a b87630
## mince | sinks
beef-mince fatty-beef-mince extra-lean-beef-mince veal-mince lamb-mince venison-mince mixed-mince haggis | crumb:rough | 9 | 130 | 7a4a30 543020 | 7a4a30 543020 2c150c | 7a4426 1
beef-mince@whole fatty-beef-mince@whole extra-lean-beef-mince@whole veal-mince@whole lamb-mince@whole mixed-mince@whole | ball:rough | 30 | 4 | 8a5632 5c331a 4a2812 | 7a4a30 543020 2c150c | 7a4426 1
pork-mince@whole chicken-mince@whole turkey-mince@whole | ball:rough | 30 | 4 | b88a5c 8a5c34 6a4020 | c4986c 94643a 5a3016 | a87c4a 0.6
chicken-mince turkey-mince | crumb:rough | 9 | 130 | ceac80 a47c4c | d2b083 a06e38 6a3c18 | b8905a 0.5
pork-mince | crumb:rough | 9 | 130 | bc9268 906640 | c4986c 94643a 5a3016 | a87c4a 0.6
soya-mince | crumb:rough | 9 | 110 | 94683e 6e4826 | 94683e 6e4826
## meat | stands
pork-sausage italian-sausage bratwurst chicken-sausage turkey-sausage | sausage | 105 | 1.3 | c48456 94522a 46220e | c48456 94522a 46220e
merguez smoked-sausage beef-sausage frankfurter | sausage | 110 | 1.5 | a04a2a 7a301a 381208 | a04a2a 7a301a 381208 | b04a20 1
pork-sausage@sliced italian-sausage@sliced smoked-sausage@sliced frankfurter@sliced chicken-sausage@sliced merguez@sliced | coin:speckled | 26 | 14 | 8a4a26 c88e66 b06c48 7a3e1c | c88e66 8a4a26
black-pudding | coin:speckled | 40 | 5 | 1c1210 34201c 5a4038 | 34201c 1c1210
chorizo | coin:speckled | 24 | 16 | 7a2012 b8401f e09070 8a2c12 | b8401f 7a2012 | c4521c 2
chorizo@diced | cube | 12 | 60 | b8401f de8a64 7a2012 | b8401f 7a2012 | c4521c 2
luncheon-meat | cube | 16 | 24 | dc9a8a c87a68 a85a44 | dc9a8a c87a68
salami pepperoni | coin:speckled | 46 | 18 | 7a2420 a83a34 e6c0ac | a83a34 7a2420
mortadella | rasher:folded | 90 | 5 | dc948c ecccc2 c87a74 | dc948c ecccc2
bacon back-bacon turkey-bacon | rasher:crisp | 100 | 6 | 8e3a22 dcb684 4e2010 | 9a4630 e0bc90 4e2010
bacon@chopped bacon@diced pancetta guanciale | rasher:crisp | 24 | 34 | 9a4024 dcb684 5a2612 | 9a4630 e0bc90 4e2010
## as-it-is | stands
ham | rasher:folded | 84 | 5 | d67c70 ecc4b4 b85c50 | d67c70 ecc4b4
ham@diced ham@chopped | cube | 12 | 60 | dc8e80 ecc4b4 b85c50 | d67c70 ecc4b4
roast-beef pastrami corned-beef | rasher:folded | 84 | 5 | a8504a c8806e 5a2c1c | a8504a c8806e
beef-jerky | rasher:crisp | 70 | 10 | 5a2418 7a3a28 32140c | 5a2418 7a3a28
prosciutto bresaola | rasher:folded | 84 | 8 | b84a44 ecc6b4 9a3430 | b84a44 ecc6b4
`;
