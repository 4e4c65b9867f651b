// name | also called | parts | contains | may contain | source: the allergens by their own names, as labels print them
export const allergenNamesOnLabels = `
crustacean | crustacean shellfish | | crustaceans | | EU Annex II
mollusc | molluscan shellfish | | molluscs | | EU Annex II
sulphite | sulphur dioxide, sulphited, e220, sodium metabisulphite, potassium metabisulphite, sodium bisulphite, e223, e224, sulphured,
  sulphured apricot, campden tablet | | sulphites | | EU Annex II
sulphured dried fruit | sulphured dried apricot | dried-apricots | | | EU Annex II
dried mango | dried pineapple, dried papaya, dried pear, dried peach, dried apple, dried fruit, mixed dried fruit, dried fruit mix, dried tropical fruit,
  sultana, apple ring, dried apple ring | ~raisins | | sulphites | EU Annex II: usually treated
golden sultanas | golden raisins, golden sultana raisin, jumbo golden raisin | ~raisins | sulphites | | EU Annex II: treated to stay golden
`;
