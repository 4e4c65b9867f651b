-- Guides the recipe; never a check.
select private.add_starting_group('Style', 'The mood of the meal.', 13, 'Style', array[
  ['🛋️', 'Comfort Food', 'Warm, hearty and familiar'],
  ['🥗', 'Light and Fresh', 'Bright, crisp and easy to digest'],
  ['👪', 'Family Friendly', 'Pleases small and big eaters'],
  ['💰', 'Budget Friendly', 'Good food for little money'],
  ['🍱', 'Meal Prep', 'Cook once, eat for days'],
  ['🍲', 'One Pot', 'Little washing-up'],
  ['🕯️', 'Date Night', 'Something special for two'],
  ['🎊', 'Festive', 'For a day worth celebrating'],
  ['🏕️', 'Outdoor', 'For a picnic, a grill or a camp fire'],
  ['🍜', 'Street Food', 'Bold flavours to eat with your hands'],
  ['🏡', 'Rustic', 'Simple, honest country cooking'],
  ['✨', 'Modern', 'A fresh look at old favourites']
]);
