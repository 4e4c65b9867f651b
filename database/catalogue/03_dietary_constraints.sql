-- A choice here is kept or the recipe is not served.
select private.add_starting_group('Dietary Constraints', 'Diets that the recipe must keep.', 3, 'Dietary Constraints', array[
  ['🌱', 'Vegan', 'Nothing that comes from an animal'],
  ['🥕', 'Vegetarian', 'No meat, no fish'],
  ['🐟', 'Pescatarian', 'Fish, but no meat'],
  ['🌾', 'Gluten-Free', 'No wheat, rye, barley or spelt'],
  ['🥛', 'Dairy-Free', 'No milk and nothing made of it'],
  ['🥚', 'Egg-Free', 'No eggs in any form'],
  ['🥜', 'Nut-Free', 'No tree nuts, no peanuts'],
  ['☪️', 'Halal', 'No pork, no alcohol'],
  ['✡️', 'Kosher', 'No pork, no shellfish, no meat with milk'],
  ['🥑', 'Keto', 'Very low in carbohydrates'],
  ['🥩', 'Low-Carb', 'Few carbohydrates'],
  ['🧅', 'Low-FODMAP', 'Gentle for sensitive bellies'],
  ['🍖', 'Paleo', 'No grains, legumes or dairy'],
  ['🫐', 'Diabetic-Friendly', 'Little sugar, moderate carbohydrates'],
  ['🧂', 'Low-Sodium', 'Little salt'],
  ['❤️', 'Heart-Healthy', 'Little saturated fat and salt'],
  ['🫒', 'Mediterranean Diet', 'Vegetables, whole grains, fish and olive oil'],
  ['🤰', 'Pregnancy-Friendly', 'No raw fish, no alcohol, no soft-ripened cheese']
]);
