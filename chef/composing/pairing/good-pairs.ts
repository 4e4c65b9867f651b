/** Classic pairs. Any food left of the colon goes with any food right of it. */
export const classicPairs = `
LAMB : mint rosemary cumin apricot aubergine feta cinnamon harissa
BEEF : horseradish mushroom thyme dijon onion ginger red-wine-vinegar broccoli beetroot
PORK : apple sage fennel white-cabbage dijon ginger pineapple red-cabbage plum
POULTRY : lemon-juice thyme mushroom ginger dijon leek
duck-breast : orange plum cherry star-anise hoisin ginger
salmon smoked-salmon trout hot-smoked-salmon : dill lemon-juice cucumber asparagus horseradish chives beetroot capers peas potato leek
cod haddock : parsley lemon-juice peas leek potato fennel capers butter-beans cherry-tomato chorizo
mackerel sardines : beetroot horseradish lemon-juice radish
sea-bass : fennel lemon-juice ginger spring-onion cherry-tomato courgette
tinned-tuna : capers lemon-juice cannellini green-beans red-onion black-olives sweetcorn
prawns : garlic lime-juice coconut-milk red-chilli feta ginger lemongrass peas
mussels : fennel leek garlic parsley saffron shallot
squid : chorizo lemon-juice paprika smoked-paprika
tofu tempeh : ginger soy-sauce sesame-oil spring-onion peanuts shiitake pak-choi
halloumi : mint courgette watermelon lemon-juice cherry-tomato
paneer : spinach peas tomato garam-masala
egg : chives spinach asparagus smoked-salmon tomato mushroom potato
chickpeas : tahini lemon-juice cumin spinach sweet-potato aubergine
WHITE-BEAN : rosemary sage garlic tomato lemon-juice fennel kale
black-beans pinto-beans : lime-juice cumin coriander avocado sweetcorn smoked-paprika
kidney-beans : cumin coriander tinned-tomatoes paprika
cooked-lentils green-lentils : goat-cheese dijon beetroot carrot bay-leaf spinach
red-lentils : cumin turmeric lemon-juice ginger coconut-milk spinach
beetroot cooked-beetroot : goat-cheese feta walnuts horseradish dill orange apple
carrot : cumin ginger orange coriander dill
parsnip : apple thyme nutmeg curry-powder
celeriac : apple dijon walnuts parsley thyme
cauliflower : cumin turmeric cheddar tahini almonds curry-powder
butternut-squash pumpkin : sage coconut-milk ginger feta pumpkin-seeds cumin nutmeg
sweet-potato : lime-juice black-beans smoked-paprika coconut-milk pecans
courgette : mint lemon-juice feta parmesan basil
aubergine : tahini mint tomato cumin miso basil pomegranate
fennel : orange lemon-juice dill pork-sausage
tomato cherry-tomato : basil mozzarella dried-oregano black-olives balsamic feta
cucumber : dill mint yoghurt greek-yoghurt rice-vinegar radish
spinach : nutmeg ricotta feta garlic lemon-juice
peas : mint lemon-juice ricotta leek
asparagus : lemon-juice parmesan peas
leek : potato gruyere dijon thyme
mushroom portobello : thyme garlic parsley sour-cream parmesan sage
white-cabbage red-cabbage : apple dill carrot cider-vinegar
kale : garlic lemon-juice chilli-flakes sweet-potato almonds
avocado : lime-juice coriander tomato radish grape
potato new-potato : rosemary dill chives parsley dijon
apple : cinnamon walnuts cheddar maple-syrup brown-sugar blackberry pecans
pear : blue-cheese goat-cheese walnuts ginger ground-ginger cardamom hazelnuts
plum : star-anise cinnamon almonds ground-ginger
apricot : almonds cardamom honey
peach nectarine : basil mozzarella raspberry almonds vanilla
cherry : almonds dark-chocolate vanilla
rhubarb : ground-ginger orange vanilla strawberry
strawberry : basil balsamic mint vanilla rhubarb
blueberry : lemon-zest lemon-juice almonds vanilla oats
raspberry : peach almonds dark-chocolate vanilla
blackberry : apple hazelnuts
banana : peanut-butter cinnamon oats dark-chocolate pecans walnuts cocoa
mango : lime-juice cardamom coconut-milk coriander desiccated-coconut mint
pineapple : lime-juice mint desiccated-coconut coconut-milk
orange : cinnamon dark-chocolate dates pistachios almonds fennel
fig : honey goat-cheese walnuts
watermelon : feta mint lime-juice
melon : mint prosciutto lime-juice
dates : walnuts almonds orange-zest cardamom tahini cocoa
pistachios : cardamom honey apricot
dark-chocolate cocoa : orange-zest hazelnuts vanilla almonds cinnamon
coconut-milk : lime-juice lemongrass ginger red-chilli turmeric
smoked-paprika : garlic red-pepper
soy-sauce tamari : ginger garlic sesame-oil rice-vinegar
fish-sauce : lime-juice red-chilli lemongrass mint coriander
sumac : lemon-juice parsley red-onion
`;

/** Pairs that go well together without being classics, for example foods of the same region. */
export const goodPairs = `
COCONUT : coriander CURRY-SPICE prawns chickpeas SQUASH jasmine-rice basmati
TOMATO : garlic olive-oil WHITE-BEAN courgette PEPPER aubergine
EAST-SAUCE : EAST-VEG MUSHROOM broccoli spring-onion ginger
EAST-SAUCE : jasmine-rice egg-noodles rice-noodles udon soba glass-noodles
CREAM : MUSHROOM leek dill chives parsley potato salmon dijon NORTH-ROOT
YOGHURT : mint dill cumin cucumber LAMB chickpeas lemon-juice
CHEESE : walnuts SALAD-LEAF sourdough
BERRY STONE ORCHARD : almonds oats vanilla greek-yoghurt
TROPICAL : COCONUT lime-juice cashews ginger ground-ginger
CURRY-SPICE : basmati cauliflower peas spinach red-lentils potato ginger
NORTH-ROOT : thyme dijon horseradish hazelnuts walnuts
`;
