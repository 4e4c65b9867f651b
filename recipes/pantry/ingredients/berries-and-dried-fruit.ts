// id | name one/many | also called | tags | source | measures in g | cut | minutes per method | roles
export const berriesAndDriedFruit = `
## berry, fruit
strawberry | strawberries | strawberry, frozen strawberries, fresh strawberries | berry histamine | 09316 | g cup=152 piece=12 handful=80 | halved | raw roast=20 | fruit berry smoothie-fruit
blueberry | blueberries | blueberry, bilberry, frozen blueberries, huckleberry, wild blueberry | berry | 09050 | g cup=148 handful=60 piece=1.4 tbsp=9 | ready | raw simmer=5 roast=25 | fruit berry smoothie-fruit
raspberry | raspberries | raspberry, frozen raspberries, cloudberry, loganberry | berry | 09302 | g cup=123 handful=60 piece=2 | ready | raw simmer=5 roast=25 | fruit berry smoothie-fruit
blackberry | blackberries | blackberry, mixed berries, boysenberry, mulberry, frozen berries, berry, frozen mixed berries, summer fruits, forest fruits | berry fodmap | 09042 | g cup=144 handful=60 piece=6 | ready | raw simmer=5 roast=25 | fruit berry
blackcurrant | blackcurrants | blackcurrant, black currant, cassis berry | berry | 09083 | g cup=112
redcurrant | redcurrants | redcurrant, red currant, white currant | berry | 09084 | g cup=112
gooseberry | gooseberries | gooseberry | berry | 09107 | g cup=150
physalis | physalis | cape gooseberry, goldenberry, ground cherry, inca berry | nightshade | 09138 | g piece=5 cup=140
elderberry | elderberries | elderberry, sea buckthorn, rowan berry | berry | 09088 | g cup=145
cranberry | cranberries | cranberry, frozen cranberries, fresh cranberries | berry | 09078 | g cup=100 | ready | simmer=8 roast=25 | tart-berry
lingonberry | lingonberries | lingonberry, cowberry, frozen lingonberries | berry | est | g cup=100 tbsp=7
cherry-juice | cherry juice | sour cherry juice, morello cherry juice | stone-fruit sugary fodmap | est | ml cup=250 tbsp=15.8
cranberry-juice | cranberry juice | cranberry juice drink, cranberry juice cocktail | berry added-sugar | 14242 | ml cup=253 tbsp=15.8
## fruit, stone fruit
peach | peach/peaches | fresh peach, white peach, flat peach, frozen peach, ripe peach | stone-fruit fodmap | 09236 | piece=140 cup=154 slice=18 | sliced | raw fry=4 simmer=8 roast=20 | fruit stone
tinned-peaches | tin peaches/tins peaches | tinned peaches, tinned peach, canned peaches, tinned apricots, peaches in juice | stone-fruit fodmap | 09238 | tin=250 cup=248 slice=20 g | drained | raw
nectarine | nectarine/nectarines | | stone-fruit fodmap | 09191 | piece=130 cup=143 | sliced | raw fry=4 simmer=8 roast=20 | fruit stone
apricot | apricot/apricots | fresh apricot | stone-fruit fodmap | 09021 | piece=35 cup=165 | halved | raw simmer=8 roast=20 | fruit stone
plum | plum/plums | damson, mirabelle, greengage, pluot | stone-fruit fodmap | 09279 | piece=66 cup=165 | halved | raw simmer=10 roast=25 | fruit stone
umeboshi | umeboshi | pickled plum, umeboshi paste, ume plum | stone-fruit salty | est | piece=10 tsp=6 tbsp=18 g | ready | raw
cherry | cherries | cherry, sweet cherry, frozen cherries, black cherry | stone-fruit fodmap | 09070 | g cup=154 piece=8 | halved | raw simmer=8 roast=20 | fruit berry
sour-cherry | sour cherries | sour cherry, morello cherry, tart cherry, jarred cherries | stone-fruit fodmap | 09063 | g cup=155 piece=8
glace-cherry | glacé cherries | glace cherry, maraschino cherry, candied cherry, cocktail cherry | stone-fruit added-sugar sugary sulphites? | 09328 | piece=5 g cup=160 tbsp=15
## dried fruit, fruit
dates | Medjool dates | medjool date, medjool, soft date, dates, date | dried-fruit sugary fodmap sulphites? fodmap | 09421 | piece=24 cup=147 g | chopped | raw simmer=5 | sweet-fruit dried-fruit
pitted-dates | pitted dates | deglet nour date, pitted date, dried date, chopped dates, date paste, stoned date | dried-fruit sugary sulphites? fodmap | 09087 | piece=7 cup=147 g tbsp=12
raisins | raisins | raisin, mixed dried fruit, dried fruit, dried mixed fruit, jumbo raisin | dried-fruit sugary sulphites? fodmap | 09298 | g cup=145 tbsp=9 handful=40 | ready | raw simmer=5 roast=20 | dried-fruit
sultanas | sultanas | sultana, golden raisin | dried-fruit sugary sulphites fodmap | 09297 | g cup=145 tbsp=9 handful=40
currants | currants | currant, zante currant, dried currant | dried-fruit sugary sulphites? fodmap | 09085 | g cup=144 tbsp=9 | ready | raw simmer=5 | dried-fruit
dried-apricots | dried apricots | dried apricot | dried-fruit stone-fruit sugary sulphites fodmap | 09032 | g piece=7 cup=130 | chopped | raw simmer=8 | dried-fruit
unsulphured-apricots | unsulphured dried apricots | unsulphured apricots, hunza apricot, organic dried apricot | dried-fruit stone-fruit sugary fodmap | ~09032 | g piece=7 cup=130
dried-cranberries | dried cranberries | dried cranberry, craisins, dried cherry, dried sour cherry, dried blueberry | dried-fruit sugary added-sugar berry sulphites? fodmap | 09079 | g cup=120 tbsp=8 handful=40 | ready | raw | dried-fruit
prunes | prunes | prune, dried plum, pitted prune | dried-fruit stone-fruit sugary sulphites? fodmap | 09291 | g piece=9.5 cup=174 | chopped | raw simmer=8 | dried-fruit
dried-figs | dried figs | dried fig | dried-fruit sugary sulphites? fodmap | 09094 | g piece=8.4 cup=149
dried-mango | dried mango | dried pineapple, dried papaya, candied papaya, candied pineapple | dried-fruit tropical sugary added-sugar sulphites fodmap | 09178 | g piece=20 cup=120
dried-apple | dried apple | dried apple ring, apple ring, dried pear, dried peach | dried-fruit sugary sulphites fodmap | 09011 | g piece=6.4 cup=86
banana-chips | banana chips | dried banana, banana chip | dried-fruit banana-family coconut-family sugary added-sugar fatty sulphites? | 19400 | g cup=72
goji-berries | goji berries | goji berry, wolfberry | dried-fruit nightshade sugary sulphites? | 09110 | g tbsp=5.6 cup=90
jujube | dried jujubes | jujube, chinese red date, red date | dried-fruit sugary | 09147 | g piece=5
barberries | barberries | barberry, zereshk | dried-fruit berry sulphites? | est | g tbsp=6
mixed-peel | mixed peel | candied peel, candied orange peel, candied lemon peel, cut mixed peel, candied citron, candied fruit | citrus dried-fruit added-sugar sugary sulphites? | 09426 | g tbsp=10 cup=150
`;
