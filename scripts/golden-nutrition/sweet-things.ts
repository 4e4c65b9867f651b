/** Cakes, biscuits, desserts, snacks and drinks worked out by hand, in the format of mains.ts. */
export const goldenSweetThings = `
# Victoria sponge | 8
225 g unsalted butter, softened => 01145 225
225 g caster sugar => 19335 225
4 large eggs => 01123 200
225 g self-raising flour => 20081 225
1 tsp baking powder => 18369 4.6
2 tbsp milk => 01077 30.5
100 g raspberry jam => 19297 100
1 tbsp icing sugar, to dust => 19336 8

# Chocolate chip cookies | 24
2¼ cups all-purpose flour => 20081 281
1 tsp baking soda => 18372 4.6
1 cup (2 sticks) unsalted butter, softened => 01145 227
¾ cup granulated sugar => 19335 150
¾ cup packed brown sugar => 19334 165
2 large eggs => 01123 100
1 tsp vanilla extract => 02050 4.2
2 cups semisweet chocolate chips => 19080 340

# Brownies | 16
200 g dark chocolate (70%), chopped => 19904 200
200 g butter => 01145 200
300 g caster sugar => 19335 300
3 eggs => 01123 150
100 g plain flour => 20081 100
40 g cocoa powder => 19165 40
100 g walnuts, roughly chopped => 12155 100

# Apple crumble | 6
6 apples, peeled, cored and sliced => 09003 1092
150 g plain flour => 20081 150
100 g cold butter, cubed => 01145 100
100 g rolled oats => 08120 100
120 g demerara sugar => 19334 120
1 tsp ground cinnamon => 02010 2.6

# Banana bread | 10
3 ripe bananas, mashed => 09040 354
250 g plain flour => 20081 250
150 g light brown sugar => 19334 150
100 g butter, melted => 01145 100
2 large eggs => 01123 100
1 tsp bicarbonate of soda => 18372 4.6
75 g walnuts, chopped => 12155 75

# Rice pudding | 4
150 g pudding rice => 20452 150
1 litre whole milk => 01077 1030
60 g caster sugar => 19335 60
25 g butter => 01145 25
A pinch of nutmeg => -

# Chocolate mousse | 4
150 g dark chocolate (70% cocoa) => 19904 150
4 medium eggs, separated => 01123 176
200 ml double cream => 01053 198
2 tbsp caster sugar => 19335 25.2

# Oat and peanut energy balls | 12
150 g rolled oats => 08120 150
150 g smooth peanut butter => 16398 150
100 g honey => 19296 100
50 g dark chocolate chips => 19904 50
2 tbsp chia seeds => 12006 24

# Mango lassi | 2
300 g plain yoghurt => 01116 300
1 ripe mango, peeled and diced => 09176 336
100 ml milk => 01077 103
1 tbsp honey => 19296 21

# Berry smoothie | 2
200 g frozen raspberries => 09302 200
1 banana => 09040 118
250 ml milk => 01077 257
30 g rolled oats => 08120 30
`;
