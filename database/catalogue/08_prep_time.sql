-- The smallest of several holds.
select private.add_starting_group('Prep Time', 'How long you want to chop and stir.', 8, 'Prep Time', array[
  ['🥄', '5 Minute Prep', 'Hardly anything to prepare'],
  ['🔪', '10 Minute Prep', 'A few cuts and stirs'],
  ['🥣', '15 Minute Prep', 'Some chopping and mixing'],
  ['🍴', '20 Minute Prep', 'A bit of work at the counter'],
  ['👩‍🍳', '30 Minute Prep', 'Time to prepare with care']
]);
