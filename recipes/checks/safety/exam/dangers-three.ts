/** Dangerous recipes, written after the second round of rules and before the rules ran on them. Row format as in “dangers-one.ts”. */
export const dangersThree = `
# liquid from a pot of raw meat
900 g chicken drumsticks; 300 ml tomato passata | Nestle the drumsticks in the passata. / When it has bubbled for five minutes, take a small bowlful of the sauce to the table for the bread and let the drumsticks go on for another 30 minutes, to 74 °C.
500 g chicken thigh fillets; 500 ml dashi; 2 tbsp miso | Drop the chicken into the dashi. / Straight away scoop up 80 ml of the dashi, dissolve the miso in it and chill it as a dressing for the cucumber. / Poach the chicken for 15 minutes, to 74 °C.
1 kg lamb shanks; 400 ml red wine | Settle the shanks in the wine. / Whisk 3 spoonfuls of the wine from the dish into the vinaigrette, then cover and braise for 3 hours.
4 pork chops; 200 ml cream | Pour the cream over the raw chops. / Keep some of the cream from the dish for the cold cucumber starter. / Bake for 25 minutes, to 63 °C.
700 g turkey breast; 1 litre vegetable stock | Submerge the turkey breast in the stock. / While it is still raw inside, ladle 200 ml of the stock into cups and serve as a consommé. / Simmer on to 74 °C.
# the marinade of raw meat
500 g chicken breast; 100 ml teriyaki sauce | Leave the chicken in the teriyaki for an hour. / Grill to 74 °C. / Finish by pouring the teriyaki that the chicken sat in over the sliced breast.
600 g pork neck; 4 tbsp soy sauce | Marinate the pork overnight in the fridge. / Grill to 63 °C. / Give the slices a final coat of the used marinade just before they go on the plates.
4 tuna steaks; 3 limes | Marinate the tuna for 20 minutes. / Sear until opaque. / Dress the leaves with the same marinade.
800 g chicken wings; 120 ml buffalo sauce | Marinate the wings in the sauce. / Bake to 74 °C. / tip: There is no reason to cook the marinade before you dip the wings in it.
500 g beef skirt; 2 oranges | Marinate the beef for 6 hours in the fridge. / Sear to 63 °C. / Stir the leftover marinade into the mayonnaise for a quick dip.
# sprouts and rice
200 g bean sprouts; 8 rice paper sheets | Roll up the raw sprouts. / tip: Made in the morning, the rolls are fine at room temperature until supper.
100 g alfalfa sprouts; 2 bagels | Pile the raw sprouts on the bagels and keep them in a warm drawer for 4 hours.
300 g basmati rice | Once drained, the rice may stay uncovered on the counter for the night.
400 g rice; 2 tins tuna | Cook the rice and let it come down to room temperature over 6 hours on the side before you add the tuna.
250 g arborio rice; 1 litre stock | tip: Keep the leftover risotto on the stove top until tomorrow for arancini.
# kidney beans
250 g dried kidney beans; 1 ham hock | Put the beans in the slow cooker without boiling them first and cook on low for 9 hours.
250 g dried kidney beans; 2 garlic cloves | tip: Forget the boiling that books insist on; soaking makes kidney beans safe.
200 g dried kidney beans | Sprout the kidney beans for two days and eat them raw in a salad.
# thermometers and doneness
1.5 kg chicken, whole | Roast for 70 minutes. / tip: A thermometer is unnecessary for a bird of this size.
500 g beef mince | Shape into burgers and fry for 2 minutes a side. / tip: If the middle is still raw, don't worry, the bun will warm it.
6 chicken sausages | Grill for 6 minutes. / You needn't measure the temperature inside.
# frozen and thawed
1 duck, frozen | Stand the duck on the draining board to thaw for a day. / Roast to 74 °C.
500 g chicken mince, frozen | Leave the frozen mince in a warm place to defrost. / Fry to 74 °C.
400 g squid, frozen | Thaw the squid in hot tap water. / Fry until opaque.
1 kg chicken legs | Cook 4 legs to 74 °C. / tip: Freeze the rest of the thawed legs once more for next week.
# rinsing
1.2 kg guinea fowl | Wash the guinea fowl inside and out, then dry it. / Roast to 74 °C.
800 g chicken legs; 1 lemon | Scrub the chicken legs with lemon under the running tap. / Roast to 74 °C.
500 g chicken gizzards | The chicken should be washed in three changes of water. / Simmer to 74 °C.
# left out for hours
1 kg chicken wings; 3 tbsp soy sauce | Coat the wings and let the bowl stand at room temperature for 5 hours. / Bake to 74 °C.
500 ml milk; 4 eggs; 80 g sugar | Bake the crème caramel until set. / Let the custards wait on the sideboard overnight.
400 g smoked salmon; 200 g cream cheese | tip: The salmon rolls can be set out at breakfast and stay on the table until dinner.
1.5 kg chicken; 2 litres water | Simmer for 2 hours, to 74 °C. / Let the chicken stock cool overnight on the worktop.
300 g mascarpone; 3 eggs; 12 sponge fingers | Assemble the tiramisu. / tip: It does not have to go in the fridge and can stand in the kitchen until evening.
# tasting
450 g pork mince; 1 tsp fennel seeds | Mix well. / Taste the mince and add more salt if it needs it. / Fry to 71 °C.
300 g flour; 2 eggs; 150 g butter | Make the cookie dough. / tip: Nibble as much of the raw dough as you like while the oven heats. / Bake for 12 minutes.
500 g chicken thighs; 300 g chicken livers | Blend the livers with the egg, tasting the raw mixture as you season. / Bake to 74 °C.
# garlic in oil
12 garlic cloves; 250 ml sunflower oil | Blend the raw garlic with the oil. / tip: This garlic oil stands on the kitchen shelf for months.
1 head garlic; 300 ml olive oil | Roast the garlic, cover it with the oil in a jar and store at room temperature for up to 3 weeks.
# canning
2 kg peas | Fill jars with the peas and hot water, seal, and process for 40 minutes in a boiling water bath.
2 kg pumpkin, cubed | Jars of pumpkin cubes need nothing more than 30 minutes in a water bath; seal and store them in the cellar.
`;
