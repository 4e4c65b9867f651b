-- Guides the recipe; never a check.
select private.add_starting_group('Techniques', 'How should it be cooked?', 14, 'Techniques', array[
  ['🔥', 'Grilling', 'Over high, direct heat'],
  ['🥧', 'Baking', 'In the even heat of an oven'],
  ['🍖', 'Roasting', 'Browned in a hot oven'],
  ['🥘', 'Braising', 'Seared, then slowly simmered'],
  ['🍳', 'Stir-Frying', 'Fast and hot in a wok or pan'],
  ['🥟', 'Steaming', 'Gently, in steam'],
  ['🥩', 'Pan-Searing', 'A brown crust from a hot pan'],
  ['🍲', 'Slow Cooking', 'Low heat and a long time'],
  ['💨', 'Air Frying', 'Crisp with little oil'],
  ['🫧', 'Poaching', 'Just below a simmer'],
  ['🥄', 'Simmering', 'Barely bubbling, with a lid'],
  ['🥒', 'Pickling', 'Sharpened with vinegar and salt']
]);
