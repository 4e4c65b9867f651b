// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const herbs = `
## herb
dried-oregano | dried oregano | oregano, mexican oregano | | 02027 | tsp=1 tbsp=3 | ready | fry=1 | dried-herb
dried-mixed-herbs | dried mixed herbs | italian seasoning, italian herbs, mixed herbs, herbs de provence, herbes de provence, dried herbs, dried italian herbs | | ~02027 | tsp=1 tbsp=3
dried-marjoram | dried marjoram | | | 02023 | tsp=0.6 tbsp=1.7
dried-thyme | dried thyme | ground thyme | | 02042 | tsp=1 tbsp=2.7 | ready | fry=1 | dried-herb
dried-basil | dried basil | | | 02003 | tsp=0.7 tbsp=2.1 | ready | fry=1 | dried-herb
dried-rosemary | dried rosemary | | | 02036 | tsp=1.2 tbsp=3.3
dried-sage | dried sage | ground sage, rubbed sage | | 02038 | tsp=0.7 tbsp=2
dried-parsley | dried parsley | parsley flakes | | 02029 | tsp=0.5 tbsp=1.6
dried-mint | dried mint | | | 02066 | tsp=0.5 tbsp=1.6
dried-dill | dried dill | dried dill weed | | 02017 | tsp=1 tbsp=3.1
dried-tarragon | dried tarragon | | | 02041 | tsp=0.6 tbsp=1.8
dried-coriander-leaf | dried coriander leaf | dried cilantro | | 02012 | tsp=0.6 tbsp=1.8
savory | dried savory | savory, summer savory, winter savory | | 02039 | tsp=1.4 tbsp=4.4
bay-leaf | bay leaf/bay leaves | bay, dried bay leaf, fresh bay leaf, tej patta, indian bay leaf | | 02004 | piece=0.6 g | ready | simmer=10 | pot-herb
lime-leaf | makrut lime leaf/makrut lime leaves | kaffir lime leaf, lime leaf, makrut lime, kaffir lime | citrus | est | piece=0.6 g
pandan | pandan leaf/pandan leaves | pandan, screwpine leaf | | est | piece=5 g
banana-leaf | banana leaf/banana leaves | | | est | piece=30
basil | fresh basil | basil, basil leaves, thai basil, holy basil, basil leaf, sweet basil, basil sprig | | 02044 | g handful=10 bunch=25 tbsp=2.6 cup=24 piece=0.5 sprig=2 | torn | raw | herb
parsley | fresh flat-leaf parsley | parsley, flat-leaf parsley, curly parsley, italian parsley, chopped parsley, parsley sprig | | 11297 | g handful=15 bunch=30 tbsp=3.8 cup=60 sprig=1 | chopped | raw | herb
coriander | fresh coriander | coriander, cilantro, coriander leaf, culantro, fresh cilantro, coriander leaves, coriander stalk, coriander root | | 11165 | g handful=15 bunch=30 tbsp=2 cup=16 sprig=2 | chopped | raw | herb
mint | fresh mint | mint, mint leaves, spearmint, peppermint, mint leaf, mint sprig | | 02065 | g handful=10 bunch=25 tbsp=5.7 cup=46 piece=0.05 sprig=2 | chopped | raw | herb
dill | fresh dill | dill, fennel frond, dill weed, dill frond, dill sprig | | 02045 | g handful=10 bunch=20 tbsp=3 sprig=1 | chopped | raw | herb
tarragon | fresh tarragon | tarragon, french tarragon, tarragon leaf | | est | g handful=10 bunch=20 tbsp=3 sprig=1.5 | chopped | raw
chervil | fresh chervil | chervil, sweet cicely, lovage | celery? | ~11297 | g handful=10 bunch=20 tbsp=2 | chopped | raw
fresh-oregano | fresh oregano | oregano leaves, marjoram, fresh marjoram, oregano leaf, oregano sprig | | ~02049 | g tbsp=3 tsp=1 bunch=20 sprig=1 | chopped | raw
chives | fresh chives | chives, chive, snipped chives | allium onion-family | 11156 | g tbsp=3 bunch=20 tsp=1 | finely-chopped | raw | herb
thyme | fresh thyme leaves | thyme, thyme sprig, lemon thyme, thyme leaf, sprig of thyme | | 02049 | tsp=0.8 tbsp=2.4 g piece=1 sprig=1 bunch=20 | ready | fry=1 roast=20 | woody-herb
rosemary | fresh rosemary | rosemary, rosemary sprig, rosemary leaves, rosemary needle | | 02063 | tsp=0.7 tbsp=1.7 piece=1.5 sprig=1.5 g bunch=20 | finely-chopped | fry=1 roast=20 | woody-herb
sage | fresh sage leaf/fresh sage leaves | sage, sage leaf, fresh sage | | ~02063 | piece=0.5 tsp=0.7 tbsp=2 bunch=20 handful=8 | ready | fry=1 | woody-herb
epazote | epazote | hoja santa | | 11984 | g tbsp=0.8 sprig=2
shiso | shiso leaves | shiso, perilla, perilla leaf, vietnamese coriander, rau ram | | est | piece=0.5 g handful=8
lemon-balm | lemon balm | lemon verbena, hyssop, borage | | ~02065 | g handful=8
lavender | dried lavender | lavender, culinary lavender, edible flower | | est | tsp=0.7 tbsp=2
rose-petals | dried rose petals | rose petals, dried rosebuds, edible rose petals | | est | tsp=0.4 tbsp=1.2 g
lemongrass | lemongrass stalk/lemongrass stalks | lemongrass, lemon grass, lemongrass paste | | 11972 | piece=15 tbsp=4.8 g cup=67 stick=15 | finely-chopped | fry=1 simmer=10 | aromatic-thai
`;
