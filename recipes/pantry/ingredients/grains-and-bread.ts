// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const GRAINS_AND_BREAD = `
basmati | basmati rice | rice, long-grain rice, white rice, steamed rice, boiled rice, cooked rice, easy-cook rice | rice-family starchy | 20044 | g cup=185 | rinsed | simmer=12 | grain starch
jasmine-rice | jasmine rice | sticky rice, glutinous rice, sweet rice, thai rice | rice-family starchy | 20050 | g cup=195 | rinsed | simmer=12 | grain starch
brown-rice | brown rice | wholegrain rice, red rice, black rice, wild rice, forbidden rice | rice-family starchy | 20036 | g cup=185 | rinsed | simmer=28 | grain
arborio | arborio rice | risotto rice, carnaroli, short-grain rice, paella rice, bomba rice, pudding rice, sushi rice, calasparra | rice-family starchy | 20452 | g cup=200 | ready | simmer=20 | risotto-rice
pasta | dried pasta | pasta, spaghetti, penne, fusilli, linguine, macaroni, rigatoni, tagliatelle, orzo, farfalle, lasagne, lasagna sheet, conchiglie, fettuccine, pappardelle, bucatini, ditalini, angel hair, vermicelli pasta, ziti, cavatappi, orecchiette, wholewheat pasta, whole wheat pasta, tortiglioni, elbow macaroni | gluten wheat starchy | 20120 | g cup=100 | ready | simmer=11 | pasta
fresh-egg-pasta | fresh egg pasta | egg pasta, fresh pasta, ravioli, tortellini, cannelloni, agnolotti | gluten eggs wheat starchy | 20093 | g | ready | simmer=4 | pasta-egg
gluten-free-pasta | rice pasta | gluten-free pasta, corn pasta, chickpea pasta, lentil pasta | rice-family starchy | est | g | ready | simmer=10 | pasta
egg-noodles | medium egg noodles | egg noodle, egg noodles, chow mein noodles, ramen noodles, ramen, wonton noodles, mie noodles, yakisoba noodles, noodle | gluten eggs wheat starchy | 20109 | g nest=62 | ready | simmer=4 | noodle
udon | udon noodles | udon, wheat noodles, somen, lo mein noodles | gluten wheat starchy | est | g | ready | simmer=4 | noodle
soba | soba noodles | soba | gluten wheat starchy | 20114 | g | ready | simmer=5 | noodle
rice-noodles | flat rice noodles | rice noodle, rice noodles, rice vermicelli, vermicelli, rice stick, pho noodles, pad thai noodles, ho fun | rice-family starchy | 20133 | g | ready | simmer=5 | noodle
glass-noodles | glass noodles | glass noodle, mung bean noodles, cellophane noodles, sweet potato noodles, dangmyeon, bean thread noodles | starchy | 16082 | g | ready | simmer=5 | noodle
couscous | couscous | cous cous, giant couscous, pearl couscous, israeli couscous, fregola | gluten wheat starchy | 20028 | g cup=173 | ready | soak=6 | quick-grain
bulgur | bulgur wheat | bulgur, bulghur, cracked wheat, freekeh | gluten wheat starchy | 20012 | g cup=140 | ready | simmer=12 | grain quick-grain
quinoa | quinoa | red quinoa, white quinoa, tricolour quinoa | starchy | 20035 | g cup=170 | rinsed | simmer=15 | grain starch
pearl-barley | pearl barley | barley | gluten starchy | 20005 | g cup=200 | rinsed | simmer=35 | grain-slow
farro | pearled spelt | farro, spelt, einkorn, kamut, wheat berries, emmer | gluten wheat starchy | 20140 | g cup=174 | rinsed | simmer=25 | grain-slow
millet | millet | teff, fonio, sorghum, amaranth | starchy | 20031 | g cup=200 | rinsed | simmer=16 | grain
buckwheat | buckwheat groats | buckwheat, kasha, soba groats, buckwheat flour | starchy | 20009 | g cup=164 | rinsed | simmer=14 | grain
polenta | quick-cook polenta | polenta, cornmeal, maize meal, grits, corn flour, masa harina, masa, hominy, maize flour | corn starchy | 20022 | g cup=157 | ready | simmer=6 | creamy-grain
oats | rolled oats | oat, oats, porridge oats, jumbo oats, oatmeal, oat flour, oat bran, steel-cut oats, gluten-free oats, quick oats | gluten oats starchy | 08120 | g cup=90 tbsp=6 | ready | raw simmer=5 roast=25 | porridge-grain
buckwheat-flakes | buckwheat flakes | millet flakes, quinoa flakes, rice flakes, puffed rice, puffed quinoa | starchy | est | g cup=100 | ready | raw simmer=6 | porridge-grain
plain-flour | plain flour | flour, all-purpose flour, wheat flour, white flour, bread flour, strong flour, self-raising flour, self-rising flour, cake flour, wholemeal flour, whole wheat flour, rye flour, 00 flour, seasoned flour | gluten wheat starchy | 20481 | g cup=125 tbsp=8 tsp=2.6 | ready | fry=2 | flour
gluten-free-flour | gluten-free plain flour blend | gluten-free flour, gluten free flour, gf flour | starchy rice-family | est | g cup=140 tbsp=9 | ready | fry=2 | flour
rice-flour | rice flour | brown rice flour, glutinous rice flour | rice-family starchy | 20061 | g cup=158 tbsp=10 | ready | fry=2 | thickener
chickpea-flour | chickpea flour | gram flour, besan, garbanzo flour | legume fodmap starchy | 16157 | g cup=92 tbsp=6 | ready | fry=4 | batter-flour
cornflour | cornflour | cornstarch, corn starch, maize starch | corn starchy | 20027 | tbsp=8 tsp=2.7 cup=128 | ready | simmer=2 | thickener
potato-starch | potato starch | arrowroot, tapioca starch, tapioca flour, tapioca, tapioca pearls, sago | potato-family starchy | est | tbsp=9 tsp=3 | ready | simmer=2 | thickener
semolina | semolina | durum wheat, durum wheat semolina, wheat germ, wheat bran, bran flakes | gluten wheat starchy | 20066 | g cup=167 | ready | simmer=5 | creamy-grain
breadcrumbs | dried breadcrumbs | breadcrumb, bread crumbs, panko, panko breadcrumbs, crouton, stuffing mix, rusk | gluten wheat starchy | 18079 | g cup=108 tbsp=7 | ready | fry=3 roast=10 | crumb
sourdough | sourdough bread | bread, white bread, sourdough, baguette, ciabatta, focaccia, crusty bread, wholemeal bread, rye bread, sandwich bread, loaf, toasted bread, french bread, bread roll, bun, burger bun, brioche, bagel, english muffin, crumpet, rustic bread, flatbread, pumpernickel | gluten wheat starchy | 18029 | slice=50 piece=50 g | ready | raw fry=4 roast=8 | bread
gluten-free-bread | gluten-free bread | gluten free bread | starchy | est | slice=40 piece=40 g | ready | raw fry=4 roast=8 | bread
pitta | pitta bread/pitta breads | pitta, pita, pita bread, naan, naan bread, roti, chapati, paratha, lavash, puri | gluten wheat starchy | 18041 | piece=60 | ready | raw fry=2 roast=5 | flatbread
flour-tortilla | flour tortilla/flour tortillas | tortilla, wheat tortilla, tortilla wrap | gluten wheat starchy | 18364 | piece=48 | ready | raw fry=1 | wrap
corn-tortilla | corn tortilla/corn tortillas | soft corn taco, taco shell, tortilla chips, nachos, tostada, tortilla chip | corn starchy | 18363 | piece=26 g | ready | raw fry=1 roast=5 | wrap
rice-paper | rice paper wrapper/rice paper wrappers | rice paper, rice wrapper, spring roll rice wrapper, summer roll wrapper | rice-family starchy | est | piece=10 | ready | raw | wrap-rice
puff-pastry | ready-rolled puff pastry | puff pastry, pastry, shortcrust pastry, pie crust, pie dough, pastry case, filo, filo pastry, phyllo, croissant, pizza dough, pizza base, wonton wrapper, dumpling wrapper, gyoza wrapper | gluten wheat milk? starchy fatty | 18337 | g sheet=320 | ready | roast=25 | pastry
gnocchi | potato gnocchi | gnocchi | gluten wheat eggs? potato-family starchy | est | g | ready | simmer=3 fry=8 | pasta-potato
crackers | crackers | cracker, oatcake, water biscuit, crispbread, matzo, matzah, pretzel, breadstick, grissini, biscuit, digestive biscuit, graham cracker, cookie, ladyfinger, savoiardi, shortbread, amaretti | gluten wheat starchy | est | g piece=7 | ready | raw | cracker
rice-cakes | rice cakes | rice cracker, corn cake, corn thins | rice-family starchy | est | piece=9 | ready | raw | cracker
`;
