// name, also called | contains | may contain: verbs, tools, sizes and descriptions that contain the word for a food
export const kitchenWords = `
game day, game night, their tender stem, and tender stem, on the tongue, on your tongue, burn a tongue, burns a tongue, burn your tongue, burnt tongue, gold and crackling, golden and crackling, right for cake, oats drink up, raw beef on its own board, raw beef on a separate board, turn pasty, turns pasty, go pasty, goes pasty,
  from darjeeling, in darjeeling, stalls of darjeeling, hills of darjeeling, slopes of darjeeling, port city, tea table, rind side, rind-side,
  crumble when, loosen into cream, loosens into cream, couscous pot, smell of toast, smells of toast, dripping spaghetti, like a snail,
  its pectin, their pectin, own pectin, natural pectin, pectin out, release pectin, releases pectin, release the pectin, pectin-rich, rich in pectin,
  pectin in the, pectin from the, pectin sets, pectin to set, high in pectin, low in pectin, full of pectin, of the tongue, tip of the tongue, port of spain, food flask, a flask, the flask, your flask, thermos flask, vacuum flask, lamb mould, lamb mold, la rioja, wine-dark, fish-fragrant, egg-roll-in-a-bowl, egg roll in a bowl, lolly stick, lolly mould,
  ice lolly mould, lollipop stick, big marmite, large marmite, heavy marmite, deep marmite, marmite pot, blood spot, blood sugar, blood glucose, blood pressure, blood cholesterol, blood lipid, potato masher, potato peeler, walnut brown, hazelnut brown,
  cocktail coupe, cocktail bowl, cocktail tumbler, cocktail cup, coupe glass,
  sugar level, sugar content, sugar spike, sugar rush,
  salt content, salt level, sodium level |
roe removed, roe off, roe on, roe attached, without roe, kidney-shaped, head of, heads of, ham-fisted, walnut-sized, walnut sized,
  walnut-size, almond-shaped, almond shaped, hazelnut-sized, hazelnut-size, peanut-sized, size of a walnut, size of walnut, size of a hazelnut,
  size of a pea, size of an egg, size of an almond, nut-sized, egg-size, size of a large walnut, size of a nut, size of a peanut,
  golf-ball-sized, cherry-sized, lentil-sized, wheat-coloured, oyster-shaped, shell-shaped, salmon-pink, salmon pink, mustard-coloured,
  mustard-yellow, butter-coloured, caramel-coloured, caramel coloured, chocolate-coloured, honey-coloured, almond-eyed, celery-coloured |
pie dish, pie tin, pie plate, pie pan, pie weights, loaf tin, loaf pan, bread pan, cake tin, cake pan, cake stand, cake board, cake ring,
  cake decorating, cake tester, cake case, cake wire, cake rack, cake candle, cake topper, coloured cake candle, cake liner, cake pop stick,
  cake skewer, muffin hole, muffin holes, bun hole, cake hole, muffin mould, muffin tin, muffin tray, muffin case, muffin pan, muffin paper, muffin cup, muffin liner, muffin mould, cupcake case, cupcake liner,
  cupcake tin, cupcake tray, cupcake paper, bun tin, bun tray, bun case, brownie tin, brownie pan, pizza stone, pizza tray, pizza cutter, melon baller,
  pizza oven, pizza peel, pizza wheel, pizza pan, pizza steel, sandwich tin, sandwich bag, sandwich press, sandwich together, sandwich between,
  pastry brush, pastry cutter, pastry blender, pastry bag, pastry ring, pastry wheel, pastry board, pastry scraper, pasta pot, pasta pan,
  pasta machine, pasta maker, pasta cooking water, pasta water, pasta roller, pasta server, pasta fork, tart tin, tart pan, tart ring, tart dish,
  tartlet tin, flan tin, flan ring, flan dish, quiche tin, quiche dish, crepe pan, pancake pan, pancake griddle, omelette pan, biscuit cutter,
  biscuit tin, cookie cutter, cookie scoop, cookie sheet, cookie tin, cookie tray, cookie jar, doughnut pan, madeleine tin, madeleine pan,
  burger press, meat thermometer, meat mallet, meat tenderiser, meat hammer, meat probe, meat fork, meat grinder, meat slicer, meat injector,
  steak knife, steak hammer, garlic press, salad spinner, salad bowl, salad server, sugar thermometer, sweet thermometer, waffle iron,
  waffle maker, waffle plate, dumpling steamer, ice-cream scoop, ice cream scoop, ice cream maker, ice-cream maker, ice cream machine,
  ice-cream machine, ice cream bowl, ice cream tub, ice cream stick, ice cream churn, rice cooker, yoghurt maker, yoghurt pot, milk frother,
  milk jug, milk carton, milk bottle, coffee filter, coffee grinder, coffee maker, espresso cup, tea towel, tea strainer, tea light, butter paper,
  butter wrapper, butter muslin, butter churn, butter curler, custard cup, bread proofer, bread flour bag, popcorn bag, fish tweezers, fish bone tweezers,
  lobster pot, lobster cracker, lobster pick, crab cracker, crab pick, mussel pot, fondue pot, fondue set, fondue fork, tagine dish, tagine pot,
  paella pan, paella dish, souffle dish, gratin dish, lasagne dish, stock pan, stockpot, soup bowl, soup ladle, soup plate, soup spoon, soup pot,
  gravy boat, gravy jug, gravy separator, sauce boat, saucepan, sauce pan, dessert spoon, dessertspoon, dessert bowl, jam jar, jam funnel,
  jam thermometer, jam pan, jelly bag, jelly mould, jelly mold, jelly roll pan, swiss roll tin, candy thermometer, chocolate mould, toffee hammer,
  sushi mat, sushi rice, sushi rolling mat, tofu press, nut chopper, nut grinder, cherry pitter, olive pitter, potato ricer, egg separator |
toast the, toast a, toast for, toast until, toast in, toast it, toast them, toast over, toast gently, toast well, toast under, toast lightly,
  toast briefly, toast your, toast on, toast both, toast all, toast 1, toast 2, toast 3, toast 4, to toast, and toast, lightly toast, then toast,
  dry toast, toast till, toast some, toast spices, toast cumin, toast to, toast them in, toast off, toast slowly, toast dry |
sponge down, sponge off, burger-style, batter well, batter out, pickle the, pickle in, pickle for, pickle overnight, jam-like, jammy, date of,
  up to date, out of date, best before date, use-by date, stock up, in stock, butter up, mince the, mince finely, mince garlic, finely mince,
  roughly mince, and mince, mince 1, mince 2, mince 3, mince 4, mince your, to mince, mince or, ham it up, beef up, beef it up, milk it,
  duck down, duck out, fish out, fish them out, fish it out, skate over, dab dry, dab with, dab of, dab the, dab on, small dab,
  perch on, char the, char on, char until, char for, char lightly, char in, char over, lightly char, to char, and char, char both, char all,
  char them, sole purpose, ray of, bass note, roll call, crumble the, crumble over, crumble in, crumble into, crumble up, crumble on,
  crumble with, crumble it, crumble them, crumble half, crumble 1, crumble 2, to crumble, then crumble, and crumble, easily crumble, gently crumble,
  don't crumble, crumble between, crumble your, crumble any, pancake-like, custard-like, custard like, cake-like, bread-like, cakey,
  custardy, sandy, snail-shaped, snail shape, cream it, cream them, muffin-sized, fudgey, fudgy, chewy caramel colour, caramel colour,
  caramel in colour, brandy snap basket tin, sole ingredient, whiff of, punch down, punch the, punch bowl, chip away, chip pan, chip basket,
  sauce the, sauce up, sauce well, soup up, pie chart, tart apple, tart cherry, tart flavour, tart taste, tart and, slightly tart,
  pleasantly tart, curd-like, cheese-like, milk-like, cream-like, egg-like, butter-like, toffee-like, jelly-like, breadcrumb-like,
  breadcrumb consistency, breadcrumb texture, resemble breadcrumb, resemble fine breadcrumb, resemble coarse breadcrumb, resemble bread crumb,
  look like breadcrumb, like breadcrumb, like fine breadcrumb, like coarse breadcrumb, fine breadcrumb texture, consistency of breadcrumb,
  consistency of double cream, consistency of single cream, consistency of cream, consistency of thick cream, consistency of yoghurt,
  consistency of mayonnaise, consistency of custard, consistency of peanut butter, consistency of pancake batter, consistency of butter,
  consistency of honey, consistency of soup, texture of breadcrumb, thick as double cream, thickness of double cream, colour of caramel,
  like single cream, like double cream, like thick cream, like wet sand |
creaminess, milky, eggy, fishy, meaty, winey, bready, biscuity, beefy, hammy, porky, oaty, malty, nutty flavour, nutty, nuttiness, nutty aroma,
  nutty-smelling, buttery, creamy, cheesy flavour, cheesiness, grassy, milky white |
grass-fed, corn-fed, milk-fed, corn fed, grass fed, grain-fed, grain fed, oat-fed, nut-fed, acorn-fed, whey-fed, soy-fed, chestnut-fed |
to taste, of course, room temperature, no-knead, no knead, free-range, free range, free flowing, gluten develops, develop the gluten, gluten strand,
  work the gluten, gluten to relax, relax the gluten, gluten formation, overwork the gluten, let the gluten, gluten to develop, develop gluten,
  gluten relax, develop its gluten |
until golden, til golden, til soft, til done, til the, til it, til they, til brown, til cooked, til just, til you, til all, til crisp, til smooth,
  til thick, til tender, til hot, til melted, til set, til fragrant |
yolk-like, seashell, eggshell, egg shell, oyster shell, walnut shell, nut bag, shell on, cockle warming, muscle |
fluff the, fluff up, fluff with, fluff it, fluff them, fluff and, fluff for, fluff in, fluff gently, then fluff, and fluff, to fluff, gently fluff,
  let the pan sit, leave the pan sit, let pan sit,
  in baton, into baton, cm baton, cut baton, thin baton, thick baton, short baton, long baton, carrot baton, cucumber baton,
  black speck, brown speck, green speck, dark speck, burnt speck, white speck, golden speck, vanilla speck, pepper speck, speck of |
ham hand, hammer, mushroom steak knife, stick of rock, rock bottom |
`;
