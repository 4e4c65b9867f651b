-- Exactly one may be chosen: the screens know this group by its slug, meal-type. The landing page and the
-- dashboard link to breakfast, lunch, dinner and dessert by theirs.
select private.add_starting_group('Meal Type', 'What are you cooking? Choose one.', 1, 'Course', array[
  ['🍳', 'Breakfast', 'A good start to the day'],
  ['🥪', 'Lunch', 'Something for the middle of the day'],
  ['🍽️', 'Dinner', 'The main meal of the evening'],
  ['🍰', 'Dessert', 'The sweet end of a meal'],
  ['🥨', 'Snack', 'A small bite between meals'],
  ['🍲', 'Soup', 'Warm or chilled, by the spoon'],
  ['🥗', 'Salad', 'Fresh, crisp and dressed'],
  ['🥦', 'Side Dish', 'Something to go along with the main dish'],
  ['🫒', 'Appetizer', 'A small plate to begin with'],
  ['🥞', 'Brunch', 'Late breakfast, early lunch'],
  ['🥤', 'Drink', 'Smoothies, juices and other drinks without a plate']
]);
