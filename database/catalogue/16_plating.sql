-- Guides the recipe; never a check.
select private.add_starting_group('Plating', 'How should it look on the table?', 16, 'Plating', array[
  ['🍽️', 'Classic Plate', 'Neatly arranged, as at a good table'],
  ['🏠', 'Family Style', 'One big dish in the middle of the table'],
  ['🥣', 'Bowl', 'Everything together in a bowl'],
  ['🎨', 'Fine Dining', 'Small, precise and beautiful'],
  ['🪵', 'Sharing Board', 'Spread out on a board for all'],
  ['🍱', 'Bento Box', 'Small portions side by side'],
  ['🥡', 'Lunchbox', 'Packed to take along'],
  ['🥃', 'Layered Glass', 'Layer by layer in a glass']
]);
