// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const breadAndPasta = `
## pasta
pasta | dried pasta | pasta, spaghetti, penne, fusilli, linguine, macaroni, rigatoni, tagliatelle, orzo, farfalle, lasagne, lasagna sheet, conchiglie, fettuccine, pappardelle, bucatini, ditalini, angel hair, vermicelli pasta, ziti, cavatappi, orecchiette, tortiglioni, elbow macaroni, lasagne sheet, pasta shape, short pasta, elbow pasta, lasagna noodle, cannelloni tube, cannelloni | gluten wheat starchy | 20120 | g cup=100 sheet=18 | ready | simmer=11 | pasta
wholewheat-pasta | wholewheat pasta | whole wheat pasta, wholemeal pasta, wholewheat spaghetti, whole-wheat penne, spelt pasta | gluten wheat fodmap starchy | 20124 | g cup=100
fideos | fideos | fideo, fideo noodles, fideuà noodles, fideua noodles | gluten wheat starchy | ~20120 | g cup=100 | ready | simmer=8 | pasta
fresh-egg-pasta | fresh egg pasta | egg pasta, fresh pasta, fresh tagliatelle, fresh lasagne sheet, fresh spaghetti | gluten eggs wheat starchy | 20093 | g sheet=40 | ready | simmer=4 | pasta-egg
filled-pasta | filled fresh pasta | ravioli, tortellini, agnolotti, tortelloni, spinach and ricotta tortellini, cheese tortellini | gluten eggs milk wheat starchy pork? celery? | est | g piece=8
cooked-pasta | cooked pasta | leftover pasta, cooked spaghetti, cooked macaroni | gluten wheat starchy | 20121 | g cup=124 | ready | raw
gluten-free-pasta | rice pasta | gluten-free pasta, corn pasta, gluten-free spaghetti, gluten-free penne, gluten-free macaroni, brown rice pasta | rice-family corn starchy | est | g cup=100 | ready | simmer=10 | pasta
gnocchi | potato gnocchi | gnocchi, fresh gnocchi | gluten wheat eggs? milk? sulphites? potato-family starchy | est | g cup=150 pack=500 | ready | simmer=3 fry=8 | pasta-potato
## noodle
egg-noodles | medium egg noodles | egg noodle, egg noodles, chow mein noodles, wonton noodles, mie noodles, noodle, fine egg noodles, egg noodle nest, dried egg noodles, dried noodles | gluten eggs wheat starchy | 20109 | g nest=62 piece=62 cup=38 | ready | simmer=4 | noodle
ramen-noodles | ramen noodles | ramen, fresh ramen noodles, yakisoba noodles, lo mein noodles, hokkien noodles, alkaline noodles | gluten wheat eggs? starchy salty | est | g nest=80
instant-noodles | instant noodles | instant ramen, ramen packet, instant noodle, instant ramen noodle | gluten wheat starchy salty fatty soy? eggs? milk? sesame? celery? | est | g pack=85 piece=85
udon | dried udon noodles | udon, wheat noodles, udon noodles, wheat noodle | gluten wheat starchy | est | g | ready | simmer=9 | noodle
fresh-udon | ready-cooked udon noodles | fresh udon, straight-to-wok noodles, frozen udon, straight-to-wok udon, ready-cooked noodles | gluten wheat starchy | est | g pack=150
somen | somen noodles | somen, misua, wheat vermicelli | gluten wheat starchy salty | 20116 | g
soba | soba noodles | soba, buckwheat noodles | gluten wheat starchy | 20114 | g | ready | simmer=5 | noodle
rice-noodles | flat rice noodles | rice noodle, rice noodles, rice vermicelli, vermicelli, rice stick, pho noodles, pad thai noodles, vermicelli rice noodles, rice vermicelli noodles, thin rice noodles, dried rice noodles | rice-family starchy | 20133 | g nest=50 | ready | simmer=5 | noodle
fresh-rice-noodles | fresh rice noodles | ho fun, ho fun noodles, cooked rice noodles, wide rice noodles | rice-family starchy | 20134 | g cup=176
## bread
sourdough | sourdough bread | bread, sourdough, crusty bread, loaf, rustic bread, country loaf, pain de campagne, toasted sourdough | gluten wheat starchy | 18029 | slice=50 piece=50 g cup=40 loaf=500 | ready | raw fry=4 roast=8 | bread
spelt-sourdough | spelt sourdough bread | spelt sourdough, spelt sourdough loaf, sourdough spelt bread, 100% spelt sourdough bread, 100% spelt sourdough, spelt sourdough toast | gluten wheat starchy | ~18029 | slice=50 piece=50 g cup=40 loaf=500
white-bread | white bread | sandwich bread, white sandwich bread, sliced white bread, white loaf, stale bread, sliced bread, fresh white breadcrumbs, fresh breadcrumbs, soft breadcrumbs | gluten wheat starchy milk? soy? | 18069 | slice=36 piece=36 g cup=45
wholemeal-bread | wholemeal bread | whole wheat bread, brown bread, wholewheat bread, wholegrain bread, granary bread, whole-grain bread, seeded bread, multigrain bread | gluten wheat fodmap starchy milk? soy? sesame? | 18075 | slice=40 piece=40 g cup=45
rye-bread | rye bread | pumpernickel, dark rye bread, caraway rye bread, sourdough rye bread, light rye bread | gluten wheat? fodmap starchy | 18060 | slice=32 piece=32 g
baguette | baguette | french bread, french stick, baton, ficelle, baguette slice | gluten wheat starchy | 18029 | piece=250 slice=20 g | sliced | raw fry=3 roast=8 | bread
ciabatta | ciabatta | ciabatta roll, ciabatta loaf, italian bread | gluten wheat starchy | 18033 | piece=85 slice=30 g loaf=280
focaccia | focaccia | rosemary focaccia | gluten wheat starchy milk? | 18973 | piece=57 g slice=57
bread-roll | bread roll/bread rolls | crusty roll, dinner roll, white roll, bap, barm cake, cob, kaiser roll, submarine roll | gluten wheat starchy milk? soy? | 18353 | piece=57 g
burger-bun | burger bun/burger buns | bun, hamburger bun, hot dog bun, hot dog roll, brioche-style bun, slider bun | gluten wheat starchy sesame? milk? eggs? soy? | 18350 | piece=44 g
brioche | brioche | brioche bun, brioche roll, brioche loaf, challah | gluten wheat eggs milk starchy added-sugar | est | slice=35 piece=45 g
bagel | bagel/bagels | plain bagel | gluten wheat starchy sesame? milk? eggs? | 18002 | piece=99 g
english-muffin | English muffin/English muffins | breakfast muffin, toasting muffin | gluten wheat starchy milk? soy? | 18258 | piece=57 g
crumpet | crumpet/crumpets | pikelet | gluten wheat starchy milk? | est | piece=55 g
gluten-free-bread | gluten-free bread | gluten free bread, gluten-free roll, gluten-free loaf, gluten-free burger bun, gluten-free baguette | starchy eggs? milk? soy? | est | slice=40 piece=40 g | ready | raw fry=4 roast=8 | bread
pitta | pitta bread/pitta breads | pitta, pita, pita bread, wholemeal pitta, pita pocket, pitta pocket | gluten wheat starchy | 18041 | piece=60 g | ready | raw fry=2 roast=5 | flatbread
naan | naan bread/naan breads | naan, garlic naan, kulcha, mini naan | gluten wheat milk eggs? starchy | 28307 | piece=90 g
chapati | chapati/chapatis | roti, phulka, wholemeal chapati, chapatti | gluten wheat starchy milk? | 28306 | piece=68 g
paratha | paratha/parathas | puri, lachha paratha, roti canai | gluten wheat starchy milk? | 28286 | piece=79 g
flatbread | flatbread/flatbreads | lavash, markook, yufka, sangak, piadina, khobz, folded flatbread | gluten wheat starchy milk? | ~18041 | piece=80 g sheet=60
flour-tortilla | flour tortilla/flour tortillas | tortilla, wheat tortilla, tortilla wrap, soft flour tortilla, wholemeal tortilla, large tortilla wrap | gluten wheat starchy | 18364 | piece=48 g | ready | raw fry=1 | wrap
corn-tortilla | corn tortilla/corn tortillas | soft corn taco, soft corn tortilla, maize tortilla | corn starchy | 18363 | piece=26 g | ready | raw fry=1 roast=5 | wrap
taco-shell | taco shell/taco shells | hard taco shell, tostada, tostada shell, corn tostada, crispy taco shell, corn taco shell | corn starchy | 18360 | piece=13 g
injera | injera | | starchy gluten? wheat? fermented | est | piece=150 g
arepa | arepas | arepa, corn cake bread | corn starchy | 36415 | piece=98 g
rice-paper | rice paper wrapper/rice paper wrappers | rice paper, rice wrapper, spring roll rice wrapper, summer roll wrapper, banh trang | rice-family starchy | est | piece=10 g sheet=10 | ready | raw | wrap-rice
## pastry, dough
puff-pastry | ready-rolled puff pastry | puff pastry, pastry, puff pastry sheet, rough puff pastry, ready-rolled pastry | gluten wheat milk? starchy fatty | 18337 | g sheet=320 pack=500 | ready | roast=25 | pastry
shortcrust-pastry | shortcrust pastry | pie crust, pie dough, pastry case, tart case, pie shell, sweet shortcrust pastry, ready-rolled shortcrust pastry, pate brisee | gluten wheat milk? eggs? starchy fatty | 18334 | g sheet=320 piece=225
filo | filo pastry | filo, phyllo, phyllo dough, filo sheet, phyllo pastry, brick pastry | gluten wheat starchy | 18338 | g sheet=19 piece=19 pack=270
kataifi | kataifi pastry | kataifi, kadayif, kunafa pastry, shredded filo, shredded filo pastry | gluten wheat starchy | ~18338 | g pack=400
wonton-wrapper | wonton wrapper/wonton wrappers | dumpling wrapper, gyoza wrapper, spring roll wrapper, egg roll wrapper, gyoza skin, spring roll pastry | gluten wheat eggs? starchy | 18368 | piece=8 g
pizza-dough | pizza dough | pizza base, bread dough, ready-made pizza base, pizza crust, ball of pizza dough | gluten wheat starchy milk? soy? | est | g piece=250 ball=250
croissant | croissant/croissants | butter croissant, pain au chocolat | gluten wheat milk eggs? soy? starchy fatty | 18239 | piece=57 g
sponge-fingers | sponge fingers | ladyfinger, savoiardi, savoiardi biscuit, lady finger biscuit, boudoir biscuit, trifle sponge | gluten wheat eggs milk? added-sugar sugary | 18423 | piece=11 g
amaretti | amaretti biscuits | amaretti, amaretti biscuit, amaretto biscuit | nuts eggs gluten? milk? added-sugar sugary | est | g piece=5 cup=80
## breadcrumb, crumb
breadcrumbs | dried breadcrumbs | breadcrumb, bread crumbs, italian breadcrumbs, golden breadcrumbs, dry breadcrumbs | gluten wheat starchy milk? soy? | 18079 | g cup=108 tbsp=7 | ready | fry=3 roast=10 | crumb
panko | panko breadcrumbs | panko, japanese breadcrumbs | gluten wheat starchy soy? | est | g cup=60 tbsp=4
gluten-free-breadcrumbs | gluten-free breadcrumbs | gluten-free panko, gluten free breadcrumbs | starchy rice-family corn? eggs? | est | g cup=108 tbsp=7
croutons | croutons | crouton, garlic crouton | gluten wheat starchy milk? salty | 18242 | g cup=30
stuffing-mix | dried stuffing mix | stuffing mix, sage and onion stuffing mix | gluten wheat starchy allium onion-family celery? milk? salty | 18081 | g cup=70
## biscuit, cracker
crackers | crackers | cracker, water biscuit, cream cracker, saltine, soda cracker, table cracker | gluten wheat starchy salty milk? soy? | 18228 | g piece=7 cup=70 | ready | raw | cracker
oatcakes | oatcakes | oatcake, scottish oatcake | gluten oats wheat? starchy | est | piece=10 g
crispbread | rye crispbread | crispbread, ryvita, knackebrod | gluten wheat? fodmap starchy | 18216 | piece=10 g
matzo | matzo | matzah, matzo meal, matza, matzo cracker | gluten wheat starchy eggs? | 18217 | piece=28 g cup=120
breadsticks | breadsticks | breadstick, grissini | gluten wheat starchy milk? sesame? | 18080 | piece=6 g
pretzels | salted pretzels | pretzel, mini pretzel, pretzel stick | gluten wheat starchy salty milk? | 19047 | g piece=6 cup=45
digestives | digestive biscuits | digestive biscuit, digestive, graham cracker, graham cracker crumbs, hobnob, rich tea biscuit, biscuit, biscuit base, marie biscuit | gluten wheat added-sugar milk? soy? oats? | 18173 | piece=14 g cup=84
ginger-biscuits | ginger biscuits | ginger nut biscuit, gingersnap, ginger nut, speculoos, biscoff, lotus biscuit | gluten wheat added-sugar milk? soy? | 18172 | piece=10 g cup=100
shortbread | shortbread | shortbread biscuit, butter biscuit, all-butter shortbread | gluten wheat milk added-sugar fatty | 18192 | piece=20 g
chocolate-biscuits | chocolate sandwich biscuits | oreo, chocolate sandwich cookie, chocolate cookie | gluten wheat soy? milk? chocolate added-sugar sugary | 18166 | piece=12 g cup=110
cookie | cookie/cookies | chocolate chip cookie | gluten wheat milk? eggs? soy? nuts? added-sugar sugary | 18159 | piece=16 g
tortilla-chips | tortilla chips | tortilla chip, nachos, corn chip, nacho chip | corn starchy salty milk? | 19056 | g cup=26 handful=25 | ready | raw
rice-cakes | rice cakes | rice cake, puffed rice cake | rice-family starchy | 19816 | piece=9 g | ready | raw | cracker
rice-crackers | rice crackers | rice cracker, senbei | rice-family starchy salty soy? gluten? sesame? | 42204 | g piece=3
`;
