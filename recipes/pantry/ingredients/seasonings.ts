// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const SEASONINGS = `
salt | salt | sea salt, kosher salt, table salt, flaky salt, fine salt, salt flakes, seasoning, black salt, kala namak | | 02047 | tsp=6 tbsp=18 g pinch=0.4 | ready | raw | salt
black-pepper | black pepper | pepper, ground black pepper, white pepper, peppercorn, black peppercorns, pink peppercorn, ground pepper | | 02030 | tsp=2.3 tbsp=6.9 pinch=0.2 | ready | raw | pepper
paprika | sweet paprika | paprika, hungarian paprika | nightshade | 02028 | tsp=2.3 tbsp=6.8 | ready | fry=1 | spice
smoked-paprika | smoked paprika | pimenton, chipotle powder, ancho powder | nightshade | 02028 | tsp=2.3 tbsp=6.8 | ready | fry=1 | spice
cumin | ground cumin | cumin, cumin seed, cumin powder, caraway, caraway seed, black cumin, nigella seed | | 02014 | tsp=2.1 tbsp=6 | ready | fry=1 | spice
ground-coriander | ground coriander | coriander seed, coriander powder | | 02013 | tsp=1.8 tbsp=5 | ready | fry=1 | spice
turmeric | ground turmeric | turmeric, turmeric powder, fresh turmeric | | 02043 | tsp=3 tbsp=9.4 | ready | fry=1 | spice
cinnamon | ground cinnamon | cinnamon, cinnamon stick, cassia | | 02010 | tsp=2.6 tbsp=7.9 piece=3 | ready | raw fry=1 | spice warm-spice
chilli-powder | mild chilli powder | chilli powder, chili powder, hot chilli powder, kashmiri chilli powder, aleppo pepper, gochugaru, korean chilli flakes, espelette | nightshade hot | 02009 | tsp=2.7 tbsp=8 | ready | fry=1 | heat
chilli-flakes | chilli flakes | chili flakes, red pepper flakes, crushed red pepper, cayenne, cayenne pepper, crushed chilli | nightshade hot | 02031 | tsp=1.8 tbsp=5.3 pinch=0.2 | ready | raw fry=1 | heat
curry-powder | mild curry powder | curry powder, madras curry powder, curry leaf, curry leaves | mustard? celery? nightshade | 02015 | tsp=2 tbsp=6.3 | ready | fry=1 | spice
garam-masala | garam masala | | mustard? | est | tsp=2 tbsp=6 | ready | fry=1 | spice
nutmeg | ground nutmeg | nutmeg, mace, grated nutmeg | | 02025 | tsp=2.2 pinch=0.2 | ready | raw | warm-spice
cardamom | ground cardamom | cardamom, cardamom pod, green cardamom, black cardamom | | 02006 | tsp=2 tbsp=5.8 piece=0.3 | ready | raw fry=1 | spice warm-spice
clove-spice | ground cloves | whole cloves, ground clove, cloves | | 02011 | tsp=2.1 pinch=0.2 | ready | raw fry=1 | warm-spice
allspice | ground allspice | allspice, pimento berry, mixed spice, pumpkin spice, pumpkin pie spice, juniper, juniper berry | | 02001 | tsp=1.9 tbsp=6 | ready | raw fry=1 | spice warm-spice
star-anise | star anise | anise, aniseed | | 02002 | piece=2 tsp=2.1 | ready | simmer=10 | spice
fennel-seeds | fennel seeds | fennel seed, fenugreek, fenugreek seed, fenugreek leaf, methi, asafoetida, hing, ajwain | | 02018 | tsp=2 tbsp=5.8 | ready | fry=1 | spice
mustard-seeds | black mustard seeds | mustard seed, mustard powder, english mustard powder, brown mustard seed | mustard | 02024 | tsp=2 tbsp=6.3 | ready | fry=1 | spice
ground-ginger | ground ginger | ginger powder, dried ginger | | 02021 | tsp=1.8 tbsp=5.2 | ready | raw fry=1 | spice warm-spice
garlic-powder | garlic powder | garlic granules, garlic salt | allium garlic-family fodmap | 02020 | tsp=3.1 | ready | raw fry=1 | spice
onion-powder | onion powder | onion granules, crispy onions, onion salt, dried onion | allium onion-family fodmap | 02026 | tsp=2.4 | ready | raw fry=1 | spice
dried-oregano | dried oregano | oregano, mexican oregano, fresh oregano, marjoram, italian seasoning, italian herbs, mixed herbs, dried mixed herbs, herbs de provence, herbes de provence | | 02027 | tsp=1 tbsp=3 | ready | fry=1 | dried-herb
dried-thyme | dried thyme | | | 02042 | tsp=1 tbsp=2.7 | ready | fry=1 | dried-herb
dried-basil | dried basil | | | 02003 | tsp=0.7 | ready | fry=1 | dried-herb
bay-leaf | bay leaf/bay leaves | bay, kaffir lime leaf, lime leaf, makrut lime leaf, pandan leaf | | 02004 | piece=0.6 | ready | simmer=10 | pot-herb
saffron | saffron threads | saffron | | 02037 | pinch=0.1 tsp=0.7 | ready | simmer=5 | spice
sumac | sumac | | | est | tsp=2.5 | ready | raw | spice sour-spice
zaatar | za'atar | zaatar, dukkah, everything bagel seasoning, furikake | sesame | est | tsp=2 tbsp=6 | ready | raw | spice
basil | fresh basil | basil, basil leaves, thai basil, holy basil | | 02044 | g handful=10 bunch=25 tbsp=2.6 cup=24 | torn | raw | herb
parsley | fresh flat-leaf parsley | parsley, flat-leaf parsley, curly parsley, chervil | | 11297 | g handful=15 bunch=30 tbsp=3.8 cup=60 | chopped | raw | herb
coriander | fresh coriander | coriander, cilantro, coriander leaf, culantro | | 11165 | g handful=15 bunch=30 tbsp=3 cup=16 | chopped | raw | herb
mint | fresh mint | mint, mint leaves, spearmint, peppermint | | 02065 | g handful=10 bunch=25 tbsp=5.7 | chopped | raw | herb
dill | fresh dill | dill, tarragon, fennel frond, dill weed | | 02045 | g handful=10 bunch=20 tbsp=3 | chopped | raw | herb
chives | fresh chives | chives, chive | allium onion-family | 11156 | g tbsp=3 bunch=20 | finely-chopped | raw | herb
thyme | fresh thyme leaves | thyme, thyme sprig, lemon thyme | | 02049 | tsp=0.8 tbsp=2.4 g piece=1 | ready | fry=1 roast=20 | woody-herb
rosemary | fresh rosemary | rosemary, dried rosemary, rosemary sprig | | 02063 | tsp=0.7 tbsp=1.7 piece=1.5 | finely-chopped | fry=1 roast=20 | woody-herb
sage | fresh sage leaves | sage, dried sage, sage leaf | | 02038 | g piece=0.5 tsp=0.7 | ready | fry=1 | woody-herb
lemongrass | lemongrass stalk/lemongrass stalks | lemongrass, lemon grass | | 11972 | piece=15 tbsp=4.8 | finely-chopped | fry=1 simmer=10 | aromatic-thai
nutritional-yeast | nutritional yeast flakes | nutritional yeast, nooch | | est | tbsp=5 | ready | raw | cheesy-plant
`;
