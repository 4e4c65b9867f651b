// name | also called | parts (ingredient ids; ~id: a kind of it) | contains | may contain | source
export const dietVegetables = `
chicory root | chicory roots, chicory root powder, chicory root fibre, chicory root fiber | | root fodmap | | definition
melitzanosalata | salata de vinete, vinete, patlıcan salatası, patlican salatasi, ajvar malidzano | aubergine garlic | |
  sesame milk tomato-family | classic recipe
imam bayildi | imam bayıldı, patlıcan dolması, karnıyarık vegetarian, caponata siciliana, escalivada, samfaina, tumbet, ratatouille niçoise, pisto
  manchego, baingan bharta, baigan bharta | aubergine | | tomato-family onion-family garlic-family milk animal-rennet soy gluten sesame peanuts |
  classic recipe
yuxiang qiezi | | aubergine | gluten soy | tomato-family onion-family garlic-family milk animal-rennet sesame peanuts | classic recipe
bagara baingan | | aubergine | peanuts sesame | tomato-family onion-family garlic-family milk animal-rennet soy gluten | classic recipe
nasu dengaku | | aubergine | soy | tomato-family onion-family garlic-family milk animal-rennet gluten sesame peanuts | classic recipe
salsa arrabbiata | arrabiata sauce, arrabiata, sugo all'arrabbiata | tinned-tomatoes garlic red-chilli | | | classic recipe
yuzu kosho | yuzukosho, kanzuri, aji amarillo, ají amarillo, aji panca, ají panca, chiles toreados | red-chilli | salty | soy sesame peanuts
  garlic-family gluten | label-typical
malatang base | | red-chilli | salty soy | sesame peanuts garlic-family gluten | label-typical
piment d'espelette | espelette pepper, espelette chilli, paprika rosenscharf, pimenton picante, pimentón picante, erős paprika | ~cayenne | | | definition
stock cube | stock cubes, bouillon cube, bouillon cubes, bouillon powder, bouillon granules, brühwürfel, bruhwurfel, gekörnte brühe, brühpulver,
  suppenwürfel, bouillonblokje, bouillonblokjes, buljongtärning, buljongtärningar, bouillon de légumes en cube, cube maggi, maggi cube, maggi cubes,
  knorr cube, knorr cubes, kub or, better than bouillon | ~stock-powder | salty | milk soy fish beef pork | label-typical
`;
