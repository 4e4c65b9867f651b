-- The largest of several holds.
select private.add_starting_group('Servings', 'How many will eat?', 10, 'Servings', array[
  ['1️⃣', '1 Serving', 'Just for me'],
  ['2️⃣', '2 Servings', 'A table for two'],
  ['3️⃣', '3 Servings', 'A small family'],
  ['4️⃣', '4 Servings', 'A family meal'],
  ['6️⃣', '6 Servings', 'Friends are coming'],
  ['8️⃣', '8 Servings', 'A full table'],
  ['🎉', '12 Servings', 'A party']
]);
