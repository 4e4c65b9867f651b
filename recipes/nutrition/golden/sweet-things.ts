/** Printed by scripts/work-out-golden-nutrition.ts: title | servings | kcal | protein | fat | carbohydrate (g) per serving. */
export const goldenSweetThings = `
# Victoria sponge | 8 | 489.9 | 6.5 | 25.6 | 59.7
225 g unsalted butter, softened
225 g caster sugar
4 large eggs
225 g self-raising flour
1 tsp baking powder
2 tbsp milk
100 g raspberry jam
1 tbsp icing sugar, to dust

# Chocolate chip cookies | 24 | 235.2 | 2.4 | 12.4 | 31.0
2¼ cups all-purpose flour
1 tsp baking soda
1 cup (2 sticks) unsalted butter, softened
¾ cup granulated sugar
¾ cup packed brown sugar
2 large eggs
1 tsp vanilla extract
2 cups semisweet chocolate chips

# Brownies | 16 | 319.7 | 4.3 | 20.8 | 31.6
200 g dark chocolate (70%), chopped
200 g butter
300 g caster sugar
3 eggs
100 g plain flour
40 g cocoa powder
100 g walnuts, roughly chopped

# Apple crumble | 6 | 445.4 | 5.4 | 15.2 | 75.5
6 apples, peeled, cored and sliced
150 g plain flour
100 g cold butter, cubed
100 g rolled oats
120 g demerara sugar
1 tsp ground cinnamon

# Banana bread | 10 | 314.6 | 5.5 | 14.3 | 43.0
3 ripe bananas, mashed
250 g plain flour
150 g light brown sugar
100 g butter, melted
2 large eggs
1 tsp bicarbonate of soda
75 g walnuts, chopped

# Rice pudding | 4 | 394.2 | 10.6 | 13.6 | 57.0
150 g pudding rice
1 litre whole milk
60 g caster sugar
25 g butter
A pinch of nutmeg

# Chocolate mousse | 4 | 479.9 | 9.9 | 38.0 | 25.2
150 g dark chocolate (70% cocoa)
4 medium eggs, separated
200 ml double cream
2 tbsp caster sugar

# Oat and peanut energy balls | 12 | 182.1 | 5.1 | 9.6 | 20.9
150 g rolled oats
150 g smooth peanut butter
100 g honey
50 g dark chocolate chips
2 tbsp chia seeds

# Mango lassi | 2 | 255.6 | 8.2 | 7.2 | 43.3
300 g plain yoghurt
1 ripe mango, peeled and diced
100 ml milk
1 tbsp honey

# Berry smoothie | 2 | 239.7 | 7.9 | 6.0 | 41.7
200 g frozen raspberries
1 banana
250 ml milk
30 g rolled oats
`;
