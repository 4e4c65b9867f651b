// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const vegetables = `
## onion, vegetable
onion | onion/onions | vidalia, vidalia onion, brown onion, yellow onion, white onion, spanish onion, cooking onion, sweet onion, vidalia onion | allium onion-family fodmap | 11282 | piece=110 cup=160 tbsp=10 slice=14 | finely-chopped | fry=8 simmer=15 roast=30 | aromatic vegetable
red-onion | red onion/red onions | purple onion | allium onion-family fodmap | 11282 | piece=110 cup=160 tbsp=10 slice=14 | finely-sliced | raw fry=7 simmer=15 roast=25 | aromatic vegetable salad-vegetable
spring-onion | spring onion/spring onions | scallion, green onion, salad onion, bunching onion, calçot | allium onion-family fodmap | 11291 | piece=15 cup=100 bunch=100 tbsp=6 | finely-sliced | raw fry=2 simmer=3 roast=10 | aromatic garnish
shallot | shallot/shallots | echalion, banana shallot | allium onion-family fodmap | 11677 | piece=30 tbsp=10 cup=160 | finely-chopped | raw fry=6 simmer=12 roast=25 | aromatic
pearl-onion | pearl onions | pearl onion, silverskin onion, baby onion, button onion, pickling onion, cipollini | allium onion-family fodmap | ~11282 | g piece=12 cup=160
leek | leek/leeks | baby leek | allium onion-family fodmap | 11246 | piece=89 cup=89 | sliced | fry=8 simmer=12 roast=25 | aromatic vegetable
garlic | garlic clove/garlic cloves | garlic, clove of the garlic, clove of garlic, clove garlic, minced garlic, garlic paste, crushed garlic, garlic bulb, garlic puree | allium garlic-family fodmap | 11215 | clove=3 piece=3 tsp=2.8 tbsp=9 head=40 | crushed | fry=1 simmer=5 roast=20 | aromatic
wild-garlic | wild garlic leaves | wild garlic, ramson, ramps, garlic scape, garlic chive, chinese chive, nira | allium garlic-family onion-family | ~11156 | g bunch=50 handful=20 cup=48
ginger | fresh ginger | ginger, ginger root, root ginger, ginger paste, fresh root ginger, ginger juice | root | 11216 | g tsp=2 tbsp=6 cm=6 piece=20 | finely-grated | raw fry=1 simmer=5 roast=15 | aromatic
galangal | fresh galangal | galangal, galangal paste, krachai | root | ~11216 | g tsp=2 tbsp=6 cm=6 piece=20
fresh-turmeric | fresh turmeric | turmeric root, fresh turmeric root | root | ~11216 | g tsp=2 tbsp=6 cm=5 piece=15
## celery, vegetable
celery | celery stick/celery sticks | celery, celery stalk, celery rib, celery heart, celery leaf, smallage, wild celery | celery fodmap | 11143 | piece=40 cup=101 bunch=450 head=450 tbsp=8 | sliced | raw fry=7 simmer=12 roast=25 | aromatic crudite
celeriac | celeriac | celery root | celery root fodmap? | 11141 | g piece=600 cup=156 | diced | fry=12 simmer=18 roast=35 | root
## root vegetable, vegetable
carrot | carrot/carrots | baby carrot, chantenay carrot, rainbow carrot | root | 11124 | piece=61 cup=128 slice=3 | diced | raw fry=7 simmer=15 roast=30 | vegetable salad-vegetable root crudite
parsnip | parsnip/parsnips | | root | 11298 | piece=110 cup=133 | diced | fry=10 simmer=15 roast=35 | root
parsley-root | parsley root/parsley roots | root parsley, hamburg parsley | root | ~11298 | piece=80 g cup=130 | diced | simmer=15 roast=35 | root
beetroot | beetroot/beetroots | beet, golden beet, raw beetroot, red beet, candy beetroot | root oxalate fodmap? | 11080 | piece=110 cup=136 | diced | raw simmer=30 roast=40 | root
cooked-beetroot | cooked beetroot | vacuum-packed beetroot, cooked beet, tinned beetroot | root oxalate fodmap | 11081 | g piece=50 cup=170 pack=250 | diced | raw
pickled-beetroot | pickled beetroot | pickled beet | root oxalate sulphites? added-sugar | 11609 | g cup=227 slice=8 | drained | raw
turnip | turnip/turnips | baby turnip | root cruciferous | 11564 | piece=120 cup=130 | diced | fry=10 simmer=15 roast=35 | root
swede | swede/swedes | rutabaga, neep, yellow turnip | root cruciferous | 11435 | piece=600 cup=140 g | diced | fry=12 simmer=20 roast=40 | root
radish | radish/radishes | breakfast radish, red radish | root cruciferous | 11429 | g piece=9 cup=116 bunch=200 | finely-sliced | raw fry=4 simmer=5 roast=15 | salad-vegetable crudite
daikon | daikon radish/daikon radishes | daikon, mooli, white radish, korean radish, icicle radish | root cruciferous | 11430 | g piece=338 cup=116 | diced | raw fry=8 simmer=15 roast=25 | root salad-vegetable
pickled-daikon | pickled daikon | danmuji, takuan, preserved radish, salted radish, salted preserved radish, chai poh | root cruciferous salty sulphites? | est | g slice=10 | sliced | raw
kohlrabi | kohlrabi/kohlrabis | | root cruciferous | 11241 | g piece=300 cup=135 | diced | raw
jerusalem-artichoke | Jerusalem artichoke/Jerusalem artichokes | jerusalem artichoke, sunchoke | root fodmap | 11226 | g piece=60 cup=150
salsify | salsify | scorzonera, black salsify | root fodmap | 11437 | g piece=60 cup=133
jicama | jicama/jicamas | yam bean | root | 11603 | g piece=600 cup=120 | diced | raw
lotus-root | lotus root | | root | 11254 | g cup=120 slice=8
burdock | burdock root | gobo, burdock | root | 11104 | g piece=156 cup=118
potato | potatoes | potato, maris piper, king edward, russet, yukon gold, baking potato, floury potato, waxy potato, white potato, jacket potato, russet potato | nightshade potato-family starchy oxalate | 11352 | g piece=213 cup=150 | diced | fry=18 simmer=15 roast=40 | starch root
new-potato | new potatoes | new potato, baby potato, fingerling potato, red potato, salad potato, charlotte potato, jersey royal | nightshade potato-family starchy oxalate | 11352 | g piece=50 cup=150 | halved | simmer=15 roast=35 | starch root
sweet-potato | sweet potatoes | sweet potato, kumara, orange sweet potato, purple sweet potato | root starchy oxalate fodmap? | 11507 | g piece=200 cup=133 | diced | fry=15 simmer=14 roast=30 | starch root
yam | yam | white yam, true yam, ube, purple yam, nagaimo | root starchy | 11601 | g cup=150 piece=400
cassava | cassava | yuca, manioc, frozen yuca | root starchy | 11134 | g cup=206 piece=400 | diced | simmer=25 roast=40 | root
taro | taro | malanga, eddoe, dasheen, yautia, taro root | root starchy | 11518 | g cup=104 piece=150
plantain | plantain/plantains | green plantain, ripe plantain, yellow plantain | tropical starchy | 09277 | piece=180 cup=148 | sliced | fry=8 simmer=15 roast=25 | starch
chips | frozen chips | oven chips, french fries, frozen fries, potato wedge, chips | nightshade potato-family starchy | ~11402 | g
hash-browns | frozen hash browns | hash brown, shredded potato, potato rosti, rosti, tater tot | nightshade potato-family starchy salty | ~11396 | g piece=60 cup=105
potato-flakes | instant mashed potato | potato flakes, mashed potato flakes, dried mashed potato, instant potato | nightshade potato-family starchy milk? sulphites? | 11378 | g cup=60
## pepper, vegetable
red-pepper | red pepper/red peppers | sweet red pepper, red bell pepper, bell pepper, sweet pepper, capsicum, romano pepper, red capsicum, mixed peppers, pointed pepper | nightshade pepper-family | 11821 | piece=119 cup=149 | sliced | raw fry=6 simmer=12 roast=25 | vegetable salad-vegetable crudite
green-pepper | green pepper/green peppers | green bell pepper, green capsicum, carliston pepper, green carliston pepper, sivri biber, sivri pepper, cubanelle pepper | nightshade pepper-family | 11333 | piece=119 cup=149 | sliced | raw fry=6 simmer=12 roast=25 | vegetable
yellow-pepper | yellow pepper/yellow peppers | yellow bell pepper, orange bell pepper, orange pepper, yellow capsicum | nightshade pepper-family | 11951 | piece=119 cup=149 | sliced | raw fry=6 simmer=12 roast=25 | vegetable salad-vegetable crudite
roasted-peppers | roasted red peppers from a jar | roasted red pepper, jarred roasted pepper, roasted pepper, piquillo pepper, pimiento, pimento, flame-roasted pepper, peppadew | nightshade pepper-family sulphites? | 11943 | g jar=240 piece=70 cup=192 tbsp=12 | drained | raw
padron-pepper | padrón peppers | padron pepper, shishito, shishito pepper | nightshade pepper-family hot | ~11333 | g piece=8 | ready | fry=5 roast=10
poblano | poblano pepper/poblano peppers | poblano, anaheim pepper, anaheim chile, hatch chile, banana pepper, hungarian wax pepper | nightshade pepper-family hot | ~11976 | piece=85 g
red-chilli | red chilli/red chillies | chilli, chili, chile, red chili, red chile, fresh chilli, hot pepper, chile pepper, fresno chile, finger chilli, red chilli pepper | nightshade hot | 11819 | piece=15 tbsp=9 | finely-chopped | raw fry=1 simmer=5 roast=10 | heat
birds-eye-chilli | bird's-eye chilli/bird's-eye chillies | bird's eye chilli, bird's eye chili, birds eye chilli, thai chilli, red thai chilli, thai chili, thai chile, green thai chilli, red bird's-eye chilli | nightshade hot | 11819 | piece=2 tbsp=9 | finely-chopped | raw fry=1 simmer=5 roast=10
green-chilli | green chilli/green chillies | serrano chilli, green chili, green chile, serrano, serrano pepper, green finger chilli | nightshade hot | 11670 | piece=15 tbsp=9
scotch-bonnet | scotch bonnet/scotch bonnets | habanero, scotch bonnet pepper, habanero pepper | nightshade hot | ~11819 | piece=8
jalapeno | jalapeño/jalapeños | jalapeno, jalapeno pepper | nightshade hot | 11979 | piece=14 cup=90 slice=2 | finely-chopped | raw fry=2 simmer=5 roast=10 | heat
dried-chilli | dried red chilli/dried red chillies | dried chilli, dried chile, dried chili, ancho chile, ancho chilli, guajillo chilli, pasilla chilli, mulato chilli, arbol chilli, guajillo, pasilla, ancho, arbol chile, dried kashmiri chilli, dried kashmiri red chilli, kashmiri chilli, kashmiri red chilli, mulato | nightshade hot | 11962 | piece=1 g
nora-pepper | dried ñora pepper/dried ñora peppers | ñora, ñora pepper, choricero pepper, dried sweet pepper | nightshade pepper-family | ~11962 | piece=6 tbsp=15 g
chipotle | chipotles in adobo | chipotle, chipotle pepper in adobo, chipotle paste, adobo sauce, chipotle chile | nightshade hot salty allium garlic-family | est | piece=10 tbsp=16 tsp=5 | chopped | raw
tinned-green-chillies | tin green chillies/tins green chillies | canned green chiles, diced green chiles, tinned green chilli | nightshade hot | 11980 | tin=113 g tbsp=15 | drained | raw
## tomato, vegetable
tomato | tomato/tomatoes | vine tomato, plum tomato, roma tomato, beef tomato, heirloom tomato, salad tomato, fresh tomato, ripe tomato | nightshade tomato-family | 11529 | piece=123 cup=180 slice=20 | chopped | raw fry=5 simmer=12 roast=25 | vegetable salad-vegetable juicy
cherry-tomato | cherry tomato/cherry tomatoes | grape tomato, cherry toms, baby plum tomato, mini tomato, vine cherry tomato | nightshade tomato-family | 11529 | g cup=149 piece=15 handful=90 | halved | raw fry=5 simmer=10 roast=20 | vegetable salad-vegetable juicy crudite
green-tomato | green tomato/green tomatoes | unripe tomato | nightshade tomato-family | 11527 | piece=120 cup=180
tomatillo | tomatillo/tomatillos | green husk tomato | nightshade | 11954 | piece=34 cup=132 g
tinned-tomatoes | tin chopped tomatoes/tins chopped tomatoes | tinned tomatoes, chopped tomatoes, canned tomatoes, crushed tomatoes, diced tomatoes, tinned plum tomatoes, peeled tomatoes, polpa, tinned cherry tomatoes, whole peeled tomatoes, san marzano tomatoes | nightshade tomato-family | 11693 | tin=400 cup=242 | ready | raw fry=8 simmer=15 roast=25 | saucy
passata | passata | tomato passata, strained tomatoes, sieved tomatoes, tomato sauce, tomato pulp | nightshade tomato-family | 11547 | ml cup=250 jar=690 tbsp=16 | ready | simmer=12 roast=20 | saucy
tomato-puree | tomato purée | tomato puree, tomato paste, tomato concentrate, double concentrate tomato paste | nightshade tomato-family | 11546 | tbsp=16 tsp=5 cup=262 | ready | fry=2 simmer=5 | umami
sun-dried-tomato | sun-dried tomato/sun-dried tomatoes | sundried tomato, semi-dried tomato, sunblush tomato, sun-dried tomatoes in oil | nightshade tomato-family sulphites? fodmap? | 11956 | g piece=3 cup=110 | chopped | raw fry=2 simmer=5 roast=10 | umami
dry-sun-dried-tomato | dry sun-dried tomatoes | sun-dried tomatoes not in oil, dried tomato, dry-packed sun-dried tomato | nightshade tomato-family sulphites? salty | 11955 | g piece=2 cup=54
tomato-juice | tomato juice | | nightshade tomato-family | 11540 | ml cup=243
## olive
black-olives | black olives | kalamata olives, olive, kalamata, nicoise olive, pitted black olives, mixed olives | olive-family salty | 09193 | g tbsp=8.4 piece=4 cup=135 | halved | raw fry=2 simmer=5 roast=10 | salty-bite
green-olives | green olives | manzanilla olives, castelvetrano, stuffed olives, pitted green olives | olive-family salty | 09195 | g piece=3 cup=135 tbsp=8.4 | halved | raw fry=2 simmer=5 roast=10 | salty-bite
## pickle
capers | capers | caper berries, nonpareil capers | salty | 02054 | tbsp=8.6 tsp=3 | ready | raw fry=1 simmer=3 | salty-bite
gherkins | gherkins | cornichon, pickle, pickled cucumber, dill pickle, pickled gherkin, kosher dill | mustard? sulphites? salty | 11937 | g piece=35 slice=7 cup=143 | finely-sliced | raw | salty-bite
pickled-ginger | pickled ginger | sushi ginger, beni shoga | root salty added-sugar sulphites? | est | g tbsp=15 slice=3
sweet-pickles | sweet pickled cucumbers | bread and butter pickle, sweet pickle, sweet gherkin | mustard? sulphites? salty added-sugar | 11940 | g piece=25 slice=6 cup=160 | finely-sliced | raw
kimchi | kimchi | napa cabbage kimchi, kimchee | cruciferous allium garlic-family fish crustaceans fermented salty nightshade fodmap gluten? soy? | 11118 | g cup=150 | chopped | raw fry=3 simmer=5 | umami
vegan-kimchi | vegan kimchi | | cruciferous allium garlic-family fermented salty nightshade fodmap soy? | 11118 | g cup=150 | chopped | raw
sauerkraut | sauerkraut | choucroute, fermented cabbage | cruciferous fermented salty sulphites? fodmap? | 11439 | g cup=142 | drained | raw simmer=10 | slaw
preserved-mustard-greens | Sichuan preserved mustard greens | ya cai, yacai, zha cai, zhacai, preserved mustard greens, pickled mustard greens, sichuan preserved vegetable | mustard cruciferous fermented salty sulphites? | est | g tbsp=10 pack=80 | finely-chopped | raw fry=2 | salty-bite
`;
