// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const breads = `
bread | white bread, brown bread, wholemeal bread, wholewheat bread, sliced bread, sandwich bread, crusty bread, country bread, granary bread,
  multigrain bread, seeded bread, rye bread, pumpernickel, french bread, french stick, baguette, baton, ficelle, ciabatta, ciabatta roll, focaccia,
  bread roll, bap, bloomer, tin loaf, toasted bread, farmhouse loaf, pain de campagne, sourdough, sourdough slice, bread slice, bread cube, bread
  loaf, toast slice, slice toast, sub roll, hoagie roll, kaiser roll, hot dog roll, finger roll, dinner roll, rye sourdough, italian bread, turkish
  bread, pide, barbari bread, white loaf, wholemeal loaf, wholemeal toast, bolillo, telera, brown toast, whole wheat bread, whole grain bread,
  wholegrain bread, wholemeal roll, pav, pav bun | ~sourdough | | milk soy sesame eggs | EU Annex II
soda bread | irish soda bread | ~sourdough | milk | soy sesame eggs | EU Annex II
burger bun | hamburger bun, slider bun, bun, hot dog bun, seeded bun, burger roll, sandwich bun, white bun, soft roll, soft white roll,
  ballpark bun | ~sourdough | | milk eggs soy sesame | label-typical
sesame seed bun | sesame seed burger bun, sesame burger bun, simit, sesame bagel, sesame breadstick, gevrek, sesame cracker, sesame roll,
  sesame bread, sesame grissini | ~sourdough | sesame | milk eggs soy | definition
brioche | brioche bun, brioche roll, brioche burger bun, brioche loaf, brioche bread, kugelhopf, hawaiian roll, king's hawaiian roll, milk bread,
  shokupan, hot cross bun, cinnamon roll, teacake, currant bun, raisin bread, fruit loaf, fruit bread, egg bread, tsoureki, concha, king cake,
  gibassier, conchas, parker house roll | ~sourdough | eggs milk | nuts soy | classic recipe
challah | challah bread, pareve challah, challah loaf | ~sourdough | eggs | milk | definition
bagel | bagels, plain bagel, mini bagel, wholemeal bagel | ~sourdough | | eggs milk sesame soy | label-typical
english muffin | english muffins, crumpet, pikelet, farl | ~sourdough | | milk soy | label-typical
naan | naan bread, peshwari naan, kulcha, mini naan, butter naan, bhatura | ~pitta | milk | eggs nuts soy | classic recipe
roti | chapati, chapatti, rotli, phulka, wholemeal chapati, roti prata, roti canai, paratha, puri, poori, luchi, thepla, dosti roti, aloo paratha |
  ~pitta | | milk | classic recipe
pitta | pitta bread, wholemeal pitta, pitta pocket, lavash, lavash bread, markook, khobez, khubz, flatbread, flat bread, saj bread, greek pitta,
  piadina, yufka, sangak, shrak, taboon bread, msemen, malawach, laffa, pita pocket | ~pitta | | milk soy | EU Annex II
injera | | millet | | gluten | classic recipe: teff
gluten-free bread | gluten free bread, gluten-free roll, gluten-free bun, gluten-free burger bun, gluten-free baguette, gluten free roll,
  gluten free bun, gluten-free sourdough, gluten-free loaf, gluten-free ciabatta, gluten free loaf bread | ~gluten-free-bread | | eggs milk soy |
  label-typical
gluten-free pitta | gluten-free wrap, gluten-free tortilla, gluten free wrap, gluten free tortilla, gluten-free flatbread, gluten-free naan,
  gluten-free pastry, gluten free pastry, gluten free pizza base, gluten-free puff pastry, gluten-free shortcrust pastry, gluten-free pizza dough |
  ~gluten-free-bread | | eggs milk soy | label-typical
flour tortilla | tortilla, wheat tortilla, tortilla wrap, flour wrap, wholemeal wrap, 1 wrap, 2 wrap, 3 wrap, 4 wrap, 6 wrap, 8 wrap, large wrap,
  mini tortilla, tortilla bread, soft tortilla, wholewheat tortilla, sandwich wrap, fajita wrap, soft taco, soft flour tortilla, burrito wrap |
  ~flour-tortilla | | milk | EU Annex II
festival dumpling | fried festival, warm festival, sweet festival, sweet fried festival | plain-flour polenta caster-sugar | | milk | classic recipe
corn tortilla | blue corn tortilla, maize tortilla, tortilla chip, corn chip, tortilla chip plain, taco shell, hard taco shell, tostada, corn tostada,
  tostada shell, nacho, nacho chip, arepa, arepa flour, masarepa, harina pan, pupusa, tamale dough, masa, masa flour, tamale, totopos, corn taco shell,
  frito, fritos | ~corn-tortilla | | gluten | definition
cheese tortilla chips | doritos, cool original doritos, nacho cheese doritos | ~corn-tortilla | milk | soy gluten | label-typical
puff pastry | sheet puff, sheet of puff, puff pastry sheet, ready-rolled pastry, pastry, ready-rolled puff pastry sheet, vol-au-vent case, vol au
  vent, pastry sheet, puff pastry block, pastry dough, hot water crust pastry, pie pastry, flaky pastry, pastry lid, just-roll puff pastry |
  ~puff-pastry | | milk eggs soy | label-typical
pate feuilletee | pate brisee | ~puff-pastry | milk | eggs soy | label-typical
rough puff pastry | | ~puff-pastry | | eggs soy milk | label-typical
all-butter puff pastry | all butter puff pastry, butter puff pastry, all-butter shortcrust pastry, all butter pastry, all-butter pastry, danish pastry
  dough, croissant dough, croissant, cronut, croissants, palmier | ~puff-pastry | milk | eggs soy nuts | classic recipe
almond croissant | | puff-pastry butter almonds egg | | | classic recipe
shortcrust pastry | shortcrust, pie crust, pie dough, pastry case, tart shell, tart case, pie shell, tartlet case, flan case, pastry base,
  ready-made shortcrust pastry, quiche case, graham cracker pie crust, graham cracker crust, pastry shell, empanada wrapper, empanada disc,
  tart base, pie case, flaky pie crust | ~puff-pastry | | milk eggs soy | label-typical
sweet shortcrust pastry | pate sucree, pate sablee, sweet pastry, dessert shortcrust pastry, sweet pastry case, sweet shortcrust | ~puff-pastry | eggs
  milk added-sugar | | classic recipe
filo pastry | filo, filo sheet, filo dough, kataifi, brick pastry, feuilles de brick, warka, kadayif, yufka pastry, strudel dough, strudel pastry,
  filo pastry sheet | ~puff-pastry | -milk | milk | label-typical
choux pastry | choux, pate a choux, gougere, cream puff, religieuse, choux paste | plain-flour butter egg | | milk | classic recipe
churro | | plain-flour | | eggs milk | classic recipe
pizza dough | pizza base, pizza crust, bread dough, pizza bread, calzone dough, frozen bread dough, focaccia dough, flatbread dough,
  refrigerated pizza dough, thin crust pizza base | ~puff-pastry | -milk -fatty | milk soy | EU Annex II
crescent roll dough | crescent roll, crescent dough, canned biscuit dough, refrigerated biscuit, biscuit dough, american biscuit, buttermilk biscuit |
  ~puff-pastry | milk | soy eggs | label-typical
wonton wrapper | gyoza wrapper, dumpling wrapper, wonton skin, gyoza skin, dumpling skin, spring roll wrapper, egg roll wrapper, spring roll pastry,
  lumpia wrapper, siu mai wrapper, potsticker wrapper, spring roll sheet, wonton pastry, spring roll skin, jiaozi wrapper, gyoza pastry |
  ~puff-pastry | -milk -fatty | eggs | label-typical
bao bun | steamed bun, mantou, hirata bun, gua bao, bao dough, lotus leaf bun, steamed bao | ~sourdough | | milk soy | classic recipe
crackers | cracker, cream cracker, jacob's cracker, saltine, soda cracker, ritz cracker, ritz, water cracker, water biscuit, wheat cracker,
  crispbread, ryvita, matzo, matzah, matzoh, oyster cracker, oatcake, melba cracker, table cracker, knackebrod, cracker bread, oat cake, wasa | ~crackers | | milk soy sesame | EU Annex II
cheese cracker | cheese straw, goldfish cracker, cheez-it, cheddar cracker, parmesan crisp cracker, cheese twist | ~crackers | milk | eggs soy |
  definition
rice cracker | rice crackers, senbei, arare, nori cracker, japanese rice cracker, japanese cracker | ~rice-cakes | | soy gluten sesame | label-typical
pretzel | pretzel stick, soft pretzel, breadstick, grissini, pretzels, bread stick, taralli, pretzel bun, pretzel roll, pretzel twist |
  ~crackers | | milk sesame soy | EU Annex II
biscuit | digestive biscuit, digestive, hobnob, rich tea, rich tea biscuit, graham cracker, graham biscuit, graham cracker crumb, ginger nut, ginger
  nut biscuit, ginger biscuit, gingersnap, ginger snap, biscuit base, biscuit crumb, marie biscuit, maria cookie, garibaldi, arrowroot biscuit, nice
  biscuit, bourbon biscuit, wafer, ice cream cone, wafer cone, ice-cream cone, waffle cone, ice cream wafer, vanilla wafer, biscuit crumbs,
  digestive crumb, sugar cone, fortune cookie, crushed digestives, animal cracker, jammie dodger, custard cream, party ring, sandwich biscuit |
  ~crackers | added-sugar | milk eggs soy nuts | label-typical
biscuits roses | | ~crackers | added-sugar eggs | milk soy nuts | label-typical
nilla wafer | | ~crackers | added-sugar eggs milk | soy nuts | label-typical
parle-g | | ~crackers | added-sugar milk | eggs soy nuts | label-typical
biscoff | lotus biscoff, lotus biscuit, oreo, oreo cookie | ~crackers | added-sugar soy | milk eggs nuts | label-typical
chocolate digestive | chocolate biscuit, dark chocolate digestive, dark chocolate digestive biscuit, chocolate wafer, chocolate digestive biscuit |
  ~crackers | added-sugar | milk soy nuts | label-typical
chocolate finger | | ~crackers | added-sugar milk | soy nuts | label-typical
shortbread | shortbread biscuit, shortbread finger, butter biscuit, butter cookie, sable biscuit, sables, viennese whirl, shortbread cookie, short
  bread | ~crackers | milk added-sugar | eggs | definition
cookie | cookie dough, oatmeal cookie, cookie crumb, cookie dough chunk, maryland cookie | ~crackers | added-sugar | milk eggs soy nuts |
  label-typical
sugar cookie | | ~crackers | added-sugar eggs milk | soy nuts | label-typical
chocolate chip cookie | choc chip cookie, chocolate chip cookie dough | ~crackers | added-sugar milk | eggs soy nuts | label-typical
peanut butter cookie | nutter butter | ~crackers | peanuts eggs added-sugar | milk soy | definition
ladyfinger | ladyfingers, lady finger, sponge finger, boudoir biscuit, boudoir, trifle sponge, sponge biscuit, lady fingers biscuit | ~crackers | eggs
  added-sugar | milk | definition
amaretti | amaretti biscuit, amaretti cookie, amaretto biscuit, amaretti morbidi, ratafia biscuit | ~crackers | nuts eggs -gluten -wheat added-sugar |
  gluten milk | label-typical
biscotti | almond biscotti, mandelbrot | almonds plain-flour egg | | milk | classic recipe
florentine | florentines, florentine biscuit | almonds butter dark-chocolate | | gluten soy | label-typical
macaron | macaroon, dacquoise, french macaron, japonaise, almond macaroon | ground-almonds egg-white | added-sugar | milk | classic recipe
coconut macaroon | | desiccated-coconut egg-white | | gluten | classic recipe
bakewell tart | bakewell | ground-almonds egg-white plain-flour butter | added-sugar | | classic recipe
toast | on toast, of toast, melba, avocado toast | ~sourdough | | milk soy | EU Annex II
french toast | eggy bread, pain perdu, brioche french toast | sourdough egg milk | | | classic recipe
garlic bread | cheesy garlic bread, garlic baguette, garlic ciabatta, garlic toast | sourdough butter garlic | | | label-typical
sandwich | toastie, panini, crostini, baguette sandwich, sub sandwich | ~sourdough | | milk eggs mustard | definition
bruschetta | banh mi, banh mi sandwich | ~sourdough | | milk eggs mustard | classic recipe
club sandwich | | ~sourdough | eggs | milk mustard | classic recipe
pao de queijo | pão de queijo | egg mozzarella | starchy | | classic recipe
cheese toastie | grilled cheese, grilled cheese sandwich, welsh toast, cheese sandwich, cheese on toast | sourdough cheddar butter | | pork mustard |
  definition
`;
