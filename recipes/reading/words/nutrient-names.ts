import { fold } from './fold.ts';

/** The names of nutrients on labels and in answers, in the languages of `section-names.ts`. `ignored` lists those that we do not keep. */
const rows = {
  energyKcal: [
    'calories|calorie|energy|energy content|kcal|cals|cal|calorific value|total calories|kalorien|energie|brennwert|énergie|valeur énergétique|calorías|energía|valor energético|calorie|energia|valore energetico|calorias|valor energético|calorieën|energiewaarde|kalorie|wartość energetyczna|kalorier|energi|kaloria|kalori|enerji|энергия|калории|калорийность|ккал|калорії|θερμίδες|ενέργεια|カロリー|エネルギー|熱量|卡路里|热量|能量|칼로리|열량|السعرات الحرارية|سعرات حرارية|السعرات|الطاقة|कैलोरी|ऊर्जा',
  ],
  proteinG: [
    'protein|proteins|eiweiß|eiweiss|proteine|protéines|protéine|proteínas|proteína|proteine|proteina|eiwit|eiwitten|proteïne|białko|białka|proteiner|protein|proteiini|bílkoviny|fehérje|белки|белок|білки|πρωτεΐνες|πρωτεΐνη|たんぱく質|タンパク質|蛋白质|蛋白質|단백질|بروتين|البروتين|प्रोटीन',
  ],
  fatG: [
    'fat|fats|total fat|fett|fettgehalt|lipides|matières grasses|graisses|grasas|grasa|grasas totales|grassi|grasso|gorduras|gordura|gorduras totais|lípidos|vet|vetten|tłuszcz|tłuszcze|fedt|yağ|toplam yağ|rasva|tuky|zsír|жиры|жир|λιπαρά|脂質|脂肪|脂质|지방|دهون|الدهون|वसा',
  ],
  saturatesG: [
    'saturates|saturated fat|saturated fats|saturated|sat fat|sat. fat|of which saturates|saturated fatty acids|gesättigte fettsäuren|gesättigte fette|davon gesättigte fettsäuren|davon gesättigt|acides gras saturés|dont saturés|graisses saturées|dont acides gras saturés|grasas saturadas|grasa saturada|saturadas|de las cuales saturadas|grassi saturi|saturi|di cui saturi|di cui acidi grassi saturi|gorduras saturadas|gordura saturada|saturados|dos quais saturados|verzadigd vet|verzadigde vetten|waarvan verzadigd|tłuszcze nasycone|kwasy tłuszczowe nasycone|nasycone|w tym nasycone|mättat fett|varav mättat fett|mættet fedt|heraf mættet|mettet fett|hvorav mettet|doymuş yağ|насыщенные жиры|насыщенные|κορεσμένα|飽和脂肪酸|饱和脂肪|飽和脂肪|포화지방|دهون مشبعة|الدهون المشبعة|संतृप्त वसा',
  ],
  carbohydrateG: [
    'carbohydrates|carbohydrate|carbs|carb|total carbohydrates|total carbohydrate|total carbs|net carbs|net carbohydrates|kohlenhydrate|kohlenhydrat|glucides|carbohidratos|hidratos de carbono|hidratos|carboidrati|carboidratos|koolhydraten|węglowodany|kolhydrater|kulhydrater|kulhydrat|karbohydrater|karbohydrat|karbonhidrat|karbonhidratlar|hiilihydraatit|sacharidy|szénhidrát|углеводы|вуглеводи|υδατάνθρακες|炭水化物|碳水化合物|碳水|탄수화물|كربوهيدرات|الكربوهيدرات|कार्बोहाइड्रेट|कार्ब्स',
  ],
  sugarsG: [
    'sugars|sugar|total sugars|total sugar|of which sugars|zucker|davon zucker|sucres|sucre|dont sucres|azúcares|azúcar|de los cuales azúcares|zuccheri|di cui zuccheri|açúcares|açúcar|dos quais açúcares|suikers|suiker|waarvan suikers|cukry|cukier|w tym cukry|sockerarter|socker|varav sockerarter|sukker|sukkerarter|heraf sukkerarter|şeker|sokeri|cukor|сахар|сахара|цукри|σάκχαρα|糖質|糖類|糖|당류|سكر|السكر|السكريات|चीनी|शर्करा',
  ],
  fibreG: [
    'fibre|fiber|dietary fibre|dietary fiber|ballaststoffe|fibres|fibres alimentaires|fibra|fibra alimentaria|fibra dietética|fibre alimentari|fibre|fibras|fibra alimentar|vezels|voedingsvezels|błonnik|błonnik pokarmowy|fibrer|kostfibre|kostfiber|fiber|lif|kuitu|vláknina|rost|клетчатка|пищевые волокна|клітковина|φυτικές ίνες|食物繊維|膳食纤维|纤维|식이섬유|섬유질|ألياف|الألياف|फाइबर',
  ],
  sodiumMg: [
    'sodium|natrium|sodio|sódio|sód|sodyum|натрий|натрій|νάτριο|ナトリウム|钠|鈉|나트륨|صوديوم|الصوديوم|सोडियम',
  ],
  saltG: [
    'salt|salz|sel|sal|sale|zout|sól|tuz|suola|sůl|só|соль|сіль|αλάτι|食塩相当量|塩分|盐|소금|ملح|नमक',
  ],
  ignored: [
    'calories from fat|trans fat|trans fats|unsaturated fat|monounsaturated fat|polyunsaturated fat|added sugars|added sugar|cholesterol|potassium|calcium|iron|vitamin a|vitamin c|vitamin d|vitamin b12|magnesium|zinc|phosphorus|includes added sugars|sugar alcohols|alcohol|omega-3|cholestérol|colesterol|colesterolo|cholesterin|kalium|kalzium|eisen|potasio|calcio|hierro|serving size|servings|ungesättigte fettsäuren',
  ],
} as const satisfies Record<string, readonly string[]>;

export type NutrientName = keyof typeof rows;

/** Folded name → nutrient, longest names first, so that "saturated fat" matches before "fat". */
export const nutrientNames: ReadonlyMap<string, NutrientName> = new Map(
  (Object.keys(rows) as NutrientName[])
    .reverse()
    .flatMap((nutrient) =>
      rows[nutrient].flatMap((row) =>
        row.split('|').map((name) => [fold(name), nutrient] as const),
      ),
    )
    .sort(([one], [other]) => other.length - one.length),
);
