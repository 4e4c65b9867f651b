-- Targets: bounds that the recipe is measured against, per serving.
select private.add_starting_group('Macronutrient Targets', 'What each serving should bring.', 15, 'Macronutrient Targets', array[
  ['💪', 'High Protein', 'Plenty of protein'],
  ['🌾', 'High Fibre', 'Plenty of fibre'],
  ['🥛', 'Low Fat', 'Little fat'],
  ['🍞', 'Reduced Carb', 'Fewer carbohydrates'],
  ['🍭', 'Low Sugar', 'Little sugar'],
  ['🥗', 'Under 500 kcal', 'A light serving'],
  ['🥑', 'Healthy Fats', 'Olive oil, nuts, seeds and oily fish'],
  ['⚖️', 'Balanced Macros', 'Protein, carbohydrates and fat in balance']
]);
