// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const seasonings = `
## salt, seasoning
salt | salt | sea salt, kosher salt, table salt, flaky salt, fine salt, salt flakes, seasoning, black salt, kala namak, rock salt, himalayan salt, fine sea salt, coarse salt, fleur de sel, sel gris, flaky sea salt, salt and pepper | | 02047 | tsp=6 tbsp=18 g pinch=0.4 | ready | raw | salt
msg | monosodium glutamate | msg, umami seasoning | salty | est | tsp=4 pinch=0.3
garlic-salt | garlic salt | | allium garlic-family fodmap salty | est | tsp=5 tbsp=15
onion-salt | onion salt | | allium onion-family fodmap salty | est | tsp=5 tbsp=15
celery-salt | celery salt | | celery salty | est | tsp=5 tbsp=15
## pepper, spice, seasoning
black-pepper | black pepper | pepper, ground black pepper, peppercorn, black peppercorns, ground pepper, cracked black pepper, freshly ground pepper | | 02030 | tsp=2.3 tbsp=6.9 pinch=0.2 piece=0.05 | ready | raw | pepper
white-pepper | ground white pepper | white pepper, white peppercorn | | 02032 | tsp=2.4 tbsp=7.1 pinch=0.2
pink-peppercorns | pink peppercorns | pink peppercorn | nuts? | ~02030 | tsp=2 tbsp=6
green-peppercorns | green peppercorns | green peppercorn, fresh green peppercorn, green peppercorns in brine | | ~02030 | tsp=4 tbsp=12
sichuan-pepper | Sichuan peppercorns | sichuan pepper, szechuan pepper, sansho, szechuan peppercorn | | ~02030 | tsp=1.5 tbsp=4.5
## spice
paprika | sweet paprika | paprika, hungarian paprika, hot paprika, ground paprika | nightshade | 02028 | tsp=2.3 tbsp=6.8 | ready | fry=1 | spice
smoked-paprika | smoked paprika | pimenton, sweet smoked paprika, hot smoked paprika, spanish paprika | nightshade | 02028 | tsp=2.3 tbsp=6.8 | ready | fry=1 | spice
cumin | ground cumin | cumin, cumin seed, cumin powder, jeera, black cumin | | 02014 | tsp=2.1 tbsp=6 | ready | fry=1 | spice
caraway | caraway seeds | caraway, caraway seed | seed | 02005 | tsp=2.1 tbsp=6.7
nigella | nigella seeds | nigella seed, kalonji, black onion seed, black seed | seed | ~02014 | tsp=2.1 tbsp=6.5
ground-coriander | ground coriander | coriander seed, coriander powder, coriander seeds, ketumbar, dhania powder | | 02013 | tsp=1.8 tbsp=5 | ready | fry=1 | spice
turmeric | ground turmeric | turmeric, turmeric powder, haldi | | 02043 | tsp=3 tbsp=9.4 | ready | fry=1 | spice
cinnamon | ground cinnamon | cinnamon, cinnamon stick, cassia, cassia bark, cinnamon bark | | 02010 | tsp=2.6 tbsp=7.9 piece=3 | ready | raw fry=1 | spice warm-spice
chilli-powder | mild chilli powder | chilli powder, chili powder, hot chilli powder, kashmiri chilli powder, deghi mirch, degi mirch, kashmiri mirch, lal mirch powder, ancho powder, chipotle powder, chipotle chilli powder, chipotle chili powder, ground chipotle, chipotle flakes, chipotle chilli flakes | nightshade hot | 02009 | tsp=2.7 tbsp=8 | ready | fry=1 | heat
chilli-flakes | chilli flakes | chili flakes, red pepper flakes, crushed red pepper, crushed chilli, dried chilli flakes, chile flakes, red chilli flakes, crushed red pepper flakes | nightshade hot | 02031 | tsp=1.8 tbsp=5.3 pinch=0.2 | ready | raw fry=1 | heat
cayenne | cayenne pepper | cayenne, ground cayenne, red chilli powder | nightshade hot | 02031 | tsp=1.8 tbsp=5.3 pinch=0.2
aleppo-pepper | Aleppo pepper flakes | aleppo pepper, pul biber, espelette pepper, urfa chilli | nightshade hot | ~02028 | tsp=2.3 tbsp=7
curry-powder | mild curry powder | curry powder, madras curry powder, hot curry powder, medium curry powder | mustard? celery? nightshade | 02015 | tsp=2 tbsp=6.3 | ready | fry=1 | spice
curry-leaves | curry leaves | curry leaf, fresh curry leaves, dried curry leaves | | est | piece=0.3 sprig=3 handful=5 g
garam-masala | garam masala | | mustard? celery? | est | tsp=2 tbsp=6 | ready | fry=1 | spice
spice-blend | mixed spice blend | | nightshade? mustard? celery? sesame? | ~02035 | tsp=2 tbsp=6
nutmeg | ground nutmeg | nutmeg, grated nutmeg, freshly grated nutmeg, whole nutmeg | | 02025 | tsp=2.2 pinch=0.2 piece=6 tbsp=7 | ready | raw | warm-spice
mace | ground mace | mace, mace blade, blade of mace | | 02022 | tsp=1.7 tbsp=5.3 piece=0.5
cardamom | ground cardamom | cardamom, cardamom pod, green cardamom, black cardamom, cardamom seed | | 02006 | tsp=2 tbsp=5.8 piece=0.3 | ready | raw fry=1 | spice warm-spice
clove-spice | ground cloves | whole cloves, ground clove, cloves, dried clove | | 02011 | tsp=2.1 pinch=0.2 tbsp=6.5 piece=0.1 | ready | raw fry=1 | warm-spice
allspice | ground allspice | allspice, pimento berry, allspice berries | | 02001 | tsp=1.9 tbsp=6 piece=0.1 | ready | raw fry=1 | spice warm-spice
juniper | juniper berries | juniper, juniper berry | | ~02001 | tsp=2 tbsp=6 piece=0.1
star-anise | star anise | star anise pod | | ~02002 | piece=2 tsp=2.1 | ready | simmer=10 | spice
aniseed | aniseed | anise, anise seed, ground anise | seed | 02002 | tsp=2.1 tbsp=6.7
fennel-seeds | fennel seeds | fennel seed, ground fennel | seed | 02018 | tsp=2 tbsp=5.8 | ready | fry=1 | spice
fenugreek | fenugreek seeds | fenugreek, fenugreek seed, methi seed, ground fenugreek | legume | 02019 | tsp=3.7 tbsp=11
fenugreek-leaves | dried fenugreek leaves | fenugreek leaf, methi, kasuri methi, fresh methi leaves | | est | tsp=0.6 tbsp=1.8 g
asafoetida | asafoetida | hing, asafetida | gluten wheat | est | tsp=2.5 pinch=0.2
ajwain | ajwain seeds | ajwain, carom seed | seed | ~02005 | tsp=2 tbsp=6
celery-seeds | celery seeds | celery seed, ground celery seed, celery powder | celery seed | 02007 | tsp=2 tbsp=6.5
dill-seeds | dill seeds | dill seed | seed | 02016 | tsp=2.1 tbsp=6.6
mustard-seeds | black mustard seeds | mustard seed, brown mustard seed, yellow mustard seeds | mustard seed | ~02024 | tsp=3.2 tbsp=9.6 | ready | fry=1 | spice
mustard-powder | mustard powder | english mustard powder, dry mustard, ground mustard | mustard gluten? | 02024 | tsp=2 tbsp=6.3
ground-ginger | ground ginger | ginger powder, dried ginger | | 02021 | tsp=1.8 tbsp=5.2 | ready | raw fry=1 | spice warm-spice
garlic-powder | garlic powder | garlic granules, granulated garlic, dried garlic | allium garlic-family fodmap | 02020 | tsp=3.1 tbsp=9.7 | ready | raw fry=1 | spice
onion-powder | onion powder | onion granules, granulated onion | allium onion-family fodmap | 02026 | tsp=2.4 tbsp=6.9 | ready | raw fry=1 | spice
dried-onion | dried onion flakes | dried onion, onion flakes, dried minced onion, dehydrated onion | allium onion-family fodmap | 11284 | tbsp=5 g cup=56
crispy-onions | crispy fried onions | crispy onions, fried onions, crispy shallots, fried shallots | allium onion-family fodmap gluten? wheat? fatty | est | tbsp=6 g cup=60 handful=20
saffron | saffron threads | saffron, saffron strand | | 02037 | pinch=0.1 tsp=0.7 | ready | simmer=5 | spice
sumac | sumac | ground sumac | | est | tsp=2.5 tbsp=7.5 | ready | raw | spice sour-spice
amchur | amchur | mango powder, dried mango powder, anardana | | est | tsp=2.5 tbsp=7.5
annatto | annatto seeds | annatto, achiote, annatto seed | nightshade? | est | tsp=3.5 tbsp=10
zaatar | za'atar | zaatar | sesame gluten? | est | tsp=2 tbsp=6 | ready | raw | spice
dukkah | dukkah | dukka | sesame nuts peanuts? | est | tsp=2.5 tbsp=7.5
furikake | furikake | rice seasoning | sesame seaweed fish? soy? salty | est | tsp=2 tbsp=6
everything-bagel-seasoning | everything bagel seasoning | everything seasoning, bagel seasoning | sesame allium garlic-family onion-family salty | est | tsp=3 tbsp=9
mushroom-powder | porcini powder | dried mushroom powder, shiitake powder | mushroom fodmap | ~11268 | tbsp=5 tsp=1.7
## cheese substitute
nutritional-yeast | nutritional yeast flakes | nutritional yeast, nooch | | est | tbsp=5 tsp=1.7 g cup=60 | ready | raw | cheesy-plant
`;
