// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const VEGETABLES = `
onion | onion/onions | brown onion, yellow onion, white onion, spanish onion | allium onion-family fodmap | 11282 | piece=110 cup=160 tbsp=10 | finely-chopped | fry=8 simmer=15 roast=30 | aromatic vegetable
red-onion | red onion/red onions | purple onion | allium onion-family fodmap | 11282 | piece=110 cup=160 tbsp=10 | finely-sliced | raw fry=7 simmer=15 roast=25 | aromatic vegetable salad-vegetable
spring-onion | spring onion/spring onions | scallion, green onion, salad onion | allium onion-family fodmap | 11291 | piece=15 cup=100 bunch=100 | finely-sliced | raw fry=2 simmer=3 roast=10 | aromatic garnish
shallot | shallot/shallots | echalion, banana shallot | allium onion-family fodmap | 11677 | piece=30 tbsp=10 | finely-chopped | raw fry=6 simmer=12 roast=25 | aromatic
leek | leek/leeks | | allium onion-family fodmap | 11246 | piece=89 cup=89 | sliced | fry=8 simmer=12 roast=25 | aromatic vegetable
garlic | garlic clove/garlic cloves | garlic, minced garlic, garlic paste | allium garlic-family fodmap | 11215 | clove=3 piece=3 tsp=2.8 tbsp=9 head=40 | crushed | fry=1 simmer=5 roast=20 | aromatic
ginger | fresh ginger | ginger, ginger root, root ginger, ginger paste, galangal | root | 11216 | g tsp=2 tbsp=6 cm=6 piece=20 | finely-grated | raw fry=1 simmer=5 roast=15 | aromatic
carrot | carrot/carrots | baby carrot | root | 11124 | piece=61 cup=128 | diced | raw fry=7 simmer=15 roast=30 | vegetable salad-vegetable root crudite
celery | celery stick/celery sticks | celery, celery stalk, celery rib, celery heart | celery fodmap | 11143 | piece=40 cup=101 | sliced | raw fry=7 simmer=12 roast=25 | aromatic crudite
celeriac | celeriac | celery root | celery root | 11141 | g piece=600 | diced | fry=12 simmer=18 roast=35 | root
parsnip | parsnip/parsnips | | root | 11298 | piece=110 | diced | fry=10 simmer=15 roast=35 | root
beetroot | beetroot/beetroots | beet, golden beet | root oxalate | 11080 | piece=110 cup=136 | diced | raw simmer=30 roast=40 | root
turnip | turnip/turnips | swede, rutabaga, neep | root | 11564 | piece=120 cup=130 | diced | fry=10 simmer=15 roast=35 | root
radish | radish/radishes | | root | 11429 | g piece=9 cup=116 | finely-sliced | raw fry=4 simmer=5 roast=15 | salad-vegetable crudite
daikon | daikon radish/daikon radishes | daikon, mooli, white radish | root | 11430 | g piece=338 cup=116 | diced | raw fry=8 simmer=15 roast=25 | root salad-vegetable
tomato | tomato/tomatoes | vine tomato, plum tomato, roma tomato, beef tomato, heirloom tomato | nightshade tomato-family | 11529 | piece=123 cup=180 | chopped | raw fry=5 simmer=12 roast=25 | vegetable salad-vegetable juicy
cherry-tomato | cherry tomato/cherry tomatoes | grape tomato, baby plum tomato | nightshade tomato-family | 11529 | g cup=149 piece=15 | halved | raw fry=5 simmer=10 roast=20 | vegetable salad-vegetable juicy crudite
tinned-tomatoes | tin chopped tomatoes/tins chopped tomatoes | tinned tomatoes, chopped tomatoes, canned tomatoes, crushed tomatoes, diced tomatoes, tinned plum tomatoes | nightshade tomato-family | 11693 | tin=400 can=400 cup=242 | ready | raw fry=8 simmer=15 roast=25 | saucy
passata | passata | tomato passata, strained tomatoes, sieved tomatoes, tomato sauce | nightshade tomato-family | 11547 | ml cup=250 | ready | simmer=12 roast=20 | saucy
tomato-puree | tomato purée | tomato puree, tomato paste, tomato concentrate | nightshade tomato-family | 11546 | tbsp=16 tsp=5 cup=262 | ready | fry=2 simmer=5 | umami
sun-dried-tomato | sun-dried tomato/sun-dried tomatoes | sundried tomato, semi-dried tomato | nightshade tomato-family | 11956 | g piece=3 cup=110 | chopped | raw fry=2 simmer=5 roast=10 | umami
red-pepper | red pepper/red peppers | sweet red pepper, red bell pepper, bell pepper, sweet pepper, capsicum, romano pepper | nightshade pepper-family | 11821 | piece=119 cup=149 | sliced | raw fry=6 simmer=12 roast=25 | vegetable salad-vegetable crudite
green-pepper | green pepper/green peppers | green bell pepper | nightshade pepper-family | 11333 | piece=119 cup=149 | sliced | raw fry=6 simmer=12 roast=25 | vegetable
yellow-pepper | yellow pepper/yellow peppers | yellow bell pepper, orange bell pepper, orange pepper | nightshade pepper-family | 11951 | piece=119 cup=149 | sliced | raw fry=6 simmer=12 roast=25 | vegetable salad-vegetable crudite
red-chilli | red chilli/red chillies | chilli, chili, chile, red chili, red chile, fresh chilli, hot pepper, chile pepper, bird's eye chilli, thai chilli, green chilli, serrano, habanero, scotch bonnet | nightshade hot | 11819 | piece=15 | finely-chopped | raw fry=1 simmer=5 roast=10 | heat
jalapeno | jalapeño/jalapeños | jalapeno, jalapeno pepper | nightshade hot | 11979 | piece=14 cup=90 | finely-chopped | raw fry=2 simmer=5 roast=10 | heat
courgette | courgette/courgettes | zucchini, summer squash, marrow | | 11477 | piece=200 cup=124 | diced | raw fry=6 simmer=8 roast=20 | vegetable
aubergine | aubergine/aubergines | eggplant, brinjal | nightshade histamine | 11209 | piece=300 cup=82 | diced | fry=10 simmer=18 roast=25 | vegetable
cucumber | cucumber/cucumbers | persian cucumber, english cucumber | | 11205 | piece=300 cup=104 | diced | raw | salad-vegetable crudite
butternut-squash | butternut squash | squash, acorn squash, kabocha, winter squash, delicata, hokkaido | | 11485 | g cup=140 piece=900 | diced | fry=12 simmer=18 roast=35 | root vegetable
pumpkin | pumpkin | pumpkin puree, tinned pumpkin | | 11422 | g cup=116 | diced | fry=12 simmer=15 roast=30 | root vegetable
cauliflower | cauliflower | cauliflower rice | cruciferous fodmap | 11135 | g piece=600 cup=107 head=600 | florets | raw fry=8 simmer=10 roast=25 | vegetable crudite
broccoli | broccoli | tenderstem broccoli, broccolini, purple sprouting broccoli | cruciferous | 11090 | g piece=350 cup=91 head=350 | florets | fry=5 simmer=5 roast=18 | vegetable green-vegetable
white-cabbage | white cabbage | cabbage, green cabbage, savoy cabbage, pointed cabbage, sweetheart cabbage, coleslaw mix | cruciferous | 11109 | g cup=89 head=900 piece=900 | shredded | raw fry=6 simmer=12 roast=25 | vegetable slaw
red-cabbage | red cabbage | purple cabbage | cruciferous | 11112 | g cup=89 head=900 piece=900 | shredded | raw fry=8 simmer=20 roast=30 | slaw
chinese-leaf | Chinese leaf | napa cabbage, chinese cabbage, chinese leaves | cruciferous | 11119 | g cup=76 | shredded | raw fry=3 simmer=4 | green-vegetable slaw
pak-choi | pak choi | bok choy, bok choi, choy sum, tatsoi | cruciferous | 11116 | g cup=70 piece=120 head=120 | trimmed | fry=3 simmer=3 | green-vegetable
brussels-sprouts | Brussels sprouts | brussel sprouts, sprouts | cruciferous fodmap | 11098 | g piece=19 cup=88 | halved | fry=8 simmer=8 roast=22 | vegetable
kale | kale | cavolo nero, curly kale, lacinato kale | cruciferous | 11233 | g cup=30 handful=30 | shredded | fry=4 simmer=5 roast=10 | green-vegetable
spinach | spinach | baby spinach, spinach leaves, frozen spinach | histamine oxalate | 11457 | g cup=30 handful=30 | ready | raw fry=2 simmer=2 | green-vegetable leaf
swiss-chard | Swiss chard | chard, rainbow chard, silverbeet | oxalate | 11147 | g cup=36 | shredded | fry=4 simmer=5 | green-vegetable
romaine | romaine lettuce | lettuce, cos lettuce, little gem, iceberg, butterhead, salad leaves, mixed leaves, salad greens, mixed greens, spring mix | | 11251 | g cup=47 head=626 handful=30 | torn | raw | leaf
rocket | rocket | arugula, rucola | | 11959 | g cup=20 handful=20 | ready | raw | leaf
watercress | watercress | cress, pea shoots, microgreens | | 11591 | g cup=34 handful=25 | ready | raw | leaf
fennel | fennel bulb/fennel bulbs | fennel | fodmap | 11957 | piece=230 cup=87 | finely-sliced | raw fry=8 simmer=12 roast=25 | aromatic vegetable
asparagus | asparagus | asparagus spears, asparagus tips | fodmap | 11011 | g piece=16 bunch=250 cup=134 | trimmed | fry=4 simmer=4 roast=12 | green-vegetable vegetable
green-beans | green beans | french beans, fine beans, haricots verts, runner beans, string beans | legume | 11052 | g cup=100 | trimmed | fry=6 simmer=6 roast=15 | green-vegetable vegetable
peas | frozen peas | peas, garden peas, petits pois, green peas | legume fodmap | 11312 | g cup=134 | ready | fry=3 simmer=3 | green-vegetable
sugar-snaps | sugar snap peas | mangetout, snow peas, sugar snaps, sugar peas | legume fodmap | 11300 | g cup=98 | trimmed | raw fry=3 simmer=3 | green-vegetable crudite
sweetcorn | sweetcorn kernels | sweetcorn, corn, corn kernels, corn on the cob, tinned corn, baby corn, frozen corn | corn | 11167 | g cup=145 ear=100 tin=200 | ready | raw fry=4 simmer=5 roast=20 | vegetable
mushroom | chestnut mushrooms | mushroom, white mushroom, button mushroom, cremini, crimini, brown mushroom, chestnut mushroom, closed cup mushroom | mushroom fodmap | 11266 | g cup=72 piece=15 | sliced | fry=7 simmer=10 roast=20 | vegetable
shiitake | shiitake mushrooms | shiitake, dried shiitake, enoki, shimeji, maitake | mushroom | 11238 | g piece=19 | sliced | fry=6 simmer=8 roast=15 | vegetable
oyster-mushroom | oyster mushrooms | king oyster mushroom | mushroom | 11987 | g piece=15 | torn | fry=6 simmer=8 roast=20 | vegetable
portobello | portobello mushroom/portobello mushrooms | portobello, portabella, porcini, chanterelle, morel | mushroom fodmap | 11265 | piece=84 cup=86 | sliced | fry=8 simmer=10 roast=20 | vegetable
okra | okra | ladies fingers, bhindi | oxalate | 11278 | g cup=100 | sliced | fry=8 simmer=12 roast=20 | vegetable
artichoke | artichoke hearts | artichoke | fodmap | 11009 | g piece=40 tin=240 jar=240 | drained | raw fry=5 simmer=8 roast=15 | vegetable
avocado | avocado/avocados | | avocado-family histamine | 09037 | piece=136 cup=150 | sliced | raw | creamy-fruit
black-olives | black olives | kalamata olives, olive | olive-family salty | 09193 | g tbsp=8.4 piece=4 cup=135 | halved | raw fry=2 simmer=5 roast=10 | salty-bite
green-olives | green olives | manzanilla olives, castelvetrano | olive-family salty | 09195 | g piece=3 cup=135 | halved | raw fry=2 simmer=5 roast=10 | salty-bite
capers | capers | caper berries | salty | 02054 | tbsp=8.6 tsp=3 | ready | raw fry=1 simmer=3 | salty-bite
bean-sprouts | bean sprouts | beansprouts, mung bean sprouts, sprouted beans, alfalfa | | 11043 | g cup=104 | ready | fry=2 simmer=2 | green-vegetable
bamboo-shoots | bamboo shoots | | | 11028 | g cup=131 tin=140 | drained | fry=3 simmer=5 | vegetable
kimchi | kimchi | | cruciferous allium garlic-family fish crustaceans fermented salty | 11118 | g cup=150 | chopped | raw fry=3 simmer=5 | umami
sauerkraut | sauerkraut | | cruciferous fermented salty | 11439 | g cup=142 | drained | raw simmer=10 | slaw
gherkins | gherkins | cornichon, pickle, pickled cucumber, dill pickle | mustard? salty | 11937 | g piece=35 | finely-sliced | raw | salty-bite
nori | nori sheets | nori, seaweed, kelp, kombu, laver, dulse | seaweed | 11446 | piece=2.6 tbsp=5 | torn | raw simmer=2 | umami
wakame | wakame | | seaweed | 11669 | tbsp=5 | ready | raw simmer=3 | umami
jackfruit | tin young jackfruit/tins young jackfruit | jackfruit, young jackfruit, tinned jackfruit | tropical | 09144 | tin=225 g cup=165 | drained | fry=10 simmer=20 roast=25 | protein-like
potato | potatoes | potato, maris piper, king edward, russet, yukon gold, baking potato, new potato, baby potato, fingerling potato | nightshade potato-family starchy oxalate | 11352 | g piece=213 cup=150 | diced | fry=18 simmer=15 roast=40 | starch root
sweet-potato | sweet potatoes | sweet potato, yam, kumara | starchy root oxalate | 11507 | g piece=200 cup=133 | diced | fry=15 simmer=14 roast=30 | starch root
cassava | cassava | yuca, manioc, taro, malanga | starchy root | 11134 | g cup=206 | diced | simmer=25 roast=40 | root
plantain | plantain/plantains | | tropical starchy | 09277 | piece=180 cup=148 | sliced | fry=8 simmer=15 roast=25 | starch
`;
