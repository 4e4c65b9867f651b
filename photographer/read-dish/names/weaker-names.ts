/** Words for how a dish is made rather than what it is: used only if the title names no dish. */
export const mannerNames = `
traybake: tray baked, sheet pan, one tray, tray, oven roast
skillet: one pan, pan fried egg, in tomato sauce with egg
stir-fry: stir fried, wok fried, wok tossed, sizzling
stew: braised, slow cooked, slow braised, slow simmered, one pot, red cooked, in red wine, smothered, pot roasted
curry: in coconut milk, in coconut, in curry sauce, in peanut sauce, curried
brothy-soup: in broth, in * broth
gratin: oven baked in cream, baked with cheese, baked in cream
stuffed: filled, loaded
bites: stuffed
rice-dish: on pilaf
`;

/** Plain foods and the form in which they are served by default. */
export const foodNames = `
main-plate: steak, chop, fillet, breast, salmon, cod
main-plate: sea bass, bass, halibut, trout, tuna, mackerel, duck, lamb, pork, beef, chicken, turkey, tofu, fish, sole, haddock
main-plate: prawn, shrimp, scallop, piccata, marsala, saltimbocca, kiev, cordon bleu, tagliata, sausage, gammon, ham, venison
main-plate: rabbit, quail, monkfish, hake, bream, snapper, tilapia, swordfish, sardine, octopus, squid, calamari
main-plate: crab, lobster, halloumi, tempeh, seitan, paneer, wing, drumstick, rib, thigh, leg, shank, brisket, liver
main-plate: kidney, seafood, banger, veal, goose, pollock, plaice, turbot, tenderloin, medallion, meuniere, teppanyaki, katsu chicken
brothy-soup: moules, mussel, clam, cockle
side: carrot, parsnip, broccoli, asparagus, green bean, potato, aubergine, eggplant, cauliflower, courgette, zucchini, beetroot
side: mushroom, cabbage, kale, spinach, bean, pea, okra, fennel, leek, pak choi, bok choy, squash, pepper, tomato, artichoke
side: sprout, plantain, corn, sweetcorn, chard, green, mangetout, sugar snap, celeriac, lentil, turnip, radish, onion, root
side: vegetable, pumpkin, sweet potato, swede, cucumber, edamame bean, chickpea, shallot, endive, chicory
fruit: pear, peach, strawberry, berry, fig, orange, cherry, plum, apricot, mango, pineapple, melon, watermelon, nectarine, apple
fruit: banana, grapefruit, persimmon, papaya, fruit, rhubarb, grape, quince, raspberry, blackberry
`;
