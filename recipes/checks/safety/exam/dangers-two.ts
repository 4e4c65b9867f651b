/** Dangerous recipes, written after the first round of rules and before the rules ran on them. Row format as in “dangers-one.ts”. */
export const dangersTwo = `
# liquid from a pot of raw meat
6 chicken thighs; 250 ml orange juice; 1 tbsp mustard | Arrange the thighs in a dish, pour over the orange juice and slide it into the oven. / After 10 minutes tilt the dish, spoon 5 tbsp of the juices into a jar, shake with the mustard and dress the fennel salad with it. / Give the thighs another 30 minutes, until they read 74 °C.
800 g pork shoulder, diced; 600 ml stock | Tip the pork and stock into the pressure cooker pot. / Before you lock the lid, steal a mugful of the stock to sip while you wait. / Cook for 40 minutes until tender.
4 turkey steaks; 200 ml coconut milk; 2 tbsp curry paste | Slip the turkey into the coconut milk and warm gently. / Once it steams, remove a few spoonfuls of the coconut milk for the raw relish, then cook the turkey on for 15 minutes to 74 °C.
1 whole chicken, jointed; 400 ml cider | Put the joints and cider into the crock. / An hour before the chicken is cooked, strain off a glass of the liquid and serve it as a broth with bread. / The meat should reach 74 °C.
500 g minced pork; 400 ml tomato sauce | Crumble the raw pork into the tomato sauce. / Hold back some of the sauce for the pasta salad, uncooked, and simmer what remains for 40 minutes to 71 °C.
# the marinade of raw meat
700 g chicken thighs; 80 ml lemon juice | Leave the chicken in the lemon mixture for 2 hours in the fridge and barbecue it to 74 °C. / Whatever is left in the marinating bag goes over the couscous.
600 g pork ribs; 100 ml hoisin sauce | Bathe the ribs in the hoisin marinade. / Roast to 63 °C, then slick them with the marinade from the dish for shine and carry them straight to the table.
500 g lamb neck fillet; 150 g yoghurt | Marinate the lamb for 4 hours in the fridge. / Grill to 63 °C. / tip: Waste nothing: loosen the remaining marinade with water and eat it as a raita.
600 g chicken breast; 60 ml soy sauce | Steep the chicken in the soy marinade. / Grill to 74 °C. / tip: The marinade needs no cooking, so simply trickle it over at the end.
# sprouts and rice
150 g beansprouts; 200 g rice noodles | Toss the uncooked beansprouts through the noodles, cover and leave in a warm oven until your guests turn up, about 3 hours.
100 g mung bean sprouts; 2 tbsp lime juice | tip: The raw sprout salad is happy in a lunchbox until teatime, six hours or so, with no cooling.
300 g jasmine rice | Tip the boiled rice on a baking sheet and forget it in the kitchen until tomorrow; stale rice fries better.
350 g long-grain rice | tip: Any rice that is over can wait in the pan on the hob until you want it the following evening.
250 g sushi rice; 1 avocado | Roll the sushi after breakfast. / tip: Rolls of cooked rice sit happily on the kitchen table for seven or eight hours.
# kidney beans
300 g dried red kidney beans; 1 smoked onion | Drain the soaked beans. / Do not waste time boiling them hard; let them tick over at a bare simmer until soft.
250 g dried kidney beans; 2 tsp chilli powder | Load the soaked beans into the slow cooker with 1 litre water and switch it to low before work.
250 g dried kidney beans; 1 bay leaf | tip: The ten-minute boil that packets call for is not needed with good beans.
# thermometers and doneness
1.8 kg chicken; 2 lemons | Roast for 80 minutes. / tip: Thermometers are for worriers, so leave yours in the drawer.
500 g turkey mince; 60 g breadcrumbs | Fry the patties for 3 minutes a side. / tip: A rosy centre in turkey burgers is nothing to worry about.
4 duck legs; 2 oranges | Roast the duck for 40 minutes. / There is no call for taking its temperature.
# frozen and thawed
800 g chicken wings, frozen | Spread the frozen wings on a tray and let them thaw out on the kitchen table while you are at work. / Roast to 74 °C.
8 chicken thighs | tip: Take the chicken out of the fridge the evening before and let it stand overnight. / Roast to 74 °C.
500 g cod fillets, frozen | Let the cod defrost out of the fridge until dinner. / Steam until it flakes.
600 g beef mince, frozen | To hurry it up, defrost the mince in hot water. / Brown to 71 °C.
600 g pork mince | Cook half to 71 °C. / tip: Pop the thawed half that you have not used in the freezer again.
# rinsing
1.5 kg chicken, whole | Start by washing the bird under cold running water, cavity too. / Roast to 74 °C.
800 g turkey drumsticks | Before anything else, the drumsticks want a thorough rinse under the tap. / Roast to 74 °C.
600 g chicken livers | Rinse the livers well and trim them. / Fry to 74 °C.
# left out for hours
1 kg pork belly; 2 tbsp salt | Salt the belly and let it dry uncovered on the work surface for 12 hours. / Roast to 63 °C.
6 egg yolks; 600 ml cream | Cook the crème anglaise to 80 °C. / tip: It is fine left standing on the side for a day.
500 g potatoes; 4 tbsp mayonnaise | tip: The potato salad made with mayonnaise can sit in the sun at the barbecue all afternoon.
1 kg mussels | Steam until open. / tip: Leftover mussels keep in their pot on the stove overnight.
1.2 kg beef shin; 500 ml stock | Braise for 4 hours. / Turn off the heat and leave the stew in the pot in the kitchen until the next evening, lid on.
# tasting raw
500 g sausagemeat; 1 apple | Work in the apple. Pinch off a little raw sausagemeat and taste for seasoning. / Bake to 71 °C.
200 g flour; 3 eggs; 150 g sugar | Fold everything together. / tip: The children may lick the batter off the whisk. / Bake until firm.
400 g lamb mince; 1 tsp cumin | Knead the mince with the cumin, check the seasoning by eating a bit raw, then skewer it. / Grill to 71 °C.
# garlic in oil
20 garlic cloves; 500 ml olive oil | Cook the cloves slowly in the oil, tip into jars and line them up in the pantry, where they last all winter, months and months.
4 garlic cloves; 3 sprigs rosemary; 500 ml olive oil | Push the garlic and rosemary into the bottle, fill it up with oil and let it mature in a dark cupboard for three weeks.
# canning
1 kg mushrooms; 10 g salt | Fill sterilised jars with the mushrooms, screw down the lids and boil them in a big pan of water for 40 minutes, then shelve them for winter.
3 kg chicken thighs | Pack the raw chicken into preserving jars and process in a boiling-water canner for 3 hours.
1 kg asparagus; 1 litre water | tip: To put up asparagus for next year, a hot water bath of 20 minutes is plenty for the closed jars.
`;
