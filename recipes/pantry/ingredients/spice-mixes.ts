// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const spiceMixes = `
## spice
berbere | berbere | berbere spice, berbere spice mix | nightshade hot mustard? celery? | est | tsp=2.3 tbsp=7 g
mitmita | mitmita | | nightshade hot mustard? celery? | est | tsp=2.2 tbsp=6.6 g
five-spice | Chinese five-spice powder | five spice, chinese five spice, five-spice powder, five spice powder, chinese five-spice | mustard? celery? | est | tsp=2 tbsp=6 g
ras-el-hanout | ras el hanout | | nightshade? mustard? celery? sesame? | est | tsp=2 tbsp=6 g
baharat | baharat | seven spice, lebanese seven spice | nightshade? mustard? celery? sesame? | est | tsp=2 tbsp=6 g
advieh | advieh | persian spice mix | mustard? celery? | est | tsp=2 tbsp=6 g
jerk-seasoning | jerk seasoning | jerk spice | nightshade hot allium garlic-family onion-family fodmap salty mustard? celery? | est | tsp=2.5 tbsp=7.5 g
cajun-seasoning | Cajun seasoning | creole seasoning, cajun spice | nightshade hot allium garlic-family onion-family fodmap salty mustard? celery? gluten? | est | tsp=2.5 tbsp=7.5 g
taco-seasoning | taco seasoning | fajita seasoning | nightshade hot allium garlic-family onion-family fodmap salty mustard? celery? gluten? milk? soy? | est | tsp=2.5 tbsp=7.5 g
tandoori-masala | tandoori masala | tandoori spice | nightshade hot mustard? celery? | est | tsp=2.2 tbsp=6.6 g
chaat-masala | chaat masala | | salty mustard? celery? | est | tsp=2.5 tbsp=7.5 g
panch-phoron | panch phoron | panch phoran, bengali five spice | mustard seed | est | tsp=3 tbsp=9 g
mixed-spice | ground mixed spice | mixed spice, pumpkin pie spice, pumpkin spice, lebkuchen spice, speculoos spice, gingerbread spice, quatre epices | mustard? celery? | est | tsp=2 tbsp=6 g
shichimi | shichimi togarashi | togarashi, shichimi | nightshade hot sesame seed citrus seaweed? | est | tsp=1.8 tbsp=5.4 g
gochugaru | gochugaru | korean chilli flakes, korean chili flakes, korean red pepper flakes | nightshade hot | ~02028 | tsp=2.3 tbsp=7 g
file-powder | filé powder | gumbo file, ground sassafras leaves | | ~02004 | tsp=1.8 tbsp=5.4
korarima | ground korarima | korarima, ethiopian cardamom | | ~02006 | tsp=2 tbsp=5.8 piece=0.5
dried-lime | dried lime/dried limes | loomi, limoo amani, persian lime, black lime | citrus | est | piece=8 tsp=2.5 tbsp=7
`;
