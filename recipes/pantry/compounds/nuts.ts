// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const nuts = `
nuts | mixed nut, mixed nuts, tree nut, nut, chopped nut, nut mix, nut topping, toasted nut, roasted nut, salted nut, unsalted nut, nut kernel,
  nut of choice, crushed nut, fruit and nut mix, mixed nuts and seeds, mixed nut and seed, nut and seed mix, nibbed nut, deluxe mixed nut,
  nut piece | almonds cashews walnuts hazelnuts | | peanuts sesame | EU Annex II
trail mix | student mix, studentenfutter, scroggin, fruit and nut, nut cluster, nut bar, protein ball, bliss ball, energy ball, date ball,
  lara bar, kind bar, nakd bar, larabar, rx bar | almonds | | peanuts sesame milk soy gluten sulphites | label-typical
protein bar | meal replacement bar | | soy milk | nuts peanuts gluten sesame | label-typical
clif bar | | | soy milk gluten | nuts peanuts sesame | label-typical
protein shake | meal replacement shake, huel, slimfast | | milk | soy gluten | label-typical
almonds | almond flake, flaked almond, almond sliver, almond piece, nibbed almond, toasted almond, toasted flaked almond, slivered almond, sliced
  almond, blanched almond, whole almond, smoked almond, chopped almond, almond nut, roasted almond, skin-on almond, bitter almond, amande, almond
  half, roasted salted almond | ~almonds | | | EU Annex II
ground almonds | ground almond, almond flour, almond meal, almond crumb, almond dust | ~ground-almonds | | | EU Annex II
cashews | cashew nut, cashew piece, raw cashew, roasted cashew, salted cashew, toasted cashew, cashewnut, cashew half, unsalted cashew,
  kaju, cashew kernel, soaked cashew | ~cashews | | | EU Annex II
walnuts | walnut half, walnut piece, black walnut, chopped walnut, walnut kernel, toasted walnut, wet walnut, pickled walnut, english walnut |
  ~walnuts | | | EU Annex II
pecans | pecan nut, pecan half, pecan piece, toasted pecan, chopped pecan | ~pecans | | | EU Annex II
hazelnuts | hazelnut, filbert, cobnut, kentish cobnut, hazelnut piece, roasted hazelnut, toasted hazelnut, chopped hazelnut, blanched hazelnut,
  roasted chopped hazelnut, cob nut, hazelnut kernel, chopped roasted hazelnut | ~hazelnuts | | | EU Annex II
pistachios | pistachio nut, pistachio kernel, slivered pistachio, nibbed pistachio, chopped pistachio, pistachio, iranian pistachio,
  pistachio sliver | ~pistachios | | | EU Annex II
brazil nuts | brazil nut, brazils, brazilnut, para nut | ~brazil-nuts | | | EU Annex II
macadamia nuts | macadamia, queensland nut, macadamia nut, macadamia halves | ~macadamia | | | EU Annex II
pine nuts | pine nut, pine kernel, pignoli, pignolia, pinon, toasted pine nut, pinenut, pinon nut, pinoli | ~pine-nuts | | nuts | not in EU Annex II
other tree nuts | pili nut, hickory nut, beechnut, butternut walnut, heartnut, candlenut, kemiri, chilgoza, ginkgo nut | | nuts | | FDA list of tree nuts; not in EU Annex II
peanuts | peanut, groundnut, ground nut, monkey nut, salted peanut, roasted peanut, honey roasted peanut, honey-roasted peanut, unsalted peanut,
  peanut half, crushed peanut, redskin peanut, boiled peanut, raw peanut, beer nut, peanut kernel, earth nut, earthnut, chopped peanut,
  blanched peanut, peanut crumb, redskin nut, spanish peanut, peanut halves, sugared peanut, arachis, goober, goober pea, pb | ~peanuts | |
  | EU Annex II
dry roasted peanut | coated peanut, kri kri peanut, honey and salt peanut, chilli peanut | ~peanuts | | gluten soy milk celery | label-typical
peanut oil | groundnut oil, arachis oil, arachide oil, refined peanut oil, refined groundnut oil, roasted peanut oil | ~peanut-oil | | | EU Annex II
peanuts and raisins | peanut and raisin | peanuts raisins | | nuts sulphites | definition
peanut snack | bombay mix, chivda, chevda, chaat mix, sev mix, farsan | peanuts chickpea-flour | | gluten mustard nuts sesame | label-typical
sev | bhujia, boondi | ~chickpea-flour | | gluten mustard | label-typical
chestnut | chestnut puree, chestnut flour, vacuum-packed chestnut, roasted chestnut, sweet chestnut, chestnut spread,
  cooked chestnut, peeled chestnut, whole chestnut, castagne | ~chestnut | | | not in EU Annex II
seed mix | mixed seed, mixed seeds, omega seed, omega seed mix, omega sprinkle, four seed mix, three seed mix, toasted mixed seed, super seed |
  ~sunflower-seeds | | sesame | label-typical
seed butter | sunflower seed butter, sunflower butter, sunbutter, pumpkin seed butter, hemp seed butter, watermelon seed butter, tiger nut butter,
  tigernut butter, sunflower seed spread | ~sunflower-seeds | | | definition
`;
