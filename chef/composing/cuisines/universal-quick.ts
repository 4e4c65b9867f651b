/** What needs no knife, or hardly one: rows of the universal kitchen for the dishes of a few minutes. */
export const universalQuick = `quick-leaf watercress rocket salad-leaves spinach romaine lambs-lettuce
quick-main chickpeas tinned-tuna cannellini mozzarella smoked-mackerel feta butter-beans cooked-lentils hot-smoked-salmon black-beans kidney-beans sardines
quick-fresh cherry-tomato roasted-peppers tinned-corn
quick-seed pumpkin-seeds sunflower-seeds almonds walnuts hazelnuts pecans pistachios
quick-fruit blueberry raspberry strawberry blackberry ~grape
quick-coconut desiccated-coconut
seed-spice cinnamon ground-ginger cardamom
quick-fry prawns sea-bass trout halloumi tuna-steak chickpeas cannellini oyster-mushroom ~red-pepper ~courgette
quick-green spinach sugar-snaps ~pak-choi
cold-tomato tinned-tomatoes
cold-red roasted-peppers
cold-spice smoked-paprika sumac cumin dried-oregano paprika ground-coriander`;
