// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const greensAndMushrooms = `
## squash, vegetable
courgette | courgette/courgettes | zucchini, summer squash, yellow squash, baby courgette, spiralized courgette | | 11477 | piece=200 cup=124 slice=10 | diced | raw fry=6 simmer=8 roast=20 | vegetable
marrow | marrow/marrows | vegetable marrow, pattypan squash, patty pan squash, crookneck squash | | 11641 | piece=800 cup=113 g
butternut-squash | butternut squash | squash, kabocha, winter squash, delicata, hokkaido, delicata squash, red kuri squash, kabocha squash, crown prince squash, buttercup squash, honeynut squash | | 11485 | g cup=140 piece=900 | diced | fry=12 simmer=18 roast=35 | root vegetable
acorn-squash | acorn squash/acorn squashes | | | 11482 | piece=431 cup=140 g
spaghetti-squash | spaghetti squash/spaghetti squashes | | | 11492 | piece=900 cup=101 g
pumpkin | pumpkin | pumpkin flesh, sugar pumpkin | | 11422 | g cup=116 | diced | fry=12 simmer=15 roast=30 | root vegetable
pumpkin-puree | tin pumpkin purée/tins pumpkin purée | pumpkin puree, tinned pumpkin, canned pumpkin, squash puree | | 11424 | tin=425 cup=245 tbsp=15 g
chayote | chayote/chayotes | choko, christophine, christophene, mirliton | | 11149 | piece=203 cup=132
bitter-melon | bitter melon/bitter melons | bitter gourd, karela, ampalaya | | 11024 | piece=124 cup=93 g
bottle-gourd | bottle gourd | lauki, calabash, opo squash, doodhi | | 11218 | g cup=116
luffa | luffa | ridge gourd, sponge gourd, angled luffa, turai | | 11220 | g cup=95 piece=178
winter-melon | winter melon | ash gourd, wax gourd | | 11593 | g cup=132
cucumber | cucumber/cucumbers | persian cucumber, english cucumber, lebanese cucumber, mini cucumber, baby cucumber | | 11205 | piece=300 cup=104 slice=7 | diced | raw | salad-vegetable crudite
## vegetable
aubergine | aubergine/aubergines | eggplant, egg plant, brinjal, japanese eggplant, italian eggplant, chinese eggplant, baby eggplant, baby aubergine, thai aubergine | nightshade histamine | 11209 | piece=300 cup=82 slice=30 | diced | fry=10 simmer=18 roast=25 | vegetable
okra | okra | ladies fingers, ladies finger, bhindi | oxalate | 11278 | g cup=100 piece=12 | sliced | fry=8 simmer=12 roast=20 | vegetable
fennel | fennel bulb/fennel bulbs | fennel, florence fennel | fodmap | 11957 | piece=230 cup=87 | finely-sliced | raw fry=8 simmer=12 roast=25 | aromatic vegetable
asparagus | asparagus | asparagus spears, asparagus tips, green asparagus, white asparagus | fodmap | 11011 | g piece=16 bunch=250 cup=134 | trimmed | fry=4 simmer=4 roast=12 | green-vegetable vegetable
artichoke | artichoke hearts | artichoke heart, tinned artichoke, frozen artichoke heart, artichoke bottom, jarred artichoke | fodmap | 11009 | g piece=40 tin=240 jar=240 cup=168 | drained | raw fry=5 simmer=8 roast=15 | vegetable
globe-artichoke | globe artichoke/globe artichokes | artichoke, fresh artichoke, baby artichoke | fodmap | 11007 | piece=128 g
marinated-artichoke | marinated artichokes | artichokes in oil, marinated artichoke heart, chargrilled artichoke | fodmap salty sulphites? | est | g jar=180 piece=25 | drained | raw
nopales | nopales | cactus paddle, nopal, cactus | | 11963 | g cup=86
heart-of-palm | tin hearts of palm/tins hearts of palm | heart of palm, hearts of palm, palm heart | sulphites? | 11961 | tin=220 piece=33 cup=146 g | drained | raw
bamboo-shoots | bamboo shoots | bamboo shoot, tinned bamboo shoots | | 11028 | g cup=131 tin=140 | drained | fry=3 simmer=5 | vegetable
water-chestnuts | tin water chestnuts/tins water chestnuts | water chestnut, tinned water chestnuts | root | 11590 | tin=140 g cup=140 piece=7 | drained | raw
moringa-pods | drumstick pods | moringa pod, drumstick vegetable | | 11620 | g piece=11 cup=100
sweetcorn | sweetcorn kernels | sweetcorn, corn, corn kernels, corn on the cob, frozen corn, corn cob, corncob, ear of corn, cob of corn, frozen sweetcorn | corn fodmap? | 11167 | g cup=145 ear=100 piece=100 | ready | raw fry=4 simmer=5 roast=20 | vegetable
tinned-corn | tin sweetcorn/tins sweetcorn | tinned corn, tinned sweetcorn, canned corn, canned sweetcorn | corn fodmap? | 11172 | tin=165 cup=164 g tbsp=10 | drained | raw
creamed-corn | tin creamed corn/tins creamed corn | creamed corn, cream-style corn | corn | 11174 | tin=418 cup=256 g
baby-corn | baby corn | baby sweetcorn, baby corn cob | corn | est | g piece=10
mixed-vegetables | frozen mixed vegetables | mixed vegetables, mixed veg, frozen vegetables, stir-fry vegetables, peas and carrots | root corn? legume fodmap celery? | 11583 | g cup=140
## cabbage, vegetable
cauliflower | cauliflower | cauliflower rice, cauliflower florets, romanesco, riced cauliflower | cruciferous fodmap | 11135 | g piece=600 cup=107 head=600 | florets | raw fry=8 simmer=10 roast=25 | vegetable crudite
broccoli | broccoli | tenderstem broccoli, broccolini, purple sprouting broccoli, broccoli florets, broccoli stem, tenderstem, long-stem broccoli | cruciferous | 11090 | g piece=350 cup=91 head=350 | florets | fry=5 simmer=5 roast=18 | vegetable green-vegetable
broccoli-rabe | broccoli rabe | cime di rapa, rapini, friarielli | cruciferous | 11096 | g cup=40 bunch=350
white-cabbage | white cabbage | cabbage, green cabbage, pointed cabbage, sweetheart cabbage, coleslaw mix, hispi cabbage, shredded cabbage | cruciferous | 11109 | g cup=89 head=900 piece=900 leaf=30 | shredded | raw fry=6 simmer=12 roast=25 | vegetable slaw
savoy-cabbage | savoy cabbage | | cruciferous fodmap | 11114 | g cup=70 head=800 piece=800 leaf=30 | shredded | raw fry=6 simmer=10
red-cabbage | red cabbage | purple cabbage | cruciferous | 11112 | g cup=89 head=900 piece=900 leaf=23 | shredded | raw fry=8 simmer=20 roast=30 | slaw
chinese-leaf | Chinese leaf | napa cabbage, chinese cabbage, chinese leaves, wombok | cruciferous | 11119 | g cup=76 head=800 piece=800 leaf=40 | shredded | raw fry=3 simmer=4 | green-vegetable slaw
pak-choi | pak choi | bok choy, bok choi, choy sum, tatsoi, baby bok choy, pak choy, choi sum | cruciferous | 11116 | g cup=70 piece=120 head=120 leaf=14 | trimmed | fry=3 simmer=3 | green-vegetable
gai-lan | Chinese broccoli | gai lan, kai lan | cruciferous | 11994 | g bunch=300
brussels-sprouts | Brussels sprouts | brussel sprouts, sprouts, brussels sprout | cruciferous fodmap | 11098 | g piece=19 cup=88 | halved | fry=8 simmer=8 roast=22 | vegetable
kale | kale | cavolo nero, curly kale, lacinato kale, tuscan kale, baby kale | cruciferous | 11233 | g cup=21 handful=30 bunch=200 leaf=30 | shredded | fry=4 simmer=5 roast=10 | green-vegetable
collard-greens | collard greens | collard, collards, spring greens, couve | cruciferous | 11161 | g cup=36 bunch=250 handful=35 leaf=36 | shredded | fry=5 simmer=10
mustard-greens | mustard greens | mustard leaf, mizuna, gai choy | mustard cruciferous | 11270 | g cup=56 bunch=200
turnip-greens | turnip greens | turnip tops | cruciferous | 11568 | g cup=55 bunch=250
## greens, leaf, vegetable
spinach | spinach | baby spinach, spinach leaves, fresh spinach, english spinach | histamine oxalate | 11457 | g cup=30 handful=30 bunch=250 bag=200 leaf=10 | ready | raw fry=2 simmer=2 | green-vegetable leaf
frozen-spinach | frozen spinach | chopped frozen spinach, frozen leaf spinach, tinned spinach | histamine oxalate | 11463 | g cup=156 piece=45
swiss-chard | Swiss chard | chard, rainbow chard, silverbeet, swiss chard leaf | oxalate | 11147 | g cup=36 bunch=250 leaf=45 | shredded | fry=4 simmer=5 | green-vegetable
beet-greens | beetroot leaves | beet greens, beet top | oxalate | 11086 | g cup=38 bunch=150
amaranth-leaves | amaranth leaves | callaloo, chinese spinach, red spinach | oxalate | 11003 | g cup=28
water-spinach | water spinach | morning glory, kangkong, ong choy | | 11503 | g cup=56 bunch=250
dandelion-greens | dandelion greens | dandelion leaf | fodmap | 11207 | g cup=55
nettles | nettles | nettle, stinging nettle | | ~11003 | g
sorrel | sorrel | dock leaf, sorrel leaf | oxalate | 11616 | g cup=133 handful=20 leaf=5
molokhia | molokhia leaves | molokhia, mulukhiyah, molokheya, jute mallow, frozen molokhia | | est | g pack=400 cup=60
purslane | purslane | verdolaga | oxalate | 11427 | g cup=43
vine-leaves | vine leaves | vine leaf, grape leaf, grape leaves, stuffed vine leaf | salty sulphites? | 11975 | g piece=4 | drained | raw
fresh-vine-leaves | fresh vine leaves | fresh vine leaf, fresh grape leaf, fresh grape leaves | | 11974 | g piece=3 | trimmed | raw
samphire | samphire | sea asparagus, agretti, salicornia, marsh samphire | salty | est | g handful=30
curly-endive | frisée | endive, frisee, curly endive, escarole, batavia | | 11213 | g cup=50 head=300 leaf=10
chicory | chicory | belgian endive, witloof, puntarelle | fodmap | 11151 | piece=53 g cup=90 head=53 leaf=6 | trimmed | raw fry=5 roast=15
radicchio | radicchio | treviso, red chicory, castelfranco | fodmap | 11952 | g cup=40 head=250 piece=250 leaf=8 | shredded | raw fry=4
## lettuce, salad leaves, salad, leaf, greens
romaine | romaine lettuce | lettuce, cos lettuce, little gem, baby gem, gem lettuce, romaine heart, romaine | | 11251 | g cup=47 head=626 handful=30 piece=100 leaf=15 | torn | raw | leaf
iceberg | iceberg lettuce | iceberg, crisphead lettuce | | 11252 | g cup=57 head=500 piece=500 leaf=15 | shredded | raw
butterhead | butterhead lettuce | butter lettuce, bibb lettuce, boston lettuce, round lettuce, butterhead | | 11250 | g cup=55 head=163 leaf=15 | torn | raw
salad-leaves | mixed salad leaves | salad leaves, mixed leaves, salad greens, mixed greens, spring mix, mesclun, green leaf lettuce, lollo rosso, oak leaf lettuce, baby leaf salad, salad mix | | 11253 | g cup=36 handful=25 bag=120 | ready | raw
rocket | rocket | arugula, rucola, wild rocket | cruciferous | 11959 | g cup=20 handful=20 bag=80 | ready | raw | leaf
watercress | watercress | | cruciferous | 11591 | g cup=34 handful=25 bunch=100 | ready | raw | leaf
cress | cress | garden cress, salad cress, mustard and cress | mustard? cruciferous | 11203 | g cup=50 handful=10 | ready | raw
lambs-lettuce | lamb's lettuce | corn salad, mache | | 11190 | g cup=56 handful=20 | ready | raw
pea-shoots | pea shoots | pea shoot, pea tip | legume | est | g handful=15 cup=20 | ready | raw
microgreens | microgreens | micro herbs, micro leaves, sprouted seed | cruciferous | ~11676 | g handful=10 cup=25 | ready | raw
alfalfa | alfalfa sprouts | alfalfa, clover sprout | legume | 11001 | g cup=33 handful=10 | ready | raw
bean-sprouts | bean sprouts | beansprouts, mung bean sprouts, sprouted beans, beansprout | legume | 11043 | g cup=104 handful=40 | ready | fry=2 simmer=2 | green-vegetable
## bean, pea, vegetable
green-beans | green beans | french beans, fine beans, haricots verts, string beans, french bean, fine green beans, snap bean | legume | 11052 | g cup=100 piece=5 handful=80 | trimmed | fry=6 simmer=6 roast=15 | green-vegetable vegetable
runner-beans | runner beans | flat bean, helda bean, romano bean | legume | ~11052 | g piece=20 cup=100
yardlong-beans | yardlong beans | yard-long bean, snake bean, long bean, chinese long bean | legume | 11199 | g piece=12 cup=91
peas | frozen peas | peas, garden peas, petits pois, green peas | legume fodmap | 11312 | g cup=134 tbsp=9 handful=40 | ready | fry=3 simmer=3 | green-vegetable
fresh-peas | fresh peas | podded peas, shelled peas, fresh garden peas | legume fodmap | 11304 | g cup=145 tbsp=9
tinned-peas | tin peas/tins peas | tinned peas, canned peas, mushy peas | legume fodmap | 11308 | tin=200 cup=170 g | drained | raw
sugar-snaps | sugar snap peas | mangetout, snow peas, sugar snaps, sugar peas, snap pea | legume fodmap | 11300 | g cup=98 piece=3.4 handful=50 | trimmed | raw fry=3 simmer=3 | green-vegetable crudite
## mushroom, vegetable
mushroom | chestnut mushrooms | mushroom, cremini, crimini, brown mushroom, chestnut mushroom, cremini mushroom, baby bella | mushroom fodmap | 11266 | g cup=72 piece=15 handful=60 | sliced | fry=7 simmer=10 roast=20 | vegetable
white-mushroom | white mushrooms | white mushroom, button mushroom, closed cup mushroom, champignon, field mushroom | mushroom fodmap | 11260 | g cup=70 piece=18 handful=60
tinned-mushrooms | tin mushrooms/tins mushrooms | tinned mushrooms, canned mushrooms, jarred mushrooms | mushroom salty | 11264 | tin=130 cup=156 g | drained | raw
shiitake | shiitake mushrooms | shiitake, fresh shiitake, shiitake mushroom | mushroom fodmap | 11238 | g piece=19 cup=70 | sliced | fry=6 simmer=8 roast=15 | vegetable
dried-shiitake | dried shiitake mushrooms | dried shiitake, dried chinese mushroom | mushroom fodmap | 11268 | g piece=3.6
oyster-mushroom | oyster mushrooms | king oyster mushroom, oyster mushroom, king trumpet mushroom, eryngii mushroom | mushroom | 11987 | g piece=15 cup=86 | torn | fry=6 simmer=8 roast=20 | vegetable
portobello | portobello mushroom/portobello mushrooms | portobello, portabella, large flat mushroom, flat mushroom | mushroom fodmap | 11265 | piece=84 cup=86 | sliced | fry=8 simmer=10 roast=20 | vegetable
enoki | enoki mushrooms | enoki | mushroom fodmap | 11950 | g cup=64 pack=100
shimeji | shimeji mushrooms | shimeji, maitake, beech mushroom, hen of the woods, buna shimeji, maitake mushroom | mushroom | ~11993 | g cup=70 pack=150
chanterelle | chanterelle mushrooms | chanterelle, girolle, matsutake, wild mushroom, mixed mushrooms | mushroom fodmap | 11239 | g cup=54 piece=5
morel | morel mushrooms | morel | mushroom | 11240 | g cup=66 piece=13
porcini | porcini mushrooms | porcini, cep, fresh porcini, penny bun | mushroom fodmap | ~11239 | g piece=50
dried-porcini | dried porcini mushrooms | dried porcini, dried mushrooms, dried wild mushrooms, dried mushroom, mushroom powder | mushroom fodmap | est | g tbsp=2 cup=28 handful=15
wood-ear | dried wood ear mushrooms | wood ear mushroom, black fungus, cloud ear, wood ear, tremella | mushroom | 11988 | g piece=4.5 cup=28
straw-mushroom | tin straw mushrooms/tins straw mushrooms | straw mushroom | mushroom | 11989 | tin=240 cup=182 g | drained | raw
truffle | truffle | black truffle, white truffle, truffle paste | mushroom | est | g piece=20
## seaweed
nori | nori sheets | nori, seaweed, laver, gim, seaweed sheet, roasted seaweed, toasted nori | seaweed crustaceans? | est | piece=2.6 tbsp=2 g | torn | raw simmer=2 | umami
kombu | dried kombu | kombu, kelp, dashi kombu, konbu, dried kelp | seaweed | est | piece=8 g
wakame | wakame | seaweed salad, wakame salad, fresh wakame, rehydrated wakame | seaweed crustaceans? | 11669 | tbsp=5 g cup=80 | ready | raw simmer=3 | umami
dulse | dulse | dulse flake, hijiki, arame, sea vegetables, sea spaghetti, dried seaweed, dried wakame | seaweed crustaceans? | est | g tbsp=3
spirulina | spirulina powder | spirulina, chlorella | seaweed | 11667 | tsp=2.3 tbsp=7 g cup=112
`;
