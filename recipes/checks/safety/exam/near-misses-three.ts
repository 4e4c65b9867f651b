/** Safe recipes with words close to dangerous ones, written after the second round of rules and before the rules ran on them. */
export const nearMissesThree = `
# liquid from a pot
900 g chicken drumsticks; 300 ml passata | Keep 50 ml of the passata in its jar for the pizza before you pour the rest over the drumsticks. / Bake to 74 °C.
500 g chicken thigh fillets; 500 ml dashi | Measure 80 ml of the dashi into a bowl, dissolve the miso in it and set it aside as the dressing. / Drop the chicken into what remains and poach it to 74 °C.
1 kg lamb shanks; 400 ml red wine | Braise the shanks in the wine for 3 hours, until falling off the bone. / Whisk 3 spoonfuls of the braising liquid into the vinaigrette for the lentils.
4 pork chops; 200 ml cream | Fry the chops to 63 °C and lift them out. / Stir the cream into the pan, and pour some of the sauce into a jug for the table.
600 g chicken breast; 100 g peanut butter | Put the chicken on to poach. / Meanwhile stir the peanut butter with 3 tbsp of hot water from the kettle for the dressing. / Poach to 74 °C.
500 g beef mince; 400 ml passata | Brown the mince, add the passata and simmer for 45 minutes to 71 °C. / Freeze half of the sauce and serve the rest.
300 g noodles; 2 chicken breasts | Cook the chicken to 74 °C. / Pour the stock into bowls and drizzle with chilli oil.
600 g turkey breast; 500 ml stock | Add the turkey to the stock. / Take 4 tbsp of the stock, blend in the cornflour and stir it back in. / Simmer to 74 °C and serve.
# marinades
500 g chicken breast; 100 ml teriyaki sauce | Grill the chicken to 74 °C while the marinade bubbles in a pan for 5 minutes; pour it over.
600 g pork neck; 4 tbsp soy sauce | Mix a second portion of the marinade for serving. / Grill the pork to 63 °C and coat it with the second portion.
500 g tempeh; 4 tbsp soy sauce | Fry the tempeh, then give it a final coat of the used marinade.
800 g chicken wings; 120 ml buffalo sauce | Tip the wings with all of the marinade onto a tray and bake for 45 minutes to 74 °C.
500 g cooked beetroot; 60 ml vinegar | Dress the leaves with the same marinade.
600 g beef skirt; 2 oranges | Pour away the marinade the beef was in. / Sear the beef to 63 °C and dress it with fresh orange juice.
# sprouts and rice
200 g bean sprouts; 1 egg | Pour boiling water over the bean sprouts, simmer for 2 minutes, drain and fold into the omelette until set.
500 g Brussels sprouts | Leave the roasted Brussels sprouts in the warm oven until your guests come, 2 hours at most.
300 g basmati rice | Let the drained rice steam dry for 5 minutes on the counter.
400 g rice; 2 tins tuna | Spread the rice on a tray, cool it within 30 minutes and refrigerate it until dinner.
200 g rice flour; 400 ml coconut milk | Leave the rice flour batter at room temperature overnight to ferment for appam.
100 g puffed rice; 100 g chocolate | tip: The rice crispy squares keep at room temperature for days.
# kidney beans and lentils
250 g dried kidney beans | Boil the soaked beans hard for 10 minutes, drain and put them in the slow cooker for 8 hours.
250 g red lentils | Do not bother to soak or pre-boil the lentils; they cook in 15 minutes.
# thermometers
250 g dark chocolate | Forget the thermometer: melt two thirds, then stir in the rest to temper it.
1.5 kg chicken, whole | A thermometer is worth having: 74 °C in the thigh, whatever the clock says.
500 g beef mince | Fry the burgers to 71 °C; if the middle is still pink, give them longer.
4 chicken breasts; 4 pink peppercorns | Fry to 74 °C. / tip: Don't worry if the sauce turns pink; that is the beetroot.
# thawing and freezing
1 duck, frozen | Give the duck two days in the fridge to thaw. / Roast to 74 °C.
250 g butter, frozen; 500 g chicken thighs | Thaw the butter on the counter for an hour. / Cook the chicken to 74 °C.
1 kg chicken legs | Cook to 74 °C. / tip: Freeze the cooked meat in its sauce; do not freeze thawed raw legs again.
400 g bread dough, frozen | Leave the frozen dough in a warm place to thaw and rise for 3 hours.
# rinsing
800 g chicken legs; 500 g potatoes | Scrub the potatoes under the running tap. / Roast the chicken legs to 74 °C.
500 g chicken thighs; 20 g capers | Rinse the capers and scatter them over the chicken, cooked to 74 °C.
# left out
1 kg tomatoes; 500 g chicken thighs | Leave the tomatoes on the windowsill for a day to ripen. / Cook the chicken to 74 °C.
500 ml milk; 4 eggs | Bake the crème caramel until set, let it stand for 30 minutes and chill it for 4 hours in the fridge.
1.5 kg chicken; 2 litres water | Simmer to 74 °C. / Cool the stock in a sink of cold water and refrigerate it overnight.
500 g flour; 300 g cooked bacon | Mix the bread dough with the bacon just before baking; the dough itself rises on the counter overnight.
# tasting
450 g pork mince; 1 tsp salt | Season the mince to taste with pepper, fry it to 71 °C and taste again.
300 g flour; 150 g butter | Roll out the dough. / tip: Eat the biscuits, not the dough.
# garlic in oil and canning
12 garlic cloves; 250 ml sunflower oil | Strain out the garlic, keep the oil in the fridge and use it within four days.
2 kg apples; 300 g sugar | Process the jars of apple sauce in a boiling water bath for 20 minutes; they keep on the shelf for a year.
`;
