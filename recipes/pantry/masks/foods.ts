// name, also called | contains | may contain: foods whose name contains the word for another food
export const maskedFoods = `
butternut, nut-brown, doughnut peach, saturn peach, flat peach, nutgrass,
  nutshell, kola nut, cola nut, betel nut, areca nut, soap nut, corn nut, corn nuts, shea nut, bread nut, wingnut, nut milk bag, nutcracker |
water chestnut, water chestnut flour, singhara, singhara flour, horse chestnut, chestnut brown |
chestnut mushroom, baby chestnut mushroom | mushroom
nutmeg butter, nutmeg, mace, whole nutmeg, noix de muscade, nuez moscada, noce moscata, muskatnuss | |
cocoa butter, cacao butter, shea butter, kokum butter, mango butter, illipe butter, coconut butter spread, cupuacu butter | |
apple butter, pumpkin butter, fruit butter, pear butter, plum butter, peach butter, apple pumpkin butter, butter-soft | |
butter lettuce, butterhead lettuce, butterhead, bibb lettuce, boston lettuce, butter crunch lettuce, buttercrunch lettuce, butterleaf lettuce |
butter bean, butter bean mash, butter bean puree, butterbean mash | legume starchy fodmap
buttercup squash, butterfly, butterflied, butterfly pea, butterfly pea flower, buttercup pumpkin, butternut pumpkin, butterkin, butter knife,
  butter dish, butter gem lettuce, butterball potato |
peanut squash, peanut pumpkin, peanut potato |
cream of coconut, cream of rice, cream of tartar, cream of tarter | |
cream soda, cream-coloured, cream coloured, cream cracker tin, cream the, cream together, cream until, cream for, creaming, cream sherry glass,
  cream whipper, cream charger, face cream |
creamed coconut block, coconut whipped topping | coconut-family tropical | sulphites
milk thistle, milk of magnesia, milk tooth, milk pan, milkweed, milk cap mushroom |
nata de coco, coconut jelly, coconut gel | coconut-family
egg-shaped, egg cup, egg timer, egg slicer, egg-shape, eggcup, egg-sized, egg whisk, egg box, egg pan, egg ring, egg poacher, egg plum, egg tomato,
  egg-sized piece | |
eggplant caviar, aubergine caviar, kelp caviar, tomato caviar, seaweed caviar, lemon caviar, finger lime caviar, caviar lime, balsamic pearl,
  caviar lentil, caviar of lentil, beluga caviar lentil | |
chicken of the woods, hen of the woods, chicken mushroom, hen-of-the-woods, maitake, oyster mushroom, king oyster mushroom, grey oyster mushroom,
  pink oyster mushroom, pearl oyster mushroom, king oyster, king trumpet mushroom, golden oyster mushroom, phoenix oyster mushroom, lobster mushroom,
  lobster mushrooms, beefsteak mushroom, beefsteak fungus, beech mushroom, lion's mane mushroom, lions mane, hedgehog mushroom, crab mushroom,
  shrimp mushroom, parrot mushroom, sheep's head mushroom, ox tongue mushroom, milk mushroom, candy cap mushroom, chicken fat mushroom, pom pom mushroom,
  cauliflower mushroom, prawn mushroom, goat's foot mushroom | mushroom
wood ear mushroom, wood ear, hei mu er, hei mu erh, mu er, black fungus, cloud ear, straw mushroom, truffle oil, black truffle, white truffle, truffle, summer truffle,
  truffle salt, truffle paste, dried mushroom, porcini, mushroom powder, porcini powder | mushroom
vegetable oyster, oyster plant, oyster leaf, salsify, scorzonera |
oyster knife, oyster glove, oyster pail |
beefsteak tomato, steak tomato, beef tomato, beef steak tomato, oxheart tomato, coeur de boeuf tomato, cuore di bue tomato, beefsteak plant,
  cherry tomato beef | nightshade tomato-family
cauliflower steak, cabbage steak, celeriac steak, tofu steak, aubergine steak, mushroom steak, portobello steak, cauliflower wing, eggplant steak,
  sweet potato toast, watermelon steak, butternut squash steak, cauliflower nugget |
celeriac steak slice, celeriac slab | celery
tofu steak slice | soy
crab apple, crabapple, crab apples, crab grass, crab claw herb |
goosefoot, gooseberry, cape gooseberry, goosegrass, chinese gooseberry, duckweed, duck egg blue, duck potato |
lamb's lettuce, lambs lettuce, lamb lettuce, corn salad, mache lettuce, lamb's quarter, lamb's quarters, lambsquarters, lamb's ear |
hen's foot, henbit, chickweed, chicken wire, chickpea, chick pea, chick-pea |
fish mint, fish wort, fish pepper, fish slice, fish spatula, fish kettle, fish-shaped, fish tank, fish eye pepper, big fish pan, fishtail palm |
goatsbeard, goat's beard, goat weed, goatweed, goat pepper, goat horn pepper, goat's rue, goat willow |
cowpea, cow pea, cow parsley, cowberry, cowslip, cowboy candy, oxtail fungus |
horse gram, horse bean, horsetail, pig nut, pignut, pigweed, hogweed, ham radio, dogwood, dogfruit, bear garlic, bear's garlic, foxtail millet,
  horned melon, elephant garlic, elephant foot yam, elephant ear, turtle bean, snake bean, snake gourd, snake fruit, dragon fruit, kangaroo apple,
  buffalo berry, buffaloberry, buffalo gourd, catnip, cat's ear, ox-eye, oxalis, oxeye daisy, pigeon pea, pigeon peas, partridge pea,
  rooster potato, sheep sorrel, lamb mint, rabbit ear, toad lily, crane berry, deer tongue lettuce, duck sauce cup, quail bush, swan potato,
  bull's blood leaf, bull's heart |
bird's eye chilli, birds eye chilli, bird's eye chili, bird eye chilli, bird chilli, crow garlic | nightshade hot
bull's horn pepper, goat horn chilli, cow horn pepper, ram's horn pepper, shishito | nightshade
champagne mango, champagne grape, champagne rhubarb, wine glass, cocktail stick, cocktail glass, cocktail shaker, cocktail napkin, shot glass,
  beer glass, beer mat, wine berry, wineberry, wine cooler box, wine bottle, beer can, wine leaf, beer bottle, champagne glass, champagne flute,
  beer tray, cocktail tomato, cocktail pick |
rumtopf jar, port wine leaf |
barley grass, wheatgrass, wheat grass, wheatgrass powder, wheatgrass juice, barley grass powder, wheatgrass shot | | gluten
buckwheat, buckwheat groats, buckwheat flour, buckwheat pancake, buckwheat flake, buckwheat kernel, roasted buckwheat, sarrasin, farine de sarrasin,
  kuttu, kuttu atta, kuttu flour, kasha, buckwheat porridge, buckwheat crepe, buckwheat galette, buckwheat puffs, buckwheat sprout, green buckwheat |
  starchy |
rice flour pancake, rice vermicelli noodles, rice spaghetti, rice macaroni, rice couscous, cauliflower couscous, cauliflower rice,
  cauliflower pizza base, corn couscous, cauliflower mash, broccoli rice, quinoa couscous, shirataki rice, konjac rice, zero noodles,
  miracle noodle, miracle rice, bare naked noodle |
courgette noodle, courgetti, zoodle, zoodles, shirataki noodle, shirataki, shirataki noodles, konjac noodle, konjac, konnyaku, kelp noodle,
  spaghetti squash, vegetable noodle, vegetable spaghetti, cauliflower crust, courgette ribbon, courgette spaghetti, zucchini noodle,
  zucchini spaghetti, butternut squash noodle, butternut noodle, carrot noodle, beetroot noodle, squash noodle, hearts of palm noodle, palmini, cucumber noodle,
  boodles, courgette lasagne sheet, butternut squash lasagne sheet, sea spaghetti, spaghetti seaweed, sea noodle, swede noodle, daikon noodle,
  heart of palm pasta, hearts of palm pasta, sweet potato noodle, glass noodle, mung bean noodle, mung bean vermicelli, cellophane noodle,
  bean thread noodle, bean thread, bean thread vermicelli, mung bean thread, dangmyeon, tapioca noodle, potato noodle, harusame, bean vermicelli,
  fensi, sohoon |
soybean noodle, tofu noodle, tofu shirataki | soy
bread spice, bruschetta herb, zaatar leaf, za'atar leaf, breadfruit, breadnut, bread knife, bread tin, breadboard, bread board,
  breadstick-shaped, bread basket, bread maker, bread machine, bread bin |
collard greens, collard, collard green, turnip greens, beet greens, dandelion greens, spring greens, green leaves, nettle, sorrel, purslane,
  callaloo, amaranth leaf, vine leaf, vine leaves, grape leaf, grape leaves, radish greens, carrot top, beetroot leaf, stinging nettle, wild greens,
  saag leaf, turnip top, cime di rapa, rapini, broccoli rabe, broccoli raab, mizuna, tat soi, kohlrabi, kohlrabi leaf, komatsuna |
celery cabbage, celtuce |
celery-free stock cube, celery-free stock, celery-free vegetable stock, celery-free bouillon, celery free stock cube | | gluten soy milk
radish sprout, peanut-shaped, sea vegetable, samphire, sea asparagus, sea beet, agretti, sea kale, sea purslane, sea lettuce, sea grape,
  irish moss, sea moss, dulse, carrageen, arame, hijiki, aonori, spirulina, chlorella |
scallopini squash, scallop squash, patty pan squash, pattypan squash, pattypan, scalloped edge, scallop the edge, scallop the rim, scallop the border, scallop-edged |
coconut bacon, mushroom bacon, rice paper bacon, carrot lox, carrot dog, jackfruit bacon, aubergine bacon, eggplant bacon, carrot bacon,
  banana peel bacon, banana blossom, banana blossom fish, shiitake bacon | | soy gluten
heart of palm, hearts of palm, artichoke bottom, palm heart |
lady's finger, ladys finger, bindi, okra pod |
coconut, noix de coco, cocoanut, coco nut, fresh coconut, coconut flesh, young coconut, kokosnuss, coconut meat, coconut flour, coconut sugar,
  coconut oil, coconut water, coconut nectar, coconut chip, coconut flake, coconut shaving, desiccated coconut, shredded coconut, coconut shred,
  sweetened coconut, flaked coconut, unsweetened coconut, sweetened shredded coconut, unsweetened shredded coconut, toasted coconut, toasted coconut flake,
  coconut palm sugar, coconut syrup, coconut essence, sweetened flaked coconut | coconut-family tropical | sulphites
coconut aminos, coconut amino | coconut-family salty |
custard apple, cherimoya, atemoya, sweetsop, soursop, guanabana, ice cream bean, milk fruit, star apple, egg fruit, canistel, breadfruit chip,
  cheese fruit, peanut butter fruit, jelly palm, jelly fig, butter fruit, butter pear, chocolate pudding fruit, black sapote, bacon avocado |
cheesecloth, cheese cloth, cheese grater, cheese slicer, cheese board, cheese knife, cheeseplant, cheese plant, cheese wire | |
vegan gelatine powder, agar flake, agar strip, agar-agar flake, agar-agar powder, gelling sugar, jam sugar, preserving sugar, pectin, fruit pectin,
  sure-jell |
mock cream tin, oat straw, oatgrass, oat grass | | gluten
malt loaf tin, rye grass, ryegrass |
baking bean, baking beans, ceramic baking bean |
rice bran oil, corn oil, corn syrup, corn starch, corn flour, corn meal, corn husk, corn silk, corn grit, corn kernel,
  baby corn, sweet corn, corn oil spray, corn puff, corn cake | corn
porridge rice, rice porridge, congee, rice flour, white rice flour, brown rice flour, glutinous rice flour, sticky rice flour, mochiko,
  joshinko, shiratamako, sweet rice flour, rice starch, rice bran, rice cereal, puffed rice, rice puff, rice flake, poha, flattened rice,
  beaten rice, rice cake, rice malt syrup, rice syrup, brown rice syrup, rice malt, murmura, rice flour wrapper, puffed rice cereal, mamra |
  rice-family
potato flour, potato starch flour | potato-family starchy
plantain flour, banana flour | starchy
tapioca flour, tapioca, cassava flour, manioc flour, yuca flour, gari, garri, fufu flour, sweet potato flour, arrowroot flour, arrowroot powder,
  kudzu, kuzu, sago pearl, sabudana, boba, tapioca pearl, farofa, farinha de mandioca, manioc starch, sour starch, polvilho, polvilho azedo |
  root starchy
sorghum flour, sorghum, millet flour, teff flour, jowar, jowar flour, bajra, bajra flour, ragi, ragi flour, quinoa flour, amaranth flour,
  fonio flour, rajgira, rajgira flour, milo grain, job's tears, coix seed, samak, barnyard millet, little millet, kodo millet, proso millet |
  starchy
gram flour, besan, chickpea flour, chick pea flour, garbanzo flour, garbanzo bean flour, pea flour, lentil flour, urad flour, moong flour,
  bean flour, fava bean flour, black bean flour, green pea flour, channa flour, gram flour (besan), moong dal flour, broad bean flour, urad dal flour |
  legume fodmap starchy
flaxseed flour, linseed flour, hemp flour, pumpkin seed flour, sunflower seed flour, grape seed flour, psyllium flour, flax flour, chia flour,
  apple flour, mesquite flour, carob flour, carob, carob powder, carob chip, acorn flour, lotus root flour, water caltrop flour, green banana flour,
  coffee flour, sunflower flour |
cricket flour, cricket powder, insect flour, mealworm, mealworm flour, cricket, chapulin, chapulines, escamoles, grasshopper, silkworm, beondegi, toasted ant, chicatana ant | insect | crustaceans
besan ladoo mix, urad dal, urad, black gram, toor dal, moong, moong dal, masoor, chana, chana dal, matki, rajma, lobia, kala chana, split mung bean |
  legume fodmap starchy
vegetable glycerine, glycerine, vegetable gum, guar gum, xanthan gum, locust bean gum, gum arabic, acacia gum, tara gum, sodium alginate,
  methylcellulose, citric acid, ascorbic acid, malic acid, tartaric acid, lactic acid, calcium lactate, calcium chloride, nigari, baker's ammonia,
  hartshorn, potash, pink salt, curing salt, celery-free curing salt, dough conditioner |
peppermint |
fennel salami herb, salad burnet, borage |
sour mix powder, sour cherry, sour cherries, sour plum, umeboshi, sour plum powder, pickled plum |
smoke wood chip, oak chip, hickory chip, wood chip, hickory smoked salt, applewood chip, beech chip, hickory wood, cedar plank |
`;
