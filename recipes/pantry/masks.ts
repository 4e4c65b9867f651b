/**
 * Names that contain a food's word but not the food. A mask consumes its words, so that nothing in
 * them can match; those with tags after the bar carry what the thing really is.
 *
 * name, also called | tags
 */
export const MASKS = `
butternut, nut-brown, doughnut peach, donut peach, tiger nut, tigernut |
water chestnut, water chestnuts |
nutmeg butter, nutshell |
cocoa butter, cacao butter, shea butter, apple butter, pumpkin butter, coconut butter, sunflower seed butter, sunflower butter, pumpkin seed butter |
butter lettuce, butterhead lettuce, butter bean mash, buttercup squash, butterfly, butterflied, butterfly pea |
cream of coconut, cream of rice |
milk thistle, coconut milk powder, pea milk, potato milk, hemp milk, flax milk, plant milk, plant-based milk, milk of magnesia, pea protein milk |
egg-shaped, egg cup, egg timer, egg slicer, egg-shape, eggcup, egg-sized, egg replacer, egg substitute, vegan egg, chia egg, egg replacement |
oyster mushroom sauce, vegetarian oyster sauce, mushroom oyster sauce, chicken of the woods, hen of the woods, chicken mushroom | mushroom
lobster mushroom, beefsteak mushroom, beefsteak fungus | mushroom
beefsteak tomato, steak tomato | nightshade tomato-family
cauliflower steak, cabbage steak, celeriac steak, tofu steak, aubergine steak, mushroom steak, portobello steak, cauliflower wing |
duck egg blue, crab apple, goosefoot, gooseberry, cape gooseberry, goosegrass, lamb's lettuce, lambs lettuce, lamb lettuce, hen's foot, chickweed, chick pea water, aquafaba, fish mint, goatsbeard |
ginger ale, ginger beer, root beer, butterbeer, ginger wine, alcohol-free beer, non-alcoholic beer, alcohol free wine, alcohol-free wine, non-alcoholic wine, dealcoholised wine, grape juice, white grape juice, mocktail, virgin mojito, virgin margarita |
wine glass, champagne mango, cocktail stick, cocktail glass, cocktail shaker, shot glass, beer glass |
kidney-shaped, head of, heads of |
barley grass, wheatgrass, wheat grass, buckwheat pancake |
rice flour pancake, rice vermicelli noodles, rice spaghetti, courgette noodles, courgetti, zoodles, shirataki noodles, shirataki, konjac noodles, kelp noodles, spaghetti squash, vegetable noodles, cauliflower crust |
breadfruit, bread knife, bread tin, breadboard, bread board, breadstick-shaped, loaf tin, loaf pan, cake tin, cake pan, muffin tin, muffin tray, muffin case, muffin pan, pie dish, pie tin, pizza stone, pizza tray, sandwich tin, pastry brush, pastry cutter, cookie cutter, cookie scoop, pasta pot, pasta pan, pasta water reserved, crepe pan, pancake pan, biscuit cutter, sandwich press, fish slice, fish spatula, fish kettle, egg whisk, milk pan, cream whipper, ice-cream scoop, ice cream scoop, ice cream maker, ice-cream maker, rice cooker, burger press, meat thermometer, meat mallet, steak knife, butter knife, butter dish, cheese grater, cheesecloth, garlic press, salad spinner, sugar thermometer, waffle iron, dumpling steamer, nut milk bag |
toast the, toast a, toast for, toast until, toast in, toast it, toast them, toast over, toast gently, toast well, toast under, toast lightly, toast briefly, toast your, toast on, toast both, toast all, toast 1, toast 2, toast 3, toast 4, to toast, and toast, lightly toast, then toast, dry toast |
cream the, cream together, cream until, sponge down, sandwich together, sandwich between, burger-style, batter well, pickle the, jam jar, jam-like, jammy, date of, up to date, out of date, best before date, stock up, in stock, butter up |
milk tooth, cream-coloured, creamy, creaminess, milky, buttery, cheesy, nutty flavour, eggy, fishy, meaty, winey, bready, biscuity, beefy, hammy, porky, oaty, malty |
collard greens, collard, turnip greens, beet greens, dandelion greens, spring greens, green leaves, nettle, sorrel, purslane, callaloo, amaranth leaves, vine leaf, vine leaves |
celery cabbage |
radish sprout, peanut-shaped |
kelp caviar, tomato caviar, aubergine caviar, eggplant caviar, seaweed caviar, lemon caviar, finger lime caviar |
sea vegetables, samphire, sea asparagus, sea beet, agretti |
scallop the, scalloped potatoes tin, scalloped edge, fish-shaped |
coconut bacon, mushroom bacon, tofu bacon, tempeh bacon, rice paper bacon, carrot lox, carrot dog, jackfruit pulled pork, pulled jackfruit, vegan ham |
heart of palm, hearts of palm, artichoke bottom |
cream soda |
vanilla pod, vanilla bean, vanilla powder, alcohol-free vanilla, alcohol-free vanilla extract |
wood ear mushroom, black fungus, straw mushroom, truffle oil, black truffle | mushroom
horse chestnut, horse gram |
`;
