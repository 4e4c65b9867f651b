-- The fourteen of Regulation (EU) No 1169/2011, Annex II, by their everyday names.
select private.add_starting_group('Allergens', 'Choose what you must not eat: it is left out and checked.', 4, 'Allergens', array[
  ['🌾', 'Gluten', 'Cereals that contain gluten: wheat, rye, barley, oats'],
  ['🦐', 'Crustaceans', 'Prawns, crab, lobster and crayfish'],
  ['🥚', 'Eggs', 'Eggs and what is made of them'],
  ['🐟', 'Fish', 'Fish and fish sauces'],
  ['🥜', 'Peanuts', 'Peanuts and peanut oil'],
  ['🫘', 'Soybeans', 'Soya, tofu, soy sauce and edamame'],
  ['🥛', 'Milk', 'Milk, butter, cheese, cream and lactose'],
  ['🌰', 'Tree Nuts', 'Almonds, hazelnuts, walnuts, cashews and others'],
  ['🥬', 'Celery', 'Celery stalks, leaves, seeds and celeriac'],
  ['🌭', 'Mustard', 'Mustard seeds, powder and prepared mustard'],
  ['🫓', 'Sesame', 'Sesame seeds, tahini and sesame oil'],
  ['🍷', 'Sulphites', 'Sulphur dioxide and sulphites, as in wine and dried fruit'],
  ['🌼', 'Lupin', 'Lupin seeds and flour'],
  ['🦪', 'Molluscs', 'Mussels, clams, oysters, squid and snails']
]);
