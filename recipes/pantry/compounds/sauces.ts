// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const sauces = `
caesar dressing | caesar salad dressing, caesar salad, caesar sauce | anchovy egg parmesan garlic dijon | | | classic recipe
ranch dressing | ranch, ranch sauce, ranch dip | mayonnaise buttermilk garlic-powder | | | classic recipe
thousand island dressing | thousand island, russian dressing, burger sauce, big mac sauce | mayonnaise ketchup | | fish mustard celery | label-typical
marie rose sauce | prawn cocktail sauce | mayonnaise ketchup worcestershire | | celery | classic recipe
blue cheese dressing | blue cheese dip, blue cheese sauce | blue-cheese mayonnaise | | | classic recipe
vinaigrette | french dressing, french vinaigrette, honey mustard dressing, mustard vinaigrette, dijon vinaigrette | dijon olive-oil red-wine-vinegar |
  | | classic recipe
honey mustard sauce | honey and mustard dressing, honey and mustard sauce | dijon honey | | eggs sulphites | label-typical
balsamic vinaigrette | balsamic dressing | balsamic olive-oil | | mustard | classic recipe
italian dressing | salad dressing, house dressing | | | mustard sulphites milk eggs soy celery | label-typical
green goddess dressing | green goddess | mayonnaise anchovy | | milk | classic recipe
salad cream | | egg dijon | | milk celery | label-typical
hollandaise | hollandaise sauce, maltaise sauce | egg-yolk butter | | mustard | classic recipe
bearnaise sauce | bearnaise, sauce bearnaise | egg-yolk butter white-wine | -alcohol -sulphites | sulphites | classic recipe
bechamel | bechamel sauce, white sauce, parsley sauce, veloute sauce | butter milk plain-flour | | | classic recipe
mornay sauce | mornay, cheese sauce, cheese sauce mix, nacho cheese sauce | butter milk plain-flour cheddar | | | classic recipe
bread sauce | bread sauce mix | sourdough milk butter | | celery | classic recipe
roux | brown roux, white roux | butter plain-flour | | | definition
beurre blanc | | butter | alcohol | sulphites gluten | classic recipe
beurre manie | | butter | gluten | sulphites alcohol | classic recipe
carbonara sauce | carbonara | egg bacon parmesan | | | classic recipe
bolognese sauce | bolognese, ragu, meat sauce, ragu bolognese, ragu sauce | beef-mince onion celery tinned-tomatoes | | sulphites milk pork |
  classic recipe
alfredo sauce | alfredo | double-cream parmesan butter | | gluten | classic recipe
vodka sauce | penne alla vodka sauce | passata double-cream spirit | | | classic recipe
puttanesca sauce | puttanesca | anchovy tinned-tomatoes capers black-olives | | | classic recipe
amatriciana sauce | amatriciana | bacon tinned-tomatoes parmesan | | | classic recipe
arrabbiata sauce | arrabbiata | ~salsa | | | classic recipe
nantua sauce | | prawns butter double-cream | | | classic recipe
peppercorn sauce | au poivre sauce, stroganoff sauce | double-cream beef-stock | | celery gluten sulphites mustard | label-typical
mushroom sauce | creamy mushroom sauce | mushroom double-cream | | gluten celery | label-typical
red wine sauce | | red-wine beef-stock | | celery gluten | classic recipe
white wine sauce | | white-wine double-cream | | fish celery | classic recipe
marsala sauce | | red-wine | | milk | classic recipe
gravy | beef gravy, pan gravy, turkey gravy, chicken gravy | ~beef-stock | gluten | celery soy milk | label-typical
gravy granules | gravy powder, gravy mix, bisto, gravy browning, vegetarian gravy, instant gravy, bisto gravy | ~beef-stock | gluten salty -beef -meat -red-meat |
  celery soy milk beef | label-typical
mint sauce | mint jelly | mint | | sulphites | label-typical
horseradish cream | creamed horseradish, horseradish and cream | horseradish double-cream | | mustard eggs sulphites | label-typical
cranberry sauce | cranberry jelly | cranberry caster-sugar | | | label-typical
apple sauce | applesauce | ~apple | | | definition
brown sauce | hp sauce, daddies sauce, a1 sauce, a1 steak sauce | ~bbq-sauce | gluten | fish celery sulphites soy | label-typical
barbecue sauce | bbq sauce, barbeque sauce, bar-b-q sauce, barbecue marinade | ~bbq-sauce | | fish sulphites soy | label-typical
buffalo sauce | buffalo wing sauce, wing sauce | hot-sauce butter | | soy | classic recipe
peri peri sauce | peri-peri sauce, piri piri sauce, piri-piri, peri peri marinade, nando's sauce | red-chilli | | sulphites mustard | label-typical
enchilada sauce | red enchilada sauce | ~salsa | | gluten | label-typical
mole sauce | mole, mole paste | | nightshade chocolate | nuts peanuts sesame gluten | classic recipe
mole negro | | | nightshade chocolate nuts sesame | peanuts gluten | classic recipe
chimichurri | gremolata, salsa verde herb, persillade | parsley garlic | | sulphites | classic recipe
italian salsa verde | sauce verte | parsley capers anchovy | | mustard | classic recipe
zhoug | zhug, schug, chermoula, mojo verde | coriander garlic red-chilli | | | classic recipe
romesco | romesco sauce, salsa romesco | almonds hazelnuts red-pepper | | gluten sulphites | classic recipe
muhammara | muhamara | walnuts red-pepper breadcrumbs | | sesame | classic recipe
skordalia | | garlic potato | | nuts gluten eggs | classic recipe
tarator sauce | tahini sauce, tahini dressing, tahina sauce, tarator | tahini | | | classic recipe
tartare sauce | tartar sauce, sauce tartare, tartare | ~mayonnaise | | milk sulphites | label-typical
remoulade | remoulade sauce, celeriac remoulade dressing | mayonnaise | | fish celery | classic recipe
aioli | garlic mayonnaise, garlic mayo | ~mayonnaise garlic | | milk sulphites gluten | label-typical
chipotle mayonnaise | chipotle mayo, sriracha mayo, spicy mayo, truffle mayo, lemon mayo, wasabi mayo, japanese mayo | ~mayonnaise |
  | milk sulphites gluten | label-typical
hellmann's | hellmann's mayonnaise, hellmann's mayo, real mayonnaise | ~mayonnaise | | | label-typical
japanese mayonnaise | | ~mayonnaise | | soy | label-typical
kewpie mayonnaise | kewpie, kewpie mayo | ~mayonnaise | soy | | label-typical
miracle whip | light mayonnaise, light mayo, reduced-fat mayonnaise, mayonnaise light | ~mayonnaise | | milk | label-typical
sandwich spread | sandwich spread sauce | mayonnaise gherkins | | celery | label-typical
tomato and mascarpone sauce | tomato mascarpone sauce | tomato cream-cheese | | | label-typical
pasta sauce | tomato pasta sauce, pizza sauce, marinara sauce, napoletana sauce, spaghetti sauce, pasta bake sauce | ~salsa | | celery milk |
  label-typical
satay sauce | satay, satay paste, peanut satay sauce, peanut dipping sauce, gado gado sauce, saus kacang, sambal kacang, bumbu kacang, satay marinade |
  peanut-butter soy-sauce | -soy -gluten -wheat | soy gluten crustaceans fish | classic recipe
oyster sauce | oyster-flavoured sauce, oyster flavoured sauce, oyster flavour sauce, oyster sauce premium | ~oyster-sauce | soy gluten wheat |
  | label-typical
hoisin | hoi sin, hoisin dipping sauce, peking duck sauce | ~hoisin | sesame | | label-typical
xo sauce | xo, xo chilli sauce | prawns scallops | | fish soy gluten pork | classic recipe
ponzu | ponzu sauce, ponzu dressing | soy-sauce lime-juice | | fish | classic recipe
black bean sauce | chinese black bean sauce, black bean garlic sauce, black bean and garlic sauce | soy-sauce garlic | | sesame | label-typical
stir-fry sauce | stir fry sauce, chow mein sauce, kung pao sauce, general tso sauce, mongolian sauce, chop suey sauce, lo mein sauce |
  soy-sauce | | sesame molluscs peanuts celery alcohol | label-typical
char siu sauce | char siu paste, char siew sauce | soy-sauce honey | | sesame | label-typical
bulgogi sauce | bulgogi marinade, galbi marinade, korean bbq sauce, korean barbecue sauce | soy-sauce sesame-oil | | | label-typical
tonkatsu sauce | okonomiyaki sauce, bulldog sauce, yakisoba sauce, takoyaki sauce, katsu sauce | soy-sauce apple | | fish celery mustard molluscs |
  label-typical
eel sauce | unagi sauce, kabayaki sauce, tare, yakitori sauce, yakitori tare, sukiyaki sauce | soy-sauce mirin | | fish | classic recipe
mentsuyu | tsuyu, noodle soup base, soba sauce, tempura sauce, tentsuyu | soy-sauce fish-stock mirin | | | classic recipe
sesame dressing | | tahini | | soy gluten eggs mustard | label-typical
goma dare | goma dressing, japanese sesame dressing, roasted sesame dressing | tahini | gluten soy | eggs mustard | label-typical
gochujang sauce | tteokbokki sauce | ~gochujang | | sesame | label-typical
ssamjang | bibimbap sauce | ~gochujang | sesame | | label-typical
doenjang | korean soybean paste, fermented soybean paste, soybean paste, soy bean paste, tauco, tao jiew, taucu | ~miso | | gluten | label-typical
yellow bean sauce | | ~miso | gluten | | label-typical
chilli bean paste | chilli bean sauce, broad bean paste | ~gochujang | -gluten -wheat | gluten | label-typical
doubanjiang | toban djan, pixian bean paste, toban jiang | ~gochujang | -wheat gluten | | label-typical
plum sauce | duck sauce, chinese plum sauce | plum caster-sugar rice-vinegar | | soy gluten | label-typical
sweet and sour sauce | sweet and sour | cider-vinegar caster-sugar pineapple | | soy gluten celery | label-typical
sweet chilli sauce | sweet chili sauce, thai sweet chilli sauce, sweet chile sauce | red-chilli caster-sugar | | fish | label-typical
chilli crisp | chilli oil, chili oil, chili crisp, crispy chilli oil, chiu chow chilli oil | red-chilli sunflower-oil | | soy peanuts sesame gluten
  | label-typical
rayu | la-yu | red-chilli sunflower-oil | sesame | soy peanuts gluten | label-typical
lao gan ma | | red-chilli sunflower-oil | soy | peanuts sesame gluten | label-typical
sambal oelek | sambal, sambal ulek | ~sriracha | | crustaceans sulphites | label-typical
sambal belacan | sambal terasi, nam prik, sambal belachan, sambal matah, thai chilli jam, chilli paste in soya bean oil | prawns red-chilli | | fish
  soy | classic recipe
nam prik kapi | | prawns red-chilli | fish | soy | classic recipe
nuoc cham | nuoc mam cham, vietnamese dipping sauce, nam jim | fish-sauce lime-juice | | | classic recipe
pad thai sauce | pad thai paste, pad thai kit | fish-sauce tamarind | | peanuts soy crustaceans gluten | label-typical
jerk sauce | jerk rub | allspice red-chilli | | soy gluten celery mustard sulphites | label-typical
curry sauce | balti sauce, jalfrezi sauce, madras sauce | | | milk nuts mustard gluten celery soy | label-typical
katsu curry sauce | | | gluten | milk nuts mustard celery soy | label-typical
korma sauce | tikka masala sauce, butter chicken sauce, makhani sauce | | milk | nuts mustard gluten celery soy | label-typical
japanese curry roux | curry roux, japanese curry cubes, curry cubes, s&b golden curry, japanese curry block | plain-flour | | milk soy celery mustard |
  label-typical
simmer sauce | cook-in sauce | | | gluten soy milk celery mustard sulphites | label-typical
cheese dip | queso dip, chile con queso, queso sauce, fondue | cheddar milk | | gluten alcohol mustard fish | classic recipe
spinach dip | onion dip, french onion dip, sour cream dip, sour cream and chive dip | sour-cream | | eggs mustard | label-typical
liquid smoke | | | | | label-typical
mushroom ketchup | | mushroom | | fish gluten | label-typical
maggi seasoning | maggi sauce, maggi, golden mountain sauce, golden mountain seasoning, thai seasoning sauce | soy-sauce | | celery | label-typical
bovril | beef extract | ~yeast-extract | beef | | label-typical
henderson's relish | hendersons relish | cider-vinegar tamarind | | | label-typical
cocktail sauce | seafood cocktail sauce, shrimp cocktail sauce | ketchup horseradish | | eggs fish mustard celery | label-typical
`;
