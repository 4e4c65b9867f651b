-- A choice here is left out and checked. Some stand under Prefer Using or Allergens too: the same row, another meaning.
select private.add_starting_group('Avoid', 'Things that you would rather not find on your plate.', 5, 'Avoid', array[
  ['🐖', 'Pork', 'Pork, ham and bacon'],
  ['🐄', 'Beef', 'Beef and veal'],
  ['🐑', 'Lamb', 'Lamb and mutton'],
  ['🍗', 'Chicken', 'Chicken in any form'],
  ['🦐', 'Shellfish', 'Crustaceans and molluscs'],
  ['🍷', 'Alcohol', 'Wine, beer and spirits'],
  ['🧄', 'Garlic', 'Garlic in any form'],
  ['🧅', 'Onion', 'Onions, shallots and spring onions'],
  ['🍄', 'Mushrooms', 'Fungi of every kind'],
  ['🌿', 'Coriander', 'Coriander leaves, also called cilantro'],
  ['🌶️', 'Chilli', 'Chilli and other hot peppers'],
  ['🍅', 'Tomatoes', 'Tomatoes and what is made of them'],
  ['🍆', 'Aubergine', 'Aubergine, also called eggplant'],
  ['🫒', 'Olives', 'Olives, not their oil alone'],
  ['🥥', 'Coconut', 'Coconut milk, flesh and flakes'],
  ['🍬', 'Added Sugar', 'Sugar, syrups and honey that are added'],
  ['☕', 'Caffeine', 'Coffee, tea and cocoa'],
  ['🧀', 'Blue Cheese', 'Blue-veined cheeses']
]);
