/**
 * Dangerous recipes, written before the rules ran on them.
 * Row format: the listed foods, then the steps separated by “/”; a tip begins with “tip:”.
 */
export const dangersOne = `
# liquid from a pot of raw meat
1.2 kg chicken thighs; 400 ml coconut milk; 2 limes | Add the raw chicken to the pot and bring it to a simmer. / While the chicken simmers, ladle out 100 ml of the cooking liquid and whisk it with the lime juice for a cold dressing. / Cook the chicken for 25 minutes more, to 74 °C.
8 chicken drumsticks; 500 g passata; 100 g yoghurt | Lay the drumsticks in the passata and cook for 5 minutes. / Take out a cupful of the sauce, stir in the yoghurt and put it on the table as a dip. / Put the pan in the oven for 35 minutes, until the drumsticks reach 74 °C.
600 g turkey mince; 500 ml stock; 1 tbsp vinegar | Stir the raw turkey mince into the stock. / After 2 minutes spoon off some of the broth, cool it and beat it into the vinaigrette. / Simmer the mince for 15 minutes more, to 74 °C.
1 whole chicken; 30 g ginger | Put the chicken in cold water with half of the ginger. / As it comes to the boil, take 3 tbsp of the liquid and mix it with the rest of the ginger for the dipping sauce. / Poach the bird for 50 minutes, to 74 °C.
500 g chicken breast; 1 lemon | Lower the chicken breasts into the simmering water. / Ten minutes into the poaching, while they are still raw in the middle, scoop out 60 ml of the poaching liquid for the salad dressing. / Poach on to 74 °C.
900 g pork shoulder; 400 ml cider; 200 g rice | Add the pork and cider to the casserole. / Spoon a little of the sauce over the rice before the pork is done and serve it as a starter. / Let the pork go on for another 2 hours.
4 duck legs; 300 ml red wine | Put the raw duck legs into the wine. / Draw off half of the wine now, before the duck has cooked, and keep it cold for the dressing. / Braise the duck for 2 hours, to 74 °C.
700 g chicken thighs; 300 ml stock; 60 g peanut butter | Pour the stock over the raw chicken and heat for 5 minutes. / Dip out 100 ml of the stock, stir the peanut butter into it and set it aside to serve cold. / Cook the chicken for 20 minutes more, to 74 °C.
500 g beef mince; 400 g chopped tomatoes | Stir the tomatoes into the raw mince. / Set aside 4 tbsp of the uncooked sauce to spoon over at the table. / Simmer the rest for 30 minutes, to 71 °C.
6 chicken thighs; 200 ml cream | Pour the cream around the raw thighs. / Reserve a ladleful of the cream to drizzle over the finished plates, then bake for 35 minutes, to 74 °C.
1 kg chicken wings; 150 ml hot sauce | Toss the raw wings in the hot sauce. / Pour off the hot sauce from the bowl of raw wings into a dish for dipping. / Bake the wings for 40 minutes, to 74 °C.
# the marinade of raw meat
600 g chicken breast; 100 ml soy sauce | Marinate the chicken in the soy sauce for 1 hour. / Grill the chicken to 74 °C. / Spoon the leftover marinade over the cooked chicken and serve.
500 g pork loin; 60 ml lime juice | Marinate the pork in the lime juice for 2 hours. / Grill the pork to 63 °C, brushing on the rest of the marinade just before it comes off the heat.
800 g lamb leg, cubed; 200 g yoghurt | Marinate the lamb in the yoghurt overnight in the fridge. / Grill to 63 °C. / tip: The marinade left in the bowl makes a lovely sauce as it is, so bring it to the table.
4 salmon fillets; 50 ml mirin | Marinate the salmon in the mirin for 20 minutes. / Fry until opaque and flaking. / Drizzle with the used marinade and scatter with sesame.
600 g beef sirloin; 80 ml soy sauce | Marinate the beef in the soy sauce for 3 hours. / Sear to 63 °C. / Use the remaining marinade as a dipping sauce.
1 kg chicken wings; 3 tbsp honey | Toss the wings with the honey marinade and chill for 4 hours. / Bake to 74 °C. / Toss the hot wings in the marinade left at the bottom of the bowl and serve at once.
700 g chicken thighs; 100 ml buttermilk | Soak the chicken in the buttermilk overnight in the fridge. / Fry to 74 °C. / Whisk the buttermilk that the chicken soaked in with the herbs and pour it over the salad.
500 g prawns, raw; 2 limes | Marinate the prawns in the lime juice for 15 minutes. / Grill until pink and opaque. / Pour the marinade from the prawns over the noodles and eat.
600 g chicken thighs; 3 tbsp gochujang | Coat the raw chicken with the gochujang marinade. / Roast to 74 °C. / In the last minute baste it once more with what is left of the marinade.
500 g pork fillet; 100 ml orange juice | Marinate the pork in the juice for an hour. / Roast to 63 °C. / tip: Do not bother to boil the marinade, it is fine as a sauce.
600 g chicken breast; 100 g yoghurt | Turn the chicken in the yoghurt marinade. / Cook to 74 °C. / Serve the chicken with the remaining yoghurt marinade on the side.
# sprouts
200 g bean sprouts; 4 spring roll wrappers | Roll the raw bean sprouts into the wrappers and keep them warm in a low oven for 3 hours.
150 g mung bean sprouts; 1 carrot | Pack the raw sprouts and carrot into the lunchbox in the morning; it will keep at your desk until noon.
100 g alfalfa sprouts; 4 slices bread | tip: The sandwiches with their raw sprouts travel well and hold for 6 hours out of the fridge.
200 g bean sprouts; 300 g noodles | Top with the raw bean sprouts and leave the bowls on the warming tray for 2 hours until the guests come.
150 g bean sprouts; 200 ml broth | Put the raw bean sprouts in a thermos with the lukewarm broth and eat within 5 hours.
100 g radish sprouts; 1 avocado | Fill the wraps with the sprouts. / tip: They can stand on the buffet all afternoon.
200 g bean sprouts; 2 tbsp soy sauce | Dress the raw bean sprouts and let them stand at room temperature for 4 hours to soften.
# cooked rice left out
300 g rice; 4 eggs | Boil the rice, drain it and leave it on the counter overnight so that it dries. / Fry the rice with the eggs until set and piping hot.
250 g jasmine rice | Cook the rice in the morning and let it stand at room temperature until dinner.
400 g sushi rice; 60 ml rice vinegar | Season the cooked rice and keep it covered with a towel at room temperature for up to 8 hours.
300 g basmati rice | tip: Cook the rice the night before and leave it out in the pan; there is no need for the fridge.
250 g rice; 1 onion | tip: Leftover rice will be fine on the stove till the next day.
300 g rice; 200 g peas | Let the cooked rice cool on a tray for 5 hours at room temperature before you make the salad.
200 g rice; 2 tbsp oil | Spread out the boiled rice and leave it out all day; dry rice fries best. / Fry it for 5 minutes.
300 g rice; 500 ml milk | Let the rice pudding sit on the worktop overnight and eat it at breakfast.
# kidney beans
250 g dried kidney beans; 1 onion | Soak the beans overnight and drain. / Simmer gently for an hour; there is no need to boil the beans first.
250 g dried red kidney beans; 400 g tomatoes | Tip the soaked beans and tomatoes into the slow cooker and cook on low for 8 hours.
300 g dried kidney beans; 1 tsp cumin | tip: You can skip the hard boil if the beans have soaked overnight.
200 g dried kidney beans; 2 carrots | Put the beans straight from soaking into the crockpot on low until soft.
250 g dried kidney beans; 1 chilli | tip: Boiling kidney beans hard for ten minutes is an old wives' tale, so leave it out.
200 g dried red kidney beans; 1 red pepper | Soak the beans overnight, drain and toss them raw into the salad.
# thermometers and doneness
1 whole chicken; 1 lemon | Roast the chicken for an hour. / tip: You can skip the thermometer; golden skin is all you need.
500 g pork mince; 1 egg | Shape and fry the burgers for 3 minutes a side. / tip: No need to check the temperature of the burgers, a little pink never hurt anyone.
4 chicken breasts; 2 tbsp oil | Fry the chicken for 4 minutes a side; don't bother with a thermometer.
1 turkey; 100 g butter | tip: Forget about the thermometer: when the timer rings the turkey is ready.
600 g chicken thighs; 1 onion | Take the chicken off a little early. / tip: It doesn't matter if the juices still run pink.
# frozen and thawed
500 g chicken thighs, frozen; 1 onion | Thaw the chicken on the counter for 6 hours, then fry it to 74 °C.
400 g prawns, frozen | Leave the prawns out to thaw at room temperature all afternoon. / Fry until pink and opaque.
600 g beef mince, frozen | Defrost the mince on the worktop overnight and brown it to 71 °C.
1 turkey, frozen | Take the turkey out of the freezer the night before and let it thaw in the sink. / Roast to 74 °C.
4 salmon fillets, frozen | Thaw the salmon in a bowl of warm water for 2 hours. / Fry until it flakes.
500 g chicken breast, frozen | Put the chicken by the radiator until thawed, then cook to 74 °C.
500 g prawns, frozen; 1 lime | Thaw the prawns, use half. / tip: Refreeze the thawed prawns that you do not use.
600 g minced lamb | Shape the koftas, cook to 71 °C. / tip: Thawed mince that is left over can simply go back into the freezer.
2 chicken breasts | Cook to 74 °C. / tip: If the chicken has thawed on the way home, just refreeze it.
# rinsing
1 whole chicken; 1 lemon | Rinse the chicken under the tap and pat it dry. / Roast to 74 °C.
800 g chicken thighs | Wash the thighs in cold water with a little vinegar. / Roast to 74 °C.
1 turkey; 100 g butter | Give the turkey a good rinse inside and out. / Roast to 74 °C.
2 duck breasts | Hold the duck breasts under running water to clean them. / Fry to 74 °C.
1 kg chicken wings | tip: Always wash your wings before you season them.
# left out for hours
1.5 kg pork shoulder; 2 tsp salt | Rub the pork with the salt and leave it on the counter overnight. / Roast to 63 °C.
500 ml milk; 5 egg yolks; 100 g sugar | Cook the custard to 82 °C and strain it. / Leave the custard out overnight at room temperature to set.
1 kg beef brisket | Cover the raw brisket with the rub and let it stand in a warm kitchen for 10 hours. / Braise to 90 °C.
600 g chicken thighs; 100 g yoghurt | Leave the chicken to marinate at room temperature overnight. / Roast to 74 °C.
800 g lamb shoulder; 1 onion | Braise for 3 hours. / tip: The stew can stay on the stove, switched off, till the next day.
300 ml cream; 4 egg yolks | Cook the pastry cream to 82 °C. / tip: There is no need to refrigerate the pastry cream, it keeps on the counter for two days.
500 g cooked chicken; 100 g mayonnaise | Mix the chicken salad and let it stand on the buffet for 5 hours.
400 g cooked prawns | Arrange the prawns on the platter. / tip: They hold at room temperature all day.
# tasting raw
500 g beef mince; 1 egg | Mix the mince with the egg and taste the raw mixture for salt. / Fry to 71 °C.
200 g flour; 2 eggs; 100 g butter | Beat everything. / Taste the batter and add sugar if you like. / Bake for 30 minutes until firm.
400 g pork mince; 2 spring onions | Mix the filling. / tip: Taste a little of the raw pork filling before you fold the dumplings.
250 g flour; 2 eggs; 200 g chocolate | Stir the cookie dough. / tip: Lick the bowl, the raw dough is the best part. / Bake for 12 minutes.
500 g chicken mince; 1 tsp salt | Season the chicken mince, try a bit to check the seasoning, then shape the patties. / Fry to 74 °C.
# garlic in oil
10 garlic cloves; 300 ml olive oil | Put the raw garlic into the oil, seal the bottle and keep it in the cupboard for a month.
2 heads garlic; 400 ml olive oil | Cook the garlic gently in the oil for 40 minutes. / tip: Store the confit garlic in its oil at room temperature; it keeps for weeks.
6 garlic cloves; 250 ml oil; 2 chillies | tip: The garlic oil does not need the fridge and is good on the shelf for three months.
8 garlic cloves; 200 ml rapeseed oil | Cover the peeled garlic with oil and leave the jar on the windowsill to infuse for two weeks.
# canning
2 kg green beans; 20 g salt | Pack the beans into jars, cover with brine and process them in a water bath for 30 minutes.
1 kg carrots; 1 litre water | Fill the jars with carrots and water, seal and boil the jars in a pot for an hour; they keep for a year in the pantry.
1.5 kg beef, cubed | Pack the beef into jars, close them and can them in a boiling water bath for 2 hours.
2 kg sweetcorn | tip: Jar the corn and boil the sealed jars for 45 minutes to keep it in the cellar.
500 g pumpkin; 2 litres chicken stock | tip: The soup can be canned in a simple water bath and stored on the shelf.
`;
