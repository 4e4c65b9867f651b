/** Dangerous recipes, written after the third round of rules and before the rules ran on them. Row format as in “dangers-one.ts”. */
export const dangersFour = `
# liquid from a pot of raw meat
1 kg chicken legs; 500 ml buttermilk; 300 ml stock | Put the chicken legs and stock in a wide pan and set it over the heat. / As soon as the stock is warm, measure off 150 ml of it and shake it up with oil and vinegar to dress the leaves. / Cover and simmer for 35 minutes, to 74 °C.
600 g pork belly slices; 400 ml ginger beer | Pour the ginger beer over the pork belly. / Reserve 100 ml of the ginger beer from the tin as a cold drizzle for the slaw before roasting. / Roast for 50 minutes, to 63 °C.
8 chicken thighs; 400 g chopped tomatoes | Stir the thighs into the chopped tomatoes. / Scoop out some of the sauce after a couple of minutes and spread it on toasts as a first course. / Carry on cooking for 30 minutes, until the thighs reach 74 °C.
500 g turkey mince; 400 ml coconut milk | Mix the raw turkey mince into the coconut milk. / Spoon 3 tbsp of the coconut milk over the mango salad, then simmer the mince to 74 °C.
8 chicken thighs; 500 ml buttermilk | Put the chicken thighs into the buttermilk and chill overnight. / Take 100 ml of the buttermilk from the fridge and drizzle it over the salad. / Roast the thighs to 74 °C, until tender.
1 whole duck; 1 litre stock | Lower the duck into the stock. / After five minutes ladle a cup of the broth for the cook to drink. / Simmer for 90 minutes, to 74 °C.
# the marinade of raw meat
700 g chicken thighs; 100 ml peri-peri sauce | Marinate the thighs. / Grill to 74 °C, basting with the marinade in the last two minutes.
600 g lamb leg steaks; 50 ml vinegar | Marinate the lamb for 3 hours. / Grill to 63 °C. / tip: The marinade doubles as a salad dressing.
500 g swordfish; 60 ml olive oil | Marinate the fish for half an hour. / Grill until opaque. / Pour the marinade over the grilled fish at the table.
800 g pork ribs; 100 ml maple syrup | Marinate the ribs overnight in the fridge. / Bake to 63 °C. / Serve with the leftover marinade in a little bowl.
600 g chicken strips; 100 g yoghurt | Marinate the chicken. / Cook to 74 °C. / tip: No boiling needed for the marinade, it goes into the wraps as it is.
# sprouts and rice
150 g bean sprouts; 200 g tofu | Fill the rolls with the raw bean sprouts. / tip: They keep in a lunchbox without a fridge for 6 hours.
200 g bean sprouts; 1 litre pho broth | tip: Leave the raw bean sprouts on the table from lunch until dinner for people to help themselves.
300 g rice | tip: Leftover cooked rice may sit in the rice cooker, switched off, until the next morning.
300 g rice; 300 g cooked chicken | Mix the cooked rice with the chicken and leave it at room temperature for a few hours, so that the flavours mingle.
250 g basmati rice | Cook the rice the evening before and keep it on the windowsill overnight.
# kidney beans
300 g dried kidney beans | Cook the kidney beans on low in the slow cooker for 10 hours without boiling.
250 g dried kidney beans; 1 onion | tip: There is no reason to boil the beans fast; a gentle bake in the oven will do.
250 g dried red kidney beans | Soak overnight. / tip: You may omit the first boiling if you are in a hurry.
# thermometers and doneness
1 goose; 2 apples | Roast for 3 hours. / tip: No thermometer needed, just trust the clock.
4 chicken thighs | Fry for 12 minutes. / tip: Chicken thighs are fine a bit pink at the bone.
800 g meatloaf mix, beef mince | Bake for 35 minutes. / Don't worry about taking its temperature.
# frozen and thawed
800 g beef mince, frozen | Leave the block of mince out on the worktop in the morning to thaw by evening. / Cook to 71 °C.
600 g turkey breast, frozen | Thaw at room temperature overnight. / Roast to 74 °C.
500 g prawns, frozen | Defrost the prawns next to the stove. / Cook until pink.
500 g chicken breast, frozen | Thaw all of it and cook half to 74 °C. / tip: The raw thawed half can be frozen again.
# rinsing
6 chicken thighs | Rinse and pat dry the chicken thighs. / Fry to 74 °C.
1 turkey | tip: It is important to wash the turkey before you stuff it.
1 kg chicken pieces | Place the chicken in a colander and rinse it thoroughly. / Stew to 74 °C.
# left out for hours
2 kg pork shoulder | Roast to 90 °C. / tip: Pulled pork stays good in the cold oven overnight.
600 g chicken breast; 200 g yoghurt | Cover the bowl and let the chicken marinate on the kitchen counter for 4 hours. / Cook to 74 °C.
500 ml cream; 6 egg yolks; 120 g sugar | Bake the crème brûlées. / Leave them at room temperature until the next day.
1 kg fish bones; 2 litres water | Simmer the fish stock for 30 minutes, then let it stand out all night before you strain it.
12 eggs; 6 tbsp mayonnaise | tip: The egg salad sandwiches can wait on the table for five hours.
# tasting
500 g lamb mince; 1 egg | Mix in the egg. Taste the raw meat to judge the salt. / Grill to 71 °C.
250 g flour; 3 eggs | Whisk to a batter. / tip: Let the children taste the raw batter.
400 g fish fillet; 1 egg white | Blend to a forcemeat, sample a little of the raw forcemeat and season it. / Poach until opaque and firm.
# garlic in oil and canning
8 garlic cloves; 200 ml olive oil | Steep the crushed garlic in the oil on the counter for ten days.
15 garlic cloves; 300 ml oil | Slowly cook the garlic in the oil. / tip: Garlic confit lasts for months in the larder if covered with oil.
1 kg runner beans; 1 tbsp salt | Put the beans and salted water into jars and sterilise the closed jars in a water bath for an hour.
2 kg chicken; 3 litres water | tip: Pour the hot chicken broth into jars, turn them upside down and keep them in the cupboard for months.
# resting in a liquid
2 kg beef brisket; 400 ml passata | Lower the brisket into the passata, leaving the brisket to rest in the sauce. / Spoon out half of the sauce for a dip. / Simmer for 3 hours until tender.
# leftovers, slices and rinsing that are not harmless
500 g flour; 7 g yeast; 200 g ham | Bake the ham rolls for 25 minutes. / tip: Wrap leftovers and keep 2 days at room temperature.
600 g salmon fillet; 2 lemons | Poach the salmon to 63 °C and slice it. / tip: Leave the salmon slices out on a rack overnight.
900 g chicken thighs; 400 g rice | Put the chicken thighs in a colander and rinse them. / Simmer to 74 °C.
# leftovers, marinades and juices in other words
500 g lentils; 300 g tofu; 10 g nutritional yeast; 20 g flour | Simmer the lentil stew. / tip: Leftovers keep for 2 days at room temperature.
500 g flour; 7 g dried yeast; 6 eggs; 100 g chorizo | Bake the chorizo buns. / tip: Leftovers keep for 2 days at room temperature.
500 g salmon; 4 slices bread | Pat the fresh salmon dry and leave the slices out overnight on a rack.
800 g chicken; 60 ml soy sauce | Marinate the chicken. / Grill to 74 °C. / Spoon the leftover marinade over the chicken just before serving.
800 g chicken; 60 ml soy sauce | Marinate the chicken. / Grill to 74 °C. / Ladle the used marinade into a bowl for the table.
1 kg beef brisket; 400 ml passata | Lower the brisket into the passata, letting the beef rest in the hot sauce. / Spoon out half of the sauce for a dip. / Simmer for 3 hours until tender.
# close to what is let pass
500 g pork mince; 100 g cooked rice | Mix the pork mince with the rice and leave it on the counter for 3 days to sour. / Cook to 71 °C.
600 g white fish fillets | Leave the fish at room temperature for 24 hours to sour.
`;
