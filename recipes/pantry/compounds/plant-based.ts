// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const plantBased = `
tofu | firm tofu, extra-firm tofu, extra firm tofu, medium tofu, bean curd, beancurd, tofu cube, pressed tofu, tofu block, scrambled tofu, tofu scramble,
  doufu, tofu sheet, tofu skin, yuba, bean curd skin, bean curd stick, fu zhu, tahu | ~tofu | | | EU Annex II
smoked tofu | tofu puff, fried tofu, aburaage, marinated tofu, fermented tofu, fermented bean curd, five spice tofu, tofu cutlet, puffed tofu, tofu
  pocket, baked tofu | ~tofu | | gluten | label-typical
inari | inari pocket, agedashi tofu | ~tofu | gluten | | label-typical
silken tofu | soft tofu, sundubu tofu, silken tofu block, tofu pudding, douhua, soon tofu | ~silken-tofu | | | EU Annex II
soy | soybean, soya bean, soy bean, dried soybean, black soybean, dried soya bean, okara, soy product, soy pulp, soy sprout, soybean sprout,
  roasted soybean, soy nut, soy nuts, cooked soybean, soy granule, fermented soy, hydrolysed soya | ~edamame | | | EU Annex II
edamame | edamame bean, shelled edamame, edamame pod, mukimame, podded edamame, frozen edamame | ~edamame | | | EU Annex II
fermented black bean | fermented black beans, douchi, salted black bean, preserved black bean, chinese fermented black bean, fermented black soybean,
  dou chi | ~edamame | salty fermented | gluten | definition
natto | cheonggukjang, natto bean | ~edamame | fermented | | definition
tempeh | tempeh bacon, smoked tempeh, marinated tempeh, soy tempeh, tempeh crumble, tempeh block | ~tempeh | | gluten | EU Annex II
chickpea tempeh | black bean tempeh | ~chickpeas | | soy | definition
soy lecithin | soybean lecithin, lecithin granule, lecithin powder | | soy | | EU Annex II
lecithin | e322 | | | soy eggs | EU Annex II
sunflower lecithin | | | | | definition
soy milk | soya milk, soy drink, soymilk, unsweetened soymilk, sweetened soy milk, vanilla soy milk, soy beverage, soy creamer, vitasoy,
  alpro soya, tonyu, soy single, soy milk powder, soya alternative to milk, unsweetened soya drink, silk soy milk, bonsoy, soya dream |
  ~soy-milk | | | EU Annex II
soy yoghurt | soy cream, soya yoghurt, alpro yoghurt, soya single cream, soy cooking cream, plain soya yoghurt, soy custard, soya custard,
  soya dessert, soy-based yoghurt, soy whipping cream, soy ice cream, alpro single, soy cheese, soya cheese, soy spread, soya spread, soya butter,
  soy greek-style yoghurt, soy kefir | ~soy-milk | | | EU Annex II
soya mince | soy mince, soya meat, soy meat, soya sausage, soy sausage, soy burger, soya burger, soya strip, soy jerky, soy bacon, soya protein mince,
  soy crumble | ~soya-mince | | gluten | EU Annex II
almond milk | almond drink, almond beverage, sweetened almond milk, unsweetened almond drink, vanilla almond milk, almond yoghurt, almond cheese,
  almond feta, almond ricotta, almond creamer, almond-based yoghurt, almond kefir, almond milk yoghurt, cashew milk, hazelnut milk, walnut milk,
  pistachio milk, macadamia milk, pecan milk, nut milk, nut-based milk, brazil nut milk, hazelnut drink, cashew drink, nut drink, cashew nut milk,
  macadamia nut milk, cashew yoghurt, cashew cream, cashew cheese, cashew ricotta, cashew mozzarella, cashew parmesan, cashew cream cheese,
  cashew sour cream, cashew queso, cashew-based cheese, nut cheese, nut-based cheese, cashew feta, macadamia cheese, macadamia ricotta,
  almond parmesan, almond cream cheese, cashew kefir, walnut cream, nut cream, cashew creamer, cashew nut cream, cashew nut cheese, vegan cashew cheese,
  almond ricotta cheese, mandelmilch, cashew bechamel, cashew alfredo, cashew mayo, cashew gravy | ~almond-milk | | soy | EU Annex II
almond milk chocolate | hazelnut milk chocolate, almond and milk chocolate | milk-chocolate almonds | | soy | definition
nut butter | mixed nut butter, almond butter, almond nut butter, cashew butter, hazelnut butter, walnut butter, pecan butter, pistachio butter,
  macadamia butter, brazil nut butter, cashew nut butter, pistachio cream, pistachio paste, pistachio spread, macadamia nut butter, almond spread,
  smooth almond butter, hazelnut nut butter, mixed nut spread, nut paste, cashew paste | ~almond-butter | | peanuts | EU Annex II
peanut butter | crunchy peanut butter, smooth peanut butter, creamy peanut butter, natural peanut butter, chunky peanut butter, peanut spread,
  pindakaas, peanut paste, peanut cream, peanut nut butter, groundnut paste, peanut sauce, beurre de cacahuete, erdnussbutter, mantequilla de cacahuete,
  crema de cacahuete, mantequilla de mani, burro di arachidi, sun pat, skippy, jif peanut butter | ~peanut-butter | | | EU Annex II
peanut milk | peanut yoghurt | ~peanut-butter | | | EU Annex II
oat milk | oat drink, oat cream, oat yoghurt, oatly, barista oat milk, oat creamer, oat creme fraiche, oat-based cream, oat-based milk, oat cooking cream,
  oat fraiche, oat beverage, oat milk barista, oat ice cream, oat single, oat-based yoghurt, oatgurt, oat custard, oat spread, oat butter,
  oat whipping cream, barley milk, spelt milk, spelt drink, barley drink, oat barista, oat mylk, creamy oat | ~oat-milk | | soy | EU Annex II
gluten-free oat milk | gluten-free oat drink, gluten free oat milk, oat milk gluten free | ~oat-milk | -gluten | gluten | Regulation (EU) 828/2014
rice milk | rice drink, rice cream, rice dream, horchata de arroz, rice beverage, rice yoghurt, rice syrup milk, rice creamer, brown rice milk |
  ~rice-milk | | | definition
coconut milk | tin coconut milk, light coconut milk, coconut drink, coconut beverage, full-fat coconut milk, full fat coconut milk,
  reduced-fat coconut milk, coconut milk tin, canned coconut milk, thick coconut milk, thin coconut milk, coconut cooking milk, low-fat coconut milk,
  kokosmilch, leche de coco, lait de coco, latte di cocco, santan, coconut milk drink, lite coconut milk, leite de coco, coconut milk powder,
  coconut cream powder, powdered coconut milk, kati | ~coconut-milk | | sulphites | definition
coconut cream | creamed coconut, coconut yoghurt, coconut yoghurt alternative, whipped coconut cream, coconut whipped cream, coconut cream block,
  coconut creamer, coconut kefir, coconut cheese, coconut sour cream, coconut butter, coconut manna,
  coconut milk yoghurt, coconut whipping cream, evaporated coconut milk, creme de coco,
  coconut yog, coconut-based yoghurt, coco lopez, coconut evaporated milk, coconut half and half, coconut dream, coconut cream cheese,
  coconut-based cream | ~coconut-cream | | sulphites | definition
condensed coconut milk | sweetened condensed coconut milk, coconut condensed milk, cream of coconut | ~coconut-cream | sugary added-sugar | sulphites | definition
plant milk | plant-based milk, non-dairy milk, dairy-free milk, vegan milk, milk alternative, nondairy milk, milk of choice, plant-based drink,
  plant drink, mylk, dairy-free milk alternative, milk substitute, plant-based milk alternative, non dairy milk, dairy free milk, vegan creamer,
  plant-based creamer, dairy-free creamer, non-dairy creamer, any plant milk, unsweetened plant milk | ~rice-milk | | soy nuts gluten |
  label-typical
vegan butter | plant butter, plant-based butter, dairy-free butter, vegan spread, dairy-free spread, vegan block, baking spread, margarine,
  dairy-free margarine, vegan margarine, baking block, non-dairy butter, earth balance, stork, soft margarine, hard margarine, baking margarine,
  vegan butter block, naturli, flora plant, dairy free spread, dairy free butter, non-dairy spread, plant-based spread, vegan buttery spread,
  vitalite, pure spread, stick margarine, block margarine, plant-based butter alternative, vegan butter alternative, butter alternative,
  butter substitute | ~margarine | | soy milk nuts | label-typical
vegan cream | dairy-free cream, plant-based cream, vegan double cream, plant cream, dairy-free double cream, vegan whipping cream, vegan single cream,
  vegan sour cream, vegan creme fraiche, dairy-free sour cream, dairy-free creme fraiche, dairy free cream, non-dairy cream, plant-based double cream,
  vegan whipped cream, elmlea plant | ~coconut-cream | -coconut-family -tropical | soy nuts gluten | label-typical
vegan yoghurt | dairy-free yoghurt, plant-based yoghurt, plant yoghurt, vegan natural yoghurt, dairy free yoghurt, non-dairy yoghurt, vegan greek yoghurt,
  plant-based greek-style yoghurt, dairy-free greek-style yoghurt, vegan greek-style yoghurt, yoghurt alternative | ~coconut-cream |
  -coconut-family -tropical | soy nuts gluten | label-typical
vegan cheese | dairy-free cheese, vegan cheddar, vegan mozzarella, vegan parmesan, vegan feta, vegan cream cheese, plant-based cheese, vegan halloumi,
  vegan ricotta, vegan mascarpone, dairy-free cream cheese, vegan cheese shred, violife, vegan grated cheese, dairy-free cheddar, dairy-free mozzarella,
  dairy-free feta, dairy free cheese, plant-based feta, plant-based mozzarella, plant-based parmesan, cheese alternative, vegan blue cheese,
  dairy-free parmesan, vegan soft cheese, non-dairy cheese, cheese substitute, vegan hard cheese, plant-based cream cheese, plant-based cheddar,
  dairy free cream cheese, nooch parmesan, vegan cheese slice, daiya, vegan paneer | | | soy nuts | label-typical
vegan mayonnaise | vegan mayo, egg-free mayonnaise, eggless mayonnaise, egg free mayonnaise, vegan aioli, plant-based mayo, plant-based mayonnaise,
  egg-free mayo, eggless mayo, vegenaise, vegan garlic mayo, hellmann's vegan mayo, aquafaba mayo, vegan sriracha mayo, plant mayo, egg free mayo,
  vegan tartare sauce, vegan salad cream | ~vegan-mayonnaise | mustard | soy | label-typical
vegan pesto | dairy-free pesto, vegan basil pesto, vegan green pesto, vegan red pesto, dairy free pesto, free-from pesto | ~pesto | -milk -animal-rennet |
  | label-typical
nut-free pesto | nut free pesto, pesto without nuts | ~pesto | -nuts -pine-nuts | | label-typical
seitan | mì căn, mi can, wheat meat, wheat protein, wheat gluten, vital wheat gluten, vital gluten, gluten flour wheat, mock duck, mock chicken seitan, seitan
  strip, seitan steak, seitan bacon, fu, mian jin, seitan chunk, seitan sausage, seitan roast, gluten steak, seitan mince, wheat seitan, seitan
  slice | ~seitan | | soy | EU Annex II
tofurky | | ~seitan | soy | | EU Annex II
mock abalone | mock meat, vegetarian duck, vegetarian chicken, vegetarian mock duck, mock chicken | ~seitan | soy | | label-typical
quorn | quorn mince, quorn piece, mycoprotein, quorn fillet, quorn sausage, quorn chicken | | eggs | milk gluten |
  label-typical: egg white
quorn nugget | breaded quorn, quorn escalope, quorn dipper, quorn fish finger | plain-flour | eggs | milk | label-typical
vegan quorn | quorn vegan, vegan quorn piece, vegan quorn mince, vegan quorn nugget | | | gluten soy | label-typical
meat substitute | veggie burger, vegan burger, plant-based mince, vegan mince, veggie mince, vegetarian mince, meat-free mince, beyond burger,
  beyond meat, vegan meatball, veggie meatball, plant-based burger, plant-based meat, vegan meat, meat alternative, meat-free meatball, vegan
  nugget, vegan chicken nugget, vegan chicken, plant-based chicken, vegan chicken piece, vegan beef, vegan beef mince, vegan bacon, vegetarian
  bacon, vegan ham, vegan pork, veggie bacon, facon, plant-based bacon, vegan duck, vegan pulled pork, vegan steak, plant-based sausage patty,
  vegetarian burger, bean burger, spicy bean burger, vegetable burger, veggie nugget, vegetarian nugget, vegan turkey, mushroom burger patty, vegan
  jerky, ground meat substitute, meatless crumble, meatless mince, plant-based ground beef, vegan ground beef, chicken substitute, vegan chicken
  strip, beef-style piece, chicken-style piece, meat-free chicken, vegan meatballs, garden burger | | | soy gluten eggs milk celery mustard |
  label-typical
impossible burger | impossible meat, tvp chunk mix, gardein | | soy | gluten eggs milk celery mustard | label-typical
nut roast | nut cutlet, nut loaf | ~walnuts | nuts | gluten eggs celery peanuts sesame | classic recipe
jackfruit pulled pork | pulled jackfruit, jackfruit carnitas, bbq jackfruit | ~jackfruit | | | definition
egg replacer | egg substitute, vegan egg, egg replacement, just egg, orgran egg replacer, flax egg, chia egg, egg alternative, ener-g egg replacer,
  vegan egg substitute, vegan scramble, egg-free scramble | ~flaxseed | | soy gluten | label-typical
aquafaba | chickpea water, chick pea water, chickpea brine | ~chickpeas | | | definition
hummus | houmous, red pepper hummus, beetroot hummus, chickpea hummus, hoummous, caramelised onion hummus, lemon hummus, hummus dip, classic hummus,
  edamame hummus, white bean hummus, lemon and coriander hummus | ~hummus | | | definition
tahini | tahini paste, tahina, sesame paste, sesame butter, black tahini, light tahini, runny tahini, tahini cream, chinese sesame paste,
  neri goma, nerigoma, goma paste, sesame spread, ground sesame, ground sesame seed, black sesame paste, sesame flour, sesame milk, white tahini |
  ~tahini | | | EU Annex II
sesame seeds | sesame, black sesame, white sesame seed, black sesame seed, toasted sesame, toasted sesame seed, sesame seed, roasted sesame seed,
  gingelly, gingelly seed, benne, benne seed, simsim, sim sim, hulled sesame, unhulled sesame seed, til seed, white til, black til, tbsp til, tsp
  til, cup til, tablespoon til, teaspoon til, g til, roasted til, beniseed, wijen, sesame kernel, ajonjoli | ~sesame-seeds | | | EU Annex II
baba ganoush | baba ghanoush, mutabal, moutabal, baba ganouj, baba ghanouj, baba gannoush, aubergine dip | aubergine tahini garlic | | milk | classic recipe
falafel | falafel mix, felafel, falafel ball, taameya | chickpeas | | gluten sesame | label-typical
vegan caesar dressing | vegan caesar, vegan ranch, vegan ranch dressing | | | mustard soy nuts | label-typical
cashew cream sauce | | ~cashews | | | EU Annex II
`;
