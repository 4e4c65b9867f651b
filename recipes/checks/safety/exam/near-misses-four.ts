/** Safe recipes with words close to dangerous ones, written after the third round of rules and before the rules ran on them. */
export const nearMissesFour = `
# liquid from a pot
1 kg chicken legs; 300 ml stock | Stir 150 ml of the cold stock into the couscous. / Put the chicken legs and the rest of the stock in a pan and simmer to 74 °C.
600 g pork belly; 400 ml ginger beer | Roast the pork belly in the ginger beer to 90 °C. / Pour the juices into a jug, spoon off the fat and serve as gravy.
8 chicken thighs; 400 g chopped tomatoes | Stew the thighs in the tomatoes for 40 minutes. / Spread some of the sauce on toasts as a first course.
500 g turkey mince; 400 ml coconut milk | Simmer the mince in the coconut milk to 74 °C. / Meanwhile dress the mango with 3 tbsp lime juice and set the salad aside.
4 chicken breasts; 200 ml white wine | Fry the chicken to 74 °C and put it on a plate. / Pour the wine into the pan, scrape up the crust, bubble for 3 minutes and spoon the sauce over.
600 g beef, diced; 1 litre stock | Add the beef and the stock and cook for 2 hours. / tip: Cool some of the stock and keep it in the fridge to drink as a broth.
400 g beef strips; 150 g soured cream | Sear the beef for 3 minutes. / Stir in the soured cream, return the beef with its juices and warm through, to 63 °C. / tip: Take the soured cream out of the fridge early; cold cream in a hot pan is apt to split.
500 g salmon; 200 ml cream | Poach the salmon in the cream until it flakes. / Spoon the cream over the plates.
1 whole chicken; 50 g butter | Roast the chicken for 80 minutes to 74 °C, basting it with the juices from the tin every 20 minutes.
600 g chicken thighs; 300 g rice; 500 ml stock | Brown the thighs, add the rice and pour in the stock, keeping 50 ml of the stock back in case the rice gets dry. / Cook for 25 minutes to 74 °C.
# marinades
700 g chicken thighs; 100 ml peri-peri sauce | Marinate the thighs in half of the sauce and keep the other half for serving. / Grill to 74 °C and baste with the clean half in the last two minutes.
600 g lamb leg; 50 ml vinegar | Drain off the marinade and boil it with 100 ml water for 5 minutes. / Grill the lamb to 63 °C. / Serve with the boiled marinade.
500 g swordfish; 60 ml olive oil | Grill the fish, brushing on the marinade once at the beginning, for 10 minutes until opaque.
300 g mozzarella; 80 ml olive oil | tip: The marinade doubles as a salad dressing.
800 g pork ribs; 100 ml maple syrup | Pour the marinade into a pan while the ribs bake, and simmer it until sticky. / Brush it over the ribs, at 63 °C inside.
# sprouts and rice
150 g bean sprouts; 200 g tofu | Fry the bean sprouts until hot and limp, fill the rolls and serve them straight from the pan.
500 g Brussels sprouts | tip: Raw shredded sprouts keep in a lunchbox for hours and stay crunchy.
300 g rice | Leave the washed raw rice to drain in a sieve on the counter for 30 minutes.
300 g rice | Keep the cooked rice covered for 10 minutes on the table, then fluff it.
100 g puffed rice; 60 g honey | tip: The puffed rice bars keep in a tin at room temperature for a week.
250 g black rice | Soak the black rice overnight in cold water on the worktop.
# kidney beans
300 g dried kidney beans | Boil the drained beans rapidly for 10 minutes before they go in the slow cooker; do not leave this out.
2 tins kidney beans; 1 onion | Warm the beans gently without boiling, so that they stay whole.
# thermometers
4 pork chops | tip: If yours are thinner, skip the oven and probe them straight after searing. / Fry to 63 °C.
1 goose | tip: No thermometer? Buy one before you roast a goose: 74 °C is what you want in the thigh.
200 g sugar; 4 chicken thighs | Make the caramel without a thermometer: amber is right. / Roast the thighs to 74 °C.
# thawing
800 g beef mince, frozen | Move the mince from the freezer to the fridge the evening before. / Cook to 71 °C.
300 g frozen spinach; 400 g beef mince | Let the spinach thaw on the worktop and squeeze it dry. / Cook the mince to 71 °C.
500 g prawns, frozen | Thaw the prawns under cold running water. / Cook until pink.
1 frozen cheesecake | tip: Thaw the cake in the fridge overnight, not on the counter.
# rinsing
6 chicken thighs; 1 bunch coriander | Rinse and pat dry the coriander. / Fry the thighs to 74 °C.
1 turkey | tip: There is no need to wash the turkey; heat kills what is on it. Roast to 74 °C.
1 kg chicken pieces; 250 g lentils | Place the lentils in a colander and rinse them. / Add the chicken and stew to 74 °C.
# left out
2 kg pork shoulder | Roast to 90 °C. / tip: Shred leftovers while warm, cool them within two hours and chill overnight.
500 g butter; 200 g lobster, cooked | Leave the butter out overnight, then beat it with the chopped lobster and chill.
500 ml cream; 6 egg yolks | Bake the crème brûlées, cool for an hour on the counter and refrigerate until the next day.
1 loaf sourdough; 200 g ham | Slice the bread the night before and leave it out to go stale. / Top with the ham.
12 eggs | Leave the boiled eggs in cold water for 10 minutes and peel them.
500 g plums; 400 g chicken thighs | Let the plums stand with sugar at room temperature for 4 hours. / Cook the chicken to 74 °C.
# tasting
400 g fish fillet; 1 egg white | Poach a teaspoon of the forcemeat, taste and season. / Poach the rest until opaque and firm.
500 g lamb mince; 1 egg | Season well; raw meat is not for tasting. / Grill to 71 °C.
# garlic in oil
8 garlic cloves; 200 ml olive oil | Steep the crushed garlic in the oil for an hour, then strain it and use it all that day.
# kept clean, resting
800 g chicken thighs; 4 tbsp oil | Whizz the herbs to a paste, spoon 4 tbsp into a small bowl and chill it for serving, before it touches the chicken. / Rub the rest of the marinade in. / Grill to 74 °C. / Serve with the reserved marinade.
2 kg beef brisket; 400 g passata; 150 ml vinegar | Cook the brisket to 94 °C and wrap it in foil. / Simmer the passata and vinegar until it coats a spoon, leaving the brisket to rest on in its foil. / Slice the brisket and spoon the sauce beside it, 20 minutes.
# bread that keeps, slices that dry, birds that are not rinsed
500 g flour; 7 g yeast; 150 g cherry tomatoes | Bake the focaccia for 25 minutes. / tip: It is best the same day. Wrap leftovers and keep 2 days at room temperature.
6 slices brioche; 4 eggs; 300 ml milk | Soak the slices in the custard and fry them. / tip: Yesterday's brioche drinks the custard. If yours is fresh, leave the slices out on a rack overnight.
900 g chicken thighs; 400 g rice | Pat the chicken thighs dry (do not rinse them) and season. / Simmer to 74 °C.
# close to what is caught
60 g flour; 200 ml water; 600 g lamb shoulder | Simmer the lamb for 90 minutes. / Stir in the flour and water. / tip: The flour and water taste even better if they are left to sour slightly at room temperature overnight.
`;
