// Rare names with all that they always contain: name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const regionalRare = `
// tomatoes, peppers
strattu | 'strattu, 'u strattu, astrattu, strattu siciliano, estratto di pomodoro, conserva di pomodoro, pelte domates | ~tomato-puree | salty |
  | definition
pappa al pomodoro | | sourdough tomato garlic | | milk onion-family hot | classic recipe
taktouka | | tomato red-pepper garlic | | | classic recipe
zaalouk | zaalouk salad | aubergine tomato garlic | | | classic recipe
// onions
tfaya | t'faya, tfaia | onion raisins | added-sugar | honey milk nuts | classic recipe
zwiebelschmelze | | onion butter | | gluten | classic recipe
zwiebelmarmelade | zwiebelchutney | onion caster-sugar | | alcohol sulphites mustard | classic recipe
birista onions | bareesta, brista onions | ~onion | | gluten | definition
// drinks of chocolate, coffee and maize
champurrado | champurrado mexicano, chocolate atole, atole de chocolate | masa-harina dark-chocolate milk | | | classic recipe
champorado | tsampurado | cocoa caster-sugar | rice-family starchy | milk fish soy gluten | classic recipe
tsokolate | sikwate | cocoa | | added-sugar milk nuts peanuts soy gluten | classic recipe
tascalate | | masa-harina cocoa caster-sugar | | milk nuts pine-nuts gluten | classic recipe
tejate | | masa-harina cocoa | | added-sugar nuts coconut-family sesame gluten peanuts alcohol | classic recipe
pozol | | masa-harina | | chocolate caffeine added-sugar | classic recipe
pozol de cacao | pinolillo | masa-harina cocoa | | added-sugar milk | classic recipe
pinole | | masa-harina | | added-sugar chocolate | definition
bicerin | | coffee dark-chocolate milk | | alcohol eggs nuts | classic recipe
barraquito | | coffee condensed-milk liqueur milk | | | classic recipe
cioccolata calda | cioccolata in tazza, chocolat chaud, heiße schokolade, horká čokoláda | dark-chocolate milk | | gluten | classic recipe
chocolate santafereño | | dark-chocolate milk | | | classic recipe
// walnuts
salsa di noci | salsa alle noci | walnuts garlic milk | gluten wheat | pine-nuts eggs | classic recipe
nogada | en nogada, nogada sauce, salsa de nueces | walnuts milk | | gluten alcohol | classic recipe
chiles en nogada | chile en nogada | walnuts milk | meat hot | pork beef gluten eggs dried-fruit alcohol | classic recipe
satsivi | sacivi, satsivi sauce | chicken-thigh walnuts garlic onion | | gluten eggs milk | classic recipe
bazhe | bazhe sauce, pkhali, phkali | walnuts garlic | | gluten wheat | classic recipe
// fish
momone | | | fish salty fermented | | definition
mahyawa | mehyawa, mahiaveh, mehiawa | anchovy mustard-seeds | fermented | gluten wheat | classic recipe
// sweets of wheat and maize
sheera | suji halwa, sooji halwa, rava sheera, suji ka halwa, sooji ka halwa | semolina ghee caster-sugar | | nuts | classic recipe
karah parshad | kada prasad, karah prasad, aate ka halwa, atta halwa | plain-flour ghee caster-sugar | | nuts | classic recipe
khapse | khapsey | plain-flour butter caster-sugar | | milk eggs | classic recipe
halvas simigdalenios | simigdalenios halvas | semolina caster-sugar | nuts | honey pine-nuts | classic recipe
mamounia | mamouniyeh | semolina butter caster-sugar | | nuts | classic recipe
grano dolce | | walnuts dark-chocolate | gluten wheat starchy grain | alcohol sulphites | classic recipe
tamina | | semolina honey butter | | nuts | classic recipe
rfiss | rfis tounsi | semolina dates butter | | nuts sesame honey | classic recipe
pelamushi | | | sugary starchy | gluten wheat corn nuts | classic recipe
// blood
botifarró | botifarrón, botifarra negra, butifarra negra, bull negre, bisbe negre | ~black-pudding | offal | onion-family milk | definition
chouriço de sangue | chouriça de sangue, chouriço mouro, chouriço preto | ~black-pudding | offal | alcohol onion-family garlic-family sulphites | definition
mustardela | mustardela valdese | ~black-pudding | offal | alcohol onion-family garlic-family | definition
marag dubh | | ~black-pudding | offal gluten oats onion-family | lamb beef | definition
gyurma | | | meat offal | beef lamb gluten garlic-family onion-family rice-family | definition
kishke | stuffed derma, stuffed kishke | plain-flour onion | meat | beef poultry eggs celery | classic recipe
kishka | | | meat offal | pork beef poultry gluten onion-family garlic-family | definition
sanguette | sanquette | garlic | poultry offal | onion-family | classic recipe
cabidela | galinha à cabidela, frango de cabidela, arroz de cabidela | chicken-thigh onion garlic | offal | rice-family alcohol pork sulphites | classic recipe
svartsoppa | | | poultry offal alcohol | gluten pork celery sulphites | classic recipe
sangre encebollada | sangrecita, sangre frita, sangre con cebolla | onion | meat offal | pork poultry beef garlic-family | classic recipe
blodklub | blodklubb | plain-flour | meat offal | pork beef potato-family oats milk | classic recipe
veriohukaiset | veriohukainen, verilettu | rye-flour | meat offal | pork beef eggs milk onion-family wheat | classic recipe
paltbröd | paltbrod | rye-flour | meat offal | pork beef alcohol milk wheat | classic recipe
blood curd | blood jelly, pork blood cubes | | meat offal | pork poultry beef | definition
`;
