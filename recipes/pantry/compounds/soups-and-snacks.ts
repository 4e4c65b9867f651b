// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const soupsAndSnacks = `
vegetable stock | vegetable broth, veg stock, veg stock cube, stock, broth, stock jelly, vegetable base,
  no-chicken broth, vegan chicken stock, vegan beef stock, reduced-salt stock cube, low-salt stock cube, reduced salt vegetable stock, soup base,
  veggie stock, veggie broth, low sodium vegetable broth, vegetable soup base | ~vegetable-stock | | gluten milk soy | label-typical
vegetable stock cube | vegetable stock powder, stock powder, vegetable bouillon powder, bouillon, stock pot, vegetable stock pot, stock concentrate,
  marigold bouillon, swiss vegetable bouillon, swiss bouillon powder, vegetable bouillon cube, vegan bouillon, knorr stock cube, knorr stock pot,
  vegetable stock concentrate, vegan chicken bouillon, bouillon paste, stock granule, vegetable bouillon | ~vegetable-stock | salty | gluten milk
  soy | label-typical
vegetable oxo cube | | ~vegetable-stock | salty gluten | milk soy | label-typical
chicken stock | chicken broth, chicken bone broth, bone broth, turkey stock, poultry stock, chicken consomme, brown chicken stock, turkey broth, duck
  stock, rich chicken stock, low-sodium chicken broth, low sodium chicken broth, chicken stock homemade, white stock | ~chicken-stock | | celery gluten
  | label-typical
chicken stock cube | chicken bouillon, chicken bouillon cube, chicken stock pot, chicken bouillon powder, chicken stock powder, chicken powder,
  chicken bouillon granule, chicken stock concentrate, knorr chicken stock pot, chicken base, chicken stock gel, chicken soup base, chicken granules
  | ~chicken-stock | celery salty | gluten milk soy | label-typical
chicken oxo cube | | ~chicken-stock | celery salty gluten | milk soy | label-typical
beef stock | beef broth, veal stock, beef bone broth, brown stock, rich beef stock, beef consomme, consomme, low-sodium beef broth |
  ~beef-stock | | celery gluten | label-typical
beef stock cube | beef bouillon, beef bouillon cube, beef stock pot, beef oxo cube, oxo cube, oxo, beef base, beef bouillon granule, beef stock
  powder, lamb stock cube, beef stock concentrate | ~beef-stock | celery gluten salty | milk soy | label-typical
pork stock cube | ham stock cube, ham stock, ham bouillon | ~beef-stock | pork -beef salty | celery gluten | label-typical
mushroom stock | mushroom broth, onion stock, tomato bouillon | mushroom | | celery gluten allium onion-family garlic-family fodmap | label-typical
mushroom stock cube | mushroom bouillon, mushroom bouillon cube, mushroom powder stock | mushroom | celery salty | gluten allium onion-family
  garlic-family fodmap | label-typical
cream of mushroom soup | cream soup, condensed cream of mushroom soup, condensed soup, condensed mushroom soup | mushroom double-cream plain-flour |
  | celery soy | label-typical
campbell's cream of mushroom soup | | mushroom double-cream plain-flour | soy | celery | label-typical
cream of chicken soup | condensed cream of chicken soup, condensed chicken soup | chicken-breast double-cream plain-flour | | celery soy |
  label-typical
campbell's cream of chicken soup | | chicken-breast double-cream plain-flour | soy | celery | label-typical
cream of celery soup | condensed cream of celery soup, celery soup | celery double-cream plain-flour | | soy | definition
condensed tomato soup | tomato soup, tin tomato soup | passata | | milk gluten celery | label-typical
cream of tomato soup | | passata | milk | gluten celery | label-typical
soup | vegetable soup, lentil soup, soup mix, packet soup, cup-a-soup, instant soup | | | celery gluten milk | label-typical
minestrone | | | celery | gluten milk | label-typical
broth mix | scotch broth mix | | gluten | celery milk | label-typical
minestrone soup | mulligatawny | celery carrot onion | | gluten milk | classic recipe
chicken noodle soup | egg noodle soup, matzo ball soup, avgolemono | egg-noodles chicken-stock | | celery | classic recipe
matzo ball | matzo balls, kneidlach, matzah ball, knodel, bread dumpling | crackers egg | | poultry milk | classic recipe
semmelknodel | | crackers egg | milk | poultry | classic recipe
suet dumpling | suet dumplings, dumpling mix | plain-flour | | milk eggs beef | classic recipe
miso soup | instant miso soup, miso broth, miso soup paste, miso soup sachet | miso | | fish gluten | classic recipe
miso ramen | | miso | gluten | fish | classic recipe
miso | miso paste, white miso, red miso, rice miso, white rice miso, brown rice miso, yellow miso, shiro miso, aka miso, sweet miso, miso powder, dark miso, white miso paste,
  red miso paste, brown miso, light miso, hatcho miso, shinshu miso, saikyo miso | ~miso | | gluten | EU Annex II
barley miso | mugi miso | ~miso | gluten | | definition
chickpea miso | | ~miso | -soy | soy | definition
ramen broth | tonkotsu, tonkotsu broth, shoyu ramen, tonkotsu ramen, ramen soup, ramen soup base, ramen stock, tonkotsu base | pork-belly soy-sauce |
  | fish sesame poultry | classic recipe
pho broth | pho, beef pho, pho stock | beef-stock fish-sauce | | celery | classic recipe
tom yum | tom yum soup, tom kha, tom yum goong | prawns fish-sauce | | milk molluscs | classic recipe
laksa | curry laksa, laksa soup | prawns coconut-milk fish-sauce rice-noodles | | gluten soy eggs nuts | classic recipe
gazpacho | | tomato cucumber | | gluten sulphites | classic recipe
salmorejo | | tomato cucumber | gluten | sulphites | classic recipe
ajo blanco | | almonds sourdough garlic | | sulphites | classic recipe
borscht | borsch | beetroot | | celery milk beef | classic recipe
ready salted crisps | salted crisps, salted potato chip, lightly salted crisps, sea salt crisps | ~crisps | | gluten | label-typical
potato crisps | potato chip, plain crisps, bag crisps, packet crisps, chip, oven chip, hash brown, tater tot,
  potato rosti, rosti, skinny fries, kettle chips, oven fries | ~potato | | gluten | label-typical
flavoured crisps | cheese and onion crisps, sour cream and onion crisps, sour cream & onion chips, cheese & onion crisps, sour cream chips, cheese
  puff, cheetos, wotsits, cheese ball snack, cheesy puff | ~potato | milk | soy gluten celery mustard | label-typical
pringles sour cream | | ~potato | milk gluten | soy celery mustard | label-typical
monster munch | bbq crisps, prawn cocktail crisps, salt and vinegar crisps, smoky bacon crisps, pombears, hula hoops | ~potato | | gluten milk soy
  celery mustard crustaceans | label-typical
pringles | | ~potato | gluten | milk soy celery mustard crustaceans | label-typical
quavers | | ~potato | milk soy | gluten celery mustard crustaceans | label-typical
vegetable crisps | veggie chip, beetroot crisp, root vegetable crisps | | root | sulphites | label-typical
fruit chips | apple chip, banana chip, kale chip, lentil chip, popcorn, popping corn, popcorn kernel, sweet popcorn,
  coconut chip snack | | | sulphites | label-typical
butter popcorn | buttered popcorn, caramel popcorn, cheese popcorn | sweetcorn butter | | soy | label-typical
poppadom | papad, papadum, pappadam, poppadum, papadams, papad khar | ~chickpea-flour | | gluten mustard | label-typical
crispy fried onion | crispy fried onions, fried shallot, fried shallots, crispy shallot, crispy onion, crispy onions, fried onion, crispy fried
  shallot, bawang goreng, birista | ~onion | | gluten | label-typical
french's fried onion | french's crispy onion, french fried onion | ~onion | | gluten | label-typical
battered onion ring | | onion plain-flour | | milk eggs | label-typical
bhaji | pakora, vegetable pakora, pakoda | onion chickpea-flour | | gluten mustard | classic recipe
samosa | vegetable samosa, samosa pastry, samosa wrapper, curry puff | plain-flour potato | | lamb mustard milk | classic recipe
empanada | empanadas, pastelito | plain-flour | | beef eggs milk | classic recipe
dumpling | momo, pierogi, pelmeni, varenyky, manti, vareniki, wonton, frozen dumpling | plain-flour | | soy sesame pork crustaceans eggs | classic
  recipe
xiao long bao | | plain-flour | pork soy | sesame crustaceans eggs | classic recipe
soup dumpling | | plain-flour | soy | sesame crustaceans eggs pork | classic recipe
gyoza | potsticker, pot sticker, vegetable gyoza, frozen gyoza | plain-flour | sesame soy | pork crustaceans eggs | classic recipe
mandu | | plain-flour | | pork crustaceans eggs sesame soy | classic recipe
jiaozi | | plain-flour | soy | sesame pork crustaceans eggs | classic recipe
dim sum | pork and prawn dumpling | plain-flour pork-mince prawns | | soy sesame eggs molluscs | classic recipe
siu mai | | plain-flour pork-mince prawns | sesame soy | eggs molluscs | classic recipe
shumai | | plain-flour pork-mince prawns | | eggs molluscs sesame soy | classic recipe
prawn dumpling | shrimp dumpling, prawn wonton, shrimp wonton | prawns | gluten | sesame soy eggs | classic recipe
har gow | har gau | prawns | gluten sesame | soy eggs | classic recipe
wonton soup | | prawns | gluten sesame soy | eggs | classic recipe
spring roll | lumpia, vegetable spring roll, duck spring roll | plain-flour | | eggs soy sesame pork | classic recipe
egg roll | | plain-flour | eggs | soy sesame pork | classic recipe
summer roll | vietnamese summer roll, rice paper roll, fresh spring roll | rice-paper rice-noodles | | crustaceans peanuts fish | classic recipe
pork bun | char siu bao, char siu bun, barbecue pork bun | pork-belly plain-flour soy-sauce | | sesame milk molluscs | classic recipe
croquette | jalapeno popper, arancini, mozzarella stick, cheese bite, breaded mushroom, breaded brie, fried mozzarella stick | breadcrumbs milk
  plain-flour | | eggs pork | label-typical
croquetas | croqueta | breadcrumbs milk plain-flour | eggs | pork | label-typical
tempura batter | tempura, tempura flour, tempura mix, vegetable tempura, batter, fritter, fritter batter, breading, panko breaded coating,
  tempura crumb, tenkasu, coating mix | plain-flour | | eggs milk | classic recipe
breaded | battered, crumbed, floured, breadcrumbed, panko-crusted, panko-coated | plain-flour | | eggs milk | definition
pizza | calzone, stromboli, margherita pizza, pizza margherita, pepperoni pizza, frozen pizza, cheese pizza | sourdough mozzarella tinned-tomatoes | |
  soy pork | definition
lahmacun | manakish, manakeesh, sfiha | plain-flour lamb-mince | | sesame milk | classic recipe
loaded nachos | nachos with cheese | corn-tortilla cheddar | | gluten beef | classic recipe
`;
