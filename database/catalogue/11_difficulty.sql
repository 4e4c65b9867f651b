-- The easiest of several holds.
select private.add_starting_group('Difficulty', 'How much of a challenge?', 11, 'Difficulty', array[
  ['🟢', 'Easy', 'Anyone can do it'],
  ['🟡', 'Medium', 'Some practice helps'],
  ['🔴', 'Hard', 'A project for a keen cook']
]);
