/** Safe recipes with words close to dangerous ones, written before the rules ran on them. Row format as in “dangers-one.ts”. */
export const nearMissesOne = `
# liquid from a pot
1.2 kg chicken thighs; 400 ml coconut milk | Simmer the chicken to 74 °C. / Ladle 100 ml of the cooking liquid into a bowl and whisk in the lime juice for a dressing.
500 g chicken breast | Poach the chicken until it reads 74 °C and lift it out. / Take 3 tbsp of the poaching liquid for the dressing.
1 whole chicken; 1 litre stock | Before the chicken goes in, set aside 200 ml of the stock for the sauce. / Poach to 74 °C.
600 g chicken thighs; 300 g yoghurt | Set aside half of the yoghurt sauce for serving before you add the raw chicken. / Roast the chicken to 74 °C.
300 g pasta; 500 g cooked chicken | Scoop out a cup of the pasta water before draining. / Toss with the chicken.
1 kg pork shoulder; 300 ml cider | Braise to 90 °C. / Skim the fat and spoon the sauce over the pork.
700 g chicken thighs; 200 ml stock | Add the chicken and stock and cook for 25 minutes to 74 °C. / Stir 2 tbsp of the hot sauce into the yoghurt and pour it back.
600 g chicken breast; 200 ml cream | While the chicken simmers, mix the yoghurt with the lemon juice for the cold dressing. / Cook to 74 °C.
4 duck legs; 300 ml wine | Braise the duck to 74 °C. / Reserve 100 ml of the braising liquid, reduce it and drizzle it over.
500 g beef mince; 400 g tomatoes | Brown the mince. / Take out 2 tbsp of the tomatoes before they go into the pan and keep them for the salad. / Simmer to 71 °C.
600 g chicken thighs; 100 ml soy sauce | While the chicken cooks, boil 60 ml of the soy sauce with the sugar until syrupy. / Roast to 74 °C.
700 g chicken thighs; 400 g tomatoes | Stir the cornflour with 2 tbsp of the sauce, return it to the pot and simmer the chicken to 74 °C.
# marinades
600 g pork shoulder; 100 ml lime juice | Coat the pork with the marinade. / Cook it in the oven for 150 minutes, to 93 °C. / tip: Overnight in the marinade makes the pork still finer.
600 g chicken breast; 100 ml soy sauce | Marinate the chicken for 1 hour. / Boil the marinade for 3 minutes and spoon it over the grilled chicken, which reads 74 °C.
500 g pork loin; 60 ml lime juice | Keep back half of the marinade before the pork goes in. / Grill to 63 °C and drizzle with the marinade that you kept back.
800 g lamb leg; 200 g yoghurt | Lift the lamb from the marinade and throw the marinade away. / Grill to 63 °C.
4 salmon fillets; 50 ml mirin | Simmer the leftover marinade for 5 minutes until thick. / Brush it over the salmon, fried until opaque.
600 g beef sirloin; 80 ml soy sauce | Discard the marinade that held the raw beef. / Grill the beef to 63 °C.
400 g tofu; 60 ml soy sauce | Marinate the tofu for an hour. / Fry and drizzle with the leftover marinade.
500 g mushrooms; 3 tbsp vinegar | Serve the mushrooms with the remaining marinade spooned over.
600 g chicken thighs; 100 g yoghurt | Roast the chicken with its marinade at 200 °C for 40 minutes, until it reads 74 °C.
700 g chicken thighs; 3 tbsp honey | Pour the marinade over the raw chicken and leave it in the fridge for 2 hours. / Roast to 74 °C.
600 g chicken thighs; 60 ml soy sauce | Add the chicken and all of its marinade to the wok and fry for 10 minutes to 74 °C.
500 g prawns, raw; 2 limes | Whisk the marinade, put a third of it in a clean bowl for the table, and turn the prawns in the rest. / Grill until pink and opaque. / Drizzle over the clean marinade.
1 kg chicken wings; 150 ml hot sauce | Toss the baked wings, at 74 °C inside, in a fresh batch of the sauce.
400 g feta; 100 ml oil | Pour the marinade over the feta and serve.
800 g pork ribs; 200 ml barbecue sauce | Brush the ribs with the marinade and roast for another 40 minutes, to 63 °C.
600 g chicken breast; 100 ml oil | Never serve the leftover marinade unless you have boiled it. / Grill to 74 °C.
600 g chicken thighs; 1 lemon | Whisk the oil, lemon and herbs, pour half over the chicken to marinate and keep the other half as the dressing. / Grill to 74 °C. / Drizzle over the dressing.
# sprouts
200 g bean sprouts; 300 g noodles | Stir-fry the bean sprouts for 2 minutes until steaming hot and serve at once.
150 g bean sprouts; 1 carrot | Blanch the sprouts for 1 minute, cool them under cold water and chill for up to 2 hours.
500 g Brussels sprouts | Keep the roasted sprouts warm in a low oven for an hour.
100 g alfalfa sprouts | Add the sprouts just before serving.
500 g Brussels sprouts; 1 lemon | Pack the shaved sprouts into the lunchbox with the dressing.
200 g bean sprouts | tip: Keep the bean sprouts in the fridge and use them within two days.
200 g bean sprouts; 200 ml broth | tip: Do not leave bean sprouts out for hours; cook them and eat them straight away.
# rice
300 g rice; 4 eggs | Cool the cooked rice quickly, chill it in the fridge overnight, then fry it until piping hot, with the eggs set.
250 g jasmine rice | Let the cooked rice stand off the heat, covered, for 10 minutes.
250 g rice | Soak the raw rice at room temperature for 2 hours, then drain.
400 g sushi rice | Cool the seasoned rice at room temperature for 20 minutes, until no longer warm, and use it within the hour.
300 g basmati rice | tip: Do not leave cooked rice out; it goes into the fridge within an hour.
200 g rice; 100 g urad dal | Grind the soaked rice and dal and leave the batter to ferment overnight at room temperature.
250 g rice | No need to rinse the rice.
250 g brown rice | Soak the rice overnight on the counter. / Drain and boil for 30 minutes.
300 g rice; 500 ml milk | Chill the rice pudding in the fridge overnight.
200 g wild rice | Simmer the rice for an hour, then let it rest for 10 minutes.
200 g rice noodles | Leave the rice noodles in warm water for 30 minutes.
300 g rice | Keep the rice hot in the rice cooker, above 63 °C, for up to 2 hours.
# kidney beans
250 g dried kidney beans | Soak overnight, drain, boil hard for 10 minutes, then simmer for an hour.
2 tins kidney beans | Drain the beans; there is no need to boil them, since they are cooked already.
400 g tinned kidney beans | Put the tinned kidney beans into the slow cooker for 4 hours.
250 g dried kidney beans | Boil the soaked beans fiercely for 15 minutes, then move them to the slow cooker for 6 hours.
200 g red lentils | No need to soak the lentils.
250 g dried black beans | tip: You can skip the soaking; they just take longer.
200 g dried chickpeas | Put the soaked chickpeas into the slow cooker for 8 hours.
250 g dried kidney beans | Never skip the hard boil: bring the beans to a rolling boil for 10 minutes.
# thermometers
500 g sugar; 100 g butter | Boil the caramel to a deep amber; you can skip the thermometer and go by colour.
1 whole chicken | Do not skip the thermometer: the thigh must read 74 °C.
200 g chocolate | tip: No thermometer? Test the chocolate on your lip.
1 loaf dough; 500 g flour | No need to check the temperature of the bread if it sounds hollow.
4 chicken breasts | Without a thermometer, cut into the thickest part; the juices must run clear and 74 °C is the mark.
1 sirloin steak, 300 g | Rest the steak for 5 minutes after it reaches 63 °C; no need to cover it.
# thawing and freezing
500 g chicken thighs, frozen | Thaw the chicken in the fridge overnight. / Fry to 74 °C.
400 g prawns, frozen | Thaw the prawns in a bowl of cold water for 20 minutes. / Fry until pink and opaque.
250 g puff pastry, frozen | Thaw the pastry at room temperature for 40 minutes.
300 g frozen raspberries | Let the raspberries thaw on the counter for 2 hours.
300 g frozen peas; 4 chicken breasts | Leave the peas to defrost at room temperature. / Cook the chicken to 74 °C.
500 g vanilla ice cream | Let the ice cream soften at room temperature for 10 minutes, then refreeze it in the tin.
600 g minced lamb | Cook to 71 °C. / tip: Once thawed, do not refreeze the mince.
1 turkey, frozen | Thaw the turkey in the fridge for three days. / Roast to 74 °C.
500 ml cream; 200 g sugar | Churn the ice cream, and beat it and freeze again every hour.
4 salmon fillets, frozen | Cook the salmon from frozen; no need to thaw it. Bake until opaque.
500 g chicken thighs | Cook to 74 °C. / tip: The cooked stew freezes well; thaw it in the fridge before you reheat it.
# rinsing
200 g quinoa; 500 g chicken thighs | Rinse the quinoa. / Cook the chicken to 74 °C.
1 whole chicken | Do not wash the chicken; pat it dry. / Roast to 74 °C.
800 g chicken thighs; 300 g spinach | Wash the spinach well. / Roast the thighs to 74 °C.
500 g chicken breast | Wash your hands after touching the chicken. / Fry to 74 °C.
2 tins chickpeas; 400 g chicken thighs | Rinse and drain the chickpeas, then add them to the chicken and cook to 74 °C.
1 turkey | Rinse the brining bucket, not the turkey. / Roast to 74 °C.
500 g chicken thighs | Wash the board and knife that touched the chicken with hot water and soap. / Cook to 74 °C.
300 g mussels | Rinse the mussels under cold water and discard any that stay open.
# left out
500 g flour; 7 g yeast | Let the dough rise overnight at room temperature.
250 g butter | Leave the butter on the counter overnight to soften.
1 sirloin steak, 300 g | Take the steak out of the fridge 30 minutes before you fry it to 63 °C.
4 chicken legs | tip: For more depth, marinate overnight and take the chicken out of the fridge half an hour before. / Roast to 74 °C.
500 ml milk; 5 egg yolks | Cook the custard to 82 °C, cool it for 20 minutes and chill it overnight in the fridge.
1.5 kg pork shoulder | Rub the pork with salt and leave it overnight in the fridge. / Roast to 63 °C.
100 g sourdough starter; 500 g flour | Leave the starter on the counter overnight.
1 cabbage; 20 g salt | Leave the cabbage to ferment at room temperature for 5 days.
500 g dried beans | Soak the beans overnight on the worktop.
6 eggs; 200 g sugar | Have the eggs at room temperature. / Bake until firm. / tip: The meringues keep at room temperature for days.
300 g chocolate; 200 ml cream | Let the ganache set at room temperature for 2 hours.
1 kg lamb shoulder | Let the cooked lamb rest for 30 minutes on the counter. / It reads 63 °C.
500 g chicken thighs | Let the chicken sit at room temperature for 20 minutes while the oven heats. / Roast to 74 °C.
200 g flour; 3 eggs; 100 g sugar | Bake until firm. / Leave the sponge overnight at room temperature, wrapped.
500 ml milk; 2 tbsp yoghurt | Keep the cultured milk in a warm place overnight until it sets to yoghurt.
800 g beef chuck | Braise for 3 hours. / tip: Cool the stew within two hours and keep it in the fridge overnight.
400 g cooked prawns | tip: Do not leave the prawns out for more than an hour.
1 panettone; 500 ml custard, cold | Leave the panettone on the counter; keep the custard in the fridge until you serve it.
# tasting
500 g beef mince; 1 egg | Fry a teaspoon of the mince mixture and taste it for salt. / Fry the rest to 71 °C.
200 g flour; 2 eggs | Do not taste the batter: it holds raw egg and flour. / Bake until firm.
400 g tomatoes; 1 onion | Taste the sauce and season it.
400 g pork mince; 2 spring onions | Taste the dipping sauce, not the raw filling. / Steam the dumplings to 71 °C.
500 g chicken mince; 1 tsp salt | Cook a small piece of the mix and taste it before you shape the rest. / Fry to 74 °C.
600 g chicken thighs; 1 lime | Taste the broth and adjust it once the chicken reads 74 °C.
200 g chickpea purée | Taste the dip and add salt.
300 g broccoli | Taste a floret to see whether it is done.
# garlic in oil
10 garlic cloves; 300 ml olive oil | Keep the garlic oil in the fridge and use it within a week.
6 garlic cloves; 100 ml oil; 500 g spaghetti | Warm the garlic in the oil for 5 minutes, then toss with the pasta.
2 heads garlic | Keep unpeeled garlic in a cool cupboard for weeks.
2 garlic cloves; 300 g flour; 80 ml oil | Bake the crackers with the garlic and oil. / tip: Store the crackers in a tin at room temperature for two weeks.
4 garlic cloves; 200 ml olive oil | Leave the garlic in the oil for 30 minutes at room temperature, then strain and use at once.
# canning
1 kg strawberries; 800 g sugar | Fill the hot jam into jars and process in a water bath for 10 minutes.
1 kg cucumbers; 500 ml vinegar | Pack the cucumbers into jars, cover with the vinegar brine and boil the jars for 10 minutes.
6 eggs; 500 ml cream | Bake the custards in a water bath for 40 minutes, to 76 °C.
1 kg green beans | tip: Freeze the beans; do not can them in a water bath.
1 kg green beans; 500 ml vinegar | Cover the beans with the boiling vinegar brine and process the jars in a water bath for 10 minutes.
2 tins green beans | Drain the canned beans and warm them in a pan of water.
1 kg green beans | Can the beans in a pressure canner at 116 °C for 25 minutes.
# what else sounds alike
400 g spinach | You can skip the cheese.
500 g flour; 300 ml water | No need to knead the dough.
300 g pasta | Do not rinse the pasta.
500 g mushrooms | There is no need to wash the mushrooms, just brush them.
`;
