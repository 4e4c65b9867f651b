-- Plainer descriptions of the starting groups. A description that an admin has edited stays. Like the groups themselves, this is no entry of
-- the change log.
do $$
begin
  perform set_config('saffron.starting_catalogue', 'on', true);
  update public.category_groups set description = plainer.description
    from (values
      ('Where should it take you?', 'Pick one or more cuisines.'),
      ('Diets that the recipe must keep.', 'Diets the recipe has to follow.'),
      ('Choose what you must not eat: it is left out and checked.', 'What can''t you eat? We''ll leave it out and check every line.'),
      ('Things that you would rather not find on your plate.', 'Ingredients you''d rather skip.'),
      ('Ingredients that you have or love.', 'Ingredients you have or love.'),
      ('From the first cut to the table.', 'Total time, start to finish.'),
      ('How long you want to chop and stir.', 'Hands-on time.'),
      ('How long it may stand on the heat.', 'Time on the stove or in the oven.'),
      ('How many will eat?', 'How many people?'),
      ('How hot may it be?', 'How spicy?'),
      ('The mood of the meal.', 'What''s the occasion?'),
      ('What each serving should bring.', 'Nutrition goals per serving.')
    ) as plainer (before, description)
    -- Before the baseline an admin's slug could have another shape, which an update would be refused for.
    where category_groups.description = plainer.before and private.is_slug(category_groups.slug);
  perform set_config('saffron.starting_catalogue', 'off', true);
end
$$;
