// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const drinks = `
white wine | dry white wine, white cooking wine, sauvignon blanc, chardonnay, pinot grigio, riesling, champagne, prosecco, cava, sparkling wine,
  sparkling white wine, cremant, rose wine, sweet wine, dessert wine, muscat, sauternes, vin santo, moscato, wine, cooking wine, table wine,
  vin blanc, orange wine, retsina, vin jaune, asti, chablis, vinho verde, gruner veltliner, verjus wine, gewurztraminer, sparkling rose,
  gluhwein, mulled wine, wine reduction, muscadet | ~white-wine | | | EU Annex II
sherry sweet | pedro ximenez, cream sherry, sweet sherry, ice wine, moscatel wine | ~red-wine | sugary added-sugar | | definition
red wine | vino, dry red wine, port, port wine, marsala, marsala wine, sherry, dry sherry, fino sherry, amontillado, cooking sherry,
  madeira, madeira wine, vermouth, dry vermouth, sweet vermouth, red vermouth, martini rosso, burgundy, burgundy wine,
  merlot, cabernet sauvignon, pinot noir, shiraz, malbec, chianti, rioja, barolo, vin rouge, claret, ruby port, tawny port, white port,
  sangria, fortified wine, lillet, dubonnet, beaujolais, syrah, tempranillo, zinfandel, lambrusco, cooking red wine, noilly prat, oloroso,
  palo cortado, manzanilla sherry, commandaria, banyuls, vin doux, cotes du rhone | ~red-wine | | | EU Annex II
cider | dry cider, hard cider, scrumpy, perry, alcoholic cider, hard apple cider, dry hard cider, pear cider, cidre, cidre brut, cornish cider,
  english cider | ~white-wine | | | EU Annex II
beer | ale, lager, stout, guinness, porter, pilsner, ipa, pale ale, wheat beer, brown ale, dark beer, light beer, mexican beer, amber ale,
  weissbier, hefeweizen, bock, craft beer, belgian beer, corona beer, shandy, barley wine, kvass, pale lager, blonde ale, golden ale, german beer,
  stout beer | ~beer | | sulphites | EU Annex II
alcohol-free beer | non-alcoholic beer, alcohol free beer, 0% beer, near beer, malt beverage, alcohol-free lager, non alcoholic beer,
  low-alcohol beer, 0.0% beer, alcohol-free stout, malta, non-alcoholic lager, alcohol free lager, malt drink, zero alcohol beer | ~beer |
  -alcohol | sulphites alcohol | EU Annex II
gluten-free beer | gluten free beer, gluten-free lager, gluten free lager, gf beer, gluten-free ale | ~beer | -gluten | gluten sulphites |
  Regulation (EU) 828/2014
alcohol-free wine | non-alcoholic wine, dealcoholised wine, alcohol free wine, alcohol-free red wine, alcohol-free white wine, non-alcoholic red wine,
  non-alcoholic white wine, dealcoholized wine, alcohol free red wine, alcohol free white wine, non-alcoholic sparkling wine, alcohol-free sparkling wine |
  | sulphites | alcohol | EU Annex II
alcohol-free spirit | non-alcoholic spirit, seedlip, mocktail, virgin mojito, virgin margarita, virgin mary, alcohol-free gin, alcohol-free cider,
  non-alcoholic rum, alcohol-free rum | | | alcohol sulphites | definition
rum | dark rum, white rum, spiced rum, light rum, gold rum, golden rum, vodka, gin, sloe gin, whisky, whiskey, bourbon, bourbon whiskey, scotch,
  scotch whisky, irish whiskey, rye whiskey, jack daniel's, brandy, apple brandy, cognac, armagnac, tequila, mezcal, tequila blanco, grappa,
  cachaca, pisco, aquavit, akvavit, ouzo, raki, arak, schnapps, peach schnapps, kirsch, kirschwasser, calvados, applejack, absinthe, everclear,
  moonshine, slivovitz, baijiu, moutai, overproof rum, grain alcohol, neutral spirit, blended scotch, soju, shochu, rakia, poitin, cherry brandy,
  plum brandy, eau de vie, genever | ~spirit | | | EU Annex II: distillates of cereals are exempt
liqueur | cointreau, grand marnier, triple sec, orange liqueur, coffee liqueur, limoncello, chambord, cassis, chartreuse, drambuie, galliano, sambuca,
  anisette, pernod, pastis, ricard, jagermeister, st germain, elderflower liqueur, midori, maraschino liqueur, peach liqueur, southern comfort, creme de
  banane, banana liqueur, raspberry liqueur, cherry liqueur, heering, falernum, allspice dram, aperol, cynar, suze, st-germain, fernet-branca, fernet,
  amaro, bitters, angostura bitters, angostura, orange bitters, peychaud's bitters, cocktail bitters, dash bitter, averna, strega, herbal liqueur,
  hpnotiq, licor 43, tuaca | ~spirit | added-sugar sugary | sulphites | definition
campari | campari bitter, alchermes | ~spirit | | insect | label-typical: cochineal in some countries
pimms | pimm's, pimm's no 1 | ~spirit | | sulphites | label-typical
creme de cacao | mozart liqueur, white creme de cacao, dark creme de cacao | ~spirit | | milk | label-typical
irish cream | irish cream liqueur, cream liqueur, amarula, baileys irish cream, rumchata, bailey's irish cream, crema de orujo | ~irish-cream |
  added-sugar | | label-typical
advocaat | snowball cocktail, warninks, vov, egg liqueur | ~spirit | eggs | milk | definition
amaretto | disaronno, amaretto liqueur, almond liqueur, creme d'amande liqueur, lazzaroni amaretto, creme de noyaux | ~amaretto | added-sugar | |
  label-typical
frangelico | hazelnut liqueur, nocello, nocino, walnut liqueur, pistachio liqueur, creme de noisette, dumante, noisette liqueur | ~amaretto |
  added-sugar | | label-typical
mirin | hon mirin, sweet rice wine, mirin-style seasoning, aji mirin, mirin rice wine | ~mirin | | | definition
sake | cooking sake, rice wine, chinese cooking wine, chinese rice wine, michiu, mijiu, huangjiu, makgeolli, cheongju, dry sake, japanese rice wine,
  chinese wine | ~mirin | | gluten | label-typical: wheat in the starter
shaoxing wine | shaohsing wine, shao hsing wine, shaoxing, shao xing wine, shaoxing rice wine, hua diao, xiaoxing wine, shaohsing rice wine,
  shaoxing cooking wine | ~mirin | gluten | | label-typical: wheat in the starter
vanilla extract | vanilla, vanilla essence, vanilla bean paste, vanilla paste, vanilla extract pure, pure vanilla extract, madagascan vanilla extract,
  vanilla flavouring, vanilla bean extract, vanilla aroma, mexican vanilla | ~vanilla | | | Regulation (EC) 1334/2008; US 21 CFR 169.175: 35 % alcohol
alcohol-free vanilla | alcohol-free vanilla extract, vanilla powder, vanilla pod, vanilla bean, vanilla seed, vanilla glycerite, alcohol free vanilla extract,
  vanilla pod seed, vanilla caviar, vanilla bean pod, vanilla bean powder | | | | definition
lemon extract | orange extract, mint extract, peppermint extract, rum extract, coffee extract, lemon essence, rum essence, rum flavouring,
  anise extract, maple extract, coconut extract, orange essence, peppermint essence, brandy essence, raspberry extract, mint essence,
  strawberry extract, banana extract, peppermint oil extract | | alcohol | | US 21 CFR 169
cocktail | margarita, mojito, daiquiri, bloody mary, negroni, martini, hard seltzer, cosmopolitan, aperol spritz, caipirinha, mai tai, long island
  iced tea, gin and tonic, old fashioned cocktail, mint julep, sidecar, moscow mule, manhattan cocktail, bellini, mimosa, whiskey highball, dark and
  stormy, paloma, vodka soda, hurricane cocktail, singapore sling, tequila sunrise, sex on the beach, espresso martini, vodka tonic | ~spirit | |
  sulphites | classic recipe
white russian | brandy alexander, grasshopper cocktail, mudslide, irish coffee | spirit double-cream | | | classic recipe
whiskey sour | pisco sour, gin fizz, clover club, amaretto sour, white lady | spirit egg-white lemon-juice | | milk nuts sulphites | classic recipe
ramos gin fizz | | spirit egg-white lemon-juice | milk | nuts sulphites | classic recipe
bloody mary mix | michelada mix | tomato celery | | fish gluten soy mustard | label-typical
bloody caesar | | tomato celery | fish | gluten soy mustard | label-typical
vodka vanilla | vanilla vodka, flavoured vodka, vanilla rum | ~spirit | | | definition
tomato juice cocktail | v8, v8 juice, vegetable juice, tomato and vegetable juice | tomato celery | | | label-typical
tomato juice | passata juice | ~passata | | celery | definition
grape juice | white grape juice, red grape juice, sparkling grape juice, verjuice, verjus | | | sulphites | label-typical
lemonade | cola, kola, sprite, 7up, 7 up, soda pop, fanta, gatorade, tonic water, bitter lemon, cream soda, squash drink, orange squash,
  cordial, elderflower cordial, lime cordial, grenadine, ginger ale, ginger beer, root beer, butterbeer, sarsaparilla, lemonade powder, kool-aid, tang,
  blackcurrant cordial, ribena, ginger cordial, elderflower pressé, lemon squash, lemon-lime soda, club soda, seltzer, orange soda, sweet and sour mix,
  sour mix, margarita mix, mojito mix | ~caster-sugar | | sulphites | label-typical
kombucha | jun | tea | | alcohol | definition
guarana | yerba mate, mate tea, mate | ~tea | | | definition
barley water | barley tea, mugicha, barley coffee, postum, roasted barley tea, caro coffee, inka coffee, barleycup, caffè d'orzo, caffe d'orzo, orzo coffee, barley drink powder, roasted barley drink | pearl-barley | | | EU Annex II
genmaicha | brown rice tea | ~tea | | | definition
horchata | horchata de chufa, tiger nut milk, tigernut milk, kunu, chufa milk | ~rice-milk | | milk nuts | definition
hemp milk | pea milk, potato milk, flax milk, hemp drink, pea protein milk, quinoa milk, ripple milk, sproud, banana milk vegan, sunflower milk,
  sunflower seed milk, pumpkin seed milk, chickpea milk, flax drink, linseed milk, dug potato milk, hemp seed milk, millet milk, buckwheat milk,
  pea drink, quinoa drink | ~rice-milk | -rice-family | | definition
wine vinegar | red wine vinegar, white wine vinegar, sherry vinegar, champagne vinegar, cider wine vinegar, moscatel vinegar, cava vinegar,
  red vinegar wine, prosecco vinegar, muscatel vinegar, cabernet vinegar, tarragon vinegar, raspberry vinegar, vinaigre de vin, rose vinegar,
  red or white wine vinegar, chardonnay vinegar | ~red-wine-vinegar | | | EU Annex II
balsamic vinegar | balsamic, balsamic glaze, white balsamic, white balsamic vinegar, aceto balsamico, balsamic reduction, balsamic cream,
  balsamic syrup, balsamic condiment, crema di balsamico, aged balsamic vinegar, balsamico | ~balsamic | | | EU Annex II
cider vinegar | apple cider vinegar, apple vinegar, raw apple cider vinegar, acv, vinegar, white vinegar, distilled vinegar, distilled white vinegar,
  spirit vinegar, coconut vinegar, cane vinegar, pickling vinegar, plain vinegar, date vinegar, palm vinegar, acetic acid, umeboshi vinegar,
  fruit vinegar | ~cider-vinegar | | | EU Annex II
malt vinegar | brown malt vinegar, sarson's, distilled malt vinegar, brown vinegar, alegar, malt vinegar powder | ~malt-vinegar | |
  sulphites | EU Annex II: barley
rice vinegar | rice wine vinegar, seasoned rice vinegar, japanese rice vinegar, brown rice vinegar, white rice vinegar, sushi seasoning,
  sushi vinegar, mirin vinegar, seasoned rice wine vinegar, red rice vinegar | ~rice-vinegar | | | definition
black vinegar | black rice vinegar, kurozu | ~rice-vinegar | | gluten | label-typical: wheat bran
chinkiang vinegar | chinese black vinegar, zhenjiang vinegar, shanxi vinegar | ~rice-vinegar | gluten | | label-typical: wheat bran
soy sauce | dark soy, mushroom soy, light soy sauce, dark soy sauce, shoyu, kecap manis, sweet soy sauce, ketjap manis, kecap, ketjap, kecap asin,
  mushroom soy sauce, usukuchi, koikuchi, kikkoman, superior soy sauce,
  thin soy sauce, seasoned soy sauce, soy glaze, soy marinade, ganjang, see ew, toyo, soy seasoning, less-sodium soy sauce, lite soy sauce,
  indonesian sweet soy sauce, sojasauce, sojasosse, salsa de soja, soy sauce powder, sauce soja, soy paste, japanese soy sauce, chinese soy sauce,
  shoyu tare, toasted soy sauce | ~soy-sauce | | | EU Annex II
tamari | tamari soy sauce, gluten-free soy sauce, gluten free soy sauce, gluten-free tamari, liquid aminos, bragg liquid aminos, wheat-free soy sauce,
  wheat-free tamari, tamari sauce, gf soy sauce, bragg's aminos, gluten-free dark soy sauce, gluten-free light soy sauce, soy sauce gluten free,
  soy aminos, wheat-free tamari soy sauce, reduced sodium tamari, low-sodium tamari | ~tamari | | gluten | label-typical
teriyaki sauce | teriyaki, teriyaki marinade, teriyaki glaze, sticky teriyaki sauce | ~teriyaki | | sesame | label-typical
worcestershire sauce | worcester sauce, worcestershire, worcester, lea & perrins, lea and perrins | ~worcestershire | | | label-typical
marmite | vegemite, yeast extract, promite, cenovis, vegetable extract, autolysed yeast extract | ~yeast-extract | | | label-typical
`;
