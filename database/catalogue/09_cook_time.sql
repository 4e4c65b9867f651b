-- The smallest of several holds.
select private.add_starting_group('Cook Time', 'How long it may stand on the heat.', 9, 'Cook Time', array[
  ['❄️', 'No Cook', 'No heat at all'],
  ['🔥', '10 Minute Cook', 'In and out of the pan'],
  ['🍳', '20 Minute Cook', 'A short while on the heat'],
  ['♨️', '30 Minute Cook', 'Half an hour on the heat'],
  ['🫕', '45 Minute Cook', 'A gentle simmer or a bake'],
  ['🍲', '60 Minute Cook', 'An hour on the heat']
]);
