-- The mildest of several holds.
select private.add_starting_group('Spice Level', 'How hot may it be?', 12, 'Spice Level', array[
  ['😌', 'No Heat', 'Not hot at all'],
  ['🫑', 'Mild Heat', 'A gentle warmth'],
  ['🌶️', 'Medium Heat', 'You will notice it'],
  ['🔥', 'Hot and Spicy', 'For those who like it hot'],
  ['🌋', 'Extra Hot', 'Not for the faint-hearted']
]);
