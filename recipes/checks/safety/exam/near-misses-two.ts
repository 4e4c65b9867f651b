/** Safe recipes with words close to dangerous ones, written after the first round of rules and before the rules ran on them. */
export const nearMissesTwo = `
# liquid from a pot
6 chicken thighs; 250 ml orange juice | Roast the thighs in the orange juice until 74 °C. / Spoon 5 tbsp of the juices into a jar, shake with the mustard and dress the salad.
4 salmon fillets; 150 g yoghurt | Lay the salmon on a tray. / Stir the yoghurt with the dill and set aside half of the sauce for serving. / Spread the rest over the salmon and bake until it flakes.
800 g beef chuck; 500 ml stock | Brown the beef in batches and lift it onto a plate. / Pour 400 ml of the stock into the pan and keep the remaining 100 ml of the stock for the dressing of the barley. / Return the beef and braise for 2 hours until tender.
600 g chicken breast; 400 ml coconut milk | Pour 300 ml of the coconut milk into the pan and add the chicken. / Mix the remaining coconut milk with the lime for the cold sauce. / Simmer the chicken to 74 °C.
1 whole chicken; 2 litres water | Poach until 74 °C, lift out the bird. / Strain the broth and drink a cup of it with salt while the chicken cools.
500 g pork mince; 400 ml tomato sauce | Warm half of the tomato sauce in one pan for the vegetarians. / Stir the mince into the rest and simmer to 71 °C.
4 duck breasts; 200 g cherries | Fry the duck skin down, pouring off the fat into a jar as it renders. / Cook to 74 °C. / Keep the fat for roasting potatoes.
300 g pasta; 400 g beef mince | Add the mince and fry it to 71 °C. / Save a cup of the pasta water, drain the pasta and serve it with the sauce.
# marinades
700 g chicken thighs; 80 ml lemon juice | Pour the marinade that is left in the bag into a small pan, boil it for 5 minutes and spoon it over the couscous. The chicken reads 74 °C.
600 g pork ribs; 100 ml hoisin sauce | Set 3 tbsp of the marinade aside in a clean cup before coating the ribs. / Roast to 63 °C and brush with the marinade from the cup.
500 g aubergines; 60 ml miso | Grill the aubergines and trickle the remaining marinade over them.
600 g chicken breast; 60 ml soy sauce | Lift the chicken out, letting the excess marinade drip off. / Grill to 74 °C and serve with rice.
500 g halloumi; 2 lemons | Brush the halloumi with what is left of the marinade just before serving.
# sprouts and rice
150 g beansprouts; 200 g rice noodles | Add the beansprouts for the last minute of frying and eat straight away while it is steaming hot.
300 g jasmine rice | Leave the covered pan of rice off the heat for 15 minutes; do not lift the lid.
350 g long-grain rice | tip: Rice that is over goes into a shallow box and into the fridge within the hour, for one day at most.
250 g glutinous rice | Soak the rice in plenty of water on the counter for 8 hours, then steam it.
500 g Brussels sprouts; 100 g chestnuts | tip: You can trim the sprouts the night before and leave them out in a cool place.
# kidney beans
250 g dried kidney beans | tip: The ten-minute hard boil is not optional: it destroys a poison.
400 g tin kidney beans | Tip the beans into the chilli; no need to boil them first.
200 g dried cannellini beans | Soak overnight on the side, drain, boil for 10 minutes and simmer until soft.
# thermometers
1.8 kg chicken; 2 lemons | tip: If you have no thermometer, borrow one; the thigh must read 74 °C.
4 lamb chops | Fry to 63 °C; there is no need to turn them more than once.
# thawing and freezing
800 g chicken wings, frozen | Move the wings to the fridge the night before to thaw. / Roast to 74 °C.
400 g filo pastry, frozen; 500 g chicken thighs | Leave the filo out to thaw for 3 hours at room temperature. / Cook the chicken to 74 °C.
500 g mixed berries, frozen | Thaw the berries out of the fridge until dinner.
600 g pork mince | Cook to 71 °C. / tip: Cooked patties go into the freezer well; mince that was frozen once should not be refrozen raw.
# rinsing
1.5 kg chicken, whole | Wipe the bird with kitchen paper: washing it would only splash germs about. / Roast to 74 °C.
600 g chicken thighs; 200 g basmati rice | Wash the rice in three changes of water while the thighs roast to 74 °C.
2 leeks; 500 g chicken breast | Rinse the leeks well to get rid of grit; add them to the chicken and cook to 74 °C.
# left out
1 kg strong flour; 10 g yeast; 300 g cooked ham | Leave the dough on the work surface overnight. / Roll it round the ham and bake.
6 egg yolks; 600 ml cream | Cook the custard to 80 °C and stand the bowl in iced water. / Keep it overnight in the fridge.
500 g potatoes; 4 tbsp mayonnaise | tip: At a picnic keep the salad in a cool box and eat it within two hours.
1 rib of beef, 2 kg | Roast to 63 °C and rest it on the side for 40 minutes under foil.
200 g cashew nuts; 500 g chicken thighs | Soak the cashews in water at room temperature for 4 hours. / Cook the chicken in the sauce to 74 °C.
# tasting
500 g sausagemeat; 1 apple | Fry a walnut of the mixture, taste it and adjust the salt. / Bake the rest to 71 °C.
200 g flour; 3 eggs | Scrape the batter off the whisk; nobody eats it raw. / Bake until firm.
# garlic in oil and canning
20 garlic cloves; 500 ml olive oil | Pack the confit garlic under its oil, keep it in the fridge and eat it within a week.
1 kg plums; 400 g sugar | Bottle the plums in syrup and process the jars in a boiling-water bath for 25 minutes; they keep in the pantry for a year.
1 kg mushrooms; 500 ml white wine vinegar | Simmer the mushrooms in the vinegar, pack them into jars and boil the jars for 20 minutes.
`;
