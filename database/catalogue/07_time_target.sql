-- The smallest of several holds.
select private.add_starting_group('Time Target', 'From the first cut to the table.', 7, 'Time Target', array[
  ['⚡', 'Under 15 Minutes', 'On the table almost at once'],
  ['⏱️', 'Under 30 Minutes', 'A quick meal for a busy day'],
  ['🕐', 'Under 45 Minutes', 'A little time to cook'],
  ['🕑', 'Under 60 Minutes', 'An hour at most'],
  ['🕒', 'Under 90 Minutes', 'An hour and a half at most'],
  ['🕰️', 'Over 2 Hours', 'Slow cooking, no rush']
]);
