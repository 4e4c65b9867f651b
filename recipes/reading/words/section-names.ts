import { fold } from './fold.ts';

/**
 * The names that models use for the sections of a recipe, one row per language: English, German, French, Spanish, Italian,
 * Portuguese, Dutch, Polish, Swedish, Danish and Norwegian, Turkish, then others. `other` ends a section and is not read.
 */
const rows = {
  ingredients: [
    "ingredients|ingredient|ingredient list|ingredients list|list of ingredients|ingredients needed|what you need|what you'll need|what you will need|you will need|you'll need|shopping list|grocery list|the ingredients|things you need",
    'zutaten|zutatenliste|einkaufsliste|was du brauchst|was sie brauchen|das brauchst du|ihr braucht|du brauchst|man nehme',
    "ingrédients|liste des ingrédients|ce qu'il vous faut|ce qu'il faut|il vous faut|les ingrédients|liste de courses",
    'ingredientes|lista de ingredientes|lo que necesitas|qué necesitas|necesitarás|lista de la compra',
    'ingredienti|lista degli ingredienti|cosa serve|occorrente|gli ingredienti',
    'ingredientes|lista de ingredientes|o que você precisa|você vai precisar|os ingredientes',
    'ingrediënten|ingredienten|ingrediëntenlijst|dit heb je nodig|wat heb je nodig|benodigdheden|boodschappenlijst',
    'składniki|lista składników|potrzebne składniki|czego potrzebujesz',
    'ingredienser|det här behöver du|du behöver|ingredienslista',
    'ingredienser|du skal bruge|det skal du bruge|ingrediensliste|du trenger|dette trenger du|det trenger du',
    'malzemeler|gerekli malzemeler|malzeme listesi|içindekiler',
    'ainekset|ainesosat|raaka-aineet|ingredience|suroviny|ingrediencie|hozzávalók|ingrediente|υλικά|συστατικά|ингредиенты|состав|продукты|вам понадобится|что понадобится|інгредієнти|съставки|продукти',
    '材料|用料|食材|原料|配料|所需材料|所需食材|食材清单|材料清单|主料|재료|필요한 재료|재료 목록|المكونات|المقادير|مقادير|מצרכים|רכיבים|सामग्री|आवश्यक सामग्री|nguyên liệu|bahan|bahan-bahan|ส่วนผสม|วัตถุดิบ',
  ],
  instructions: [
    "instructions|instruction|directions|method|steps|preparation|procedure|process|cooking|cooking instructions|cooking directions|cooking steps|cooking method|cooking process|preparation steps|preparation method|preparation instructions|recipe instructions|recipe steps|how to make it|how to make|how to cook it|how to cook|how to prepare|how to prepare it|how to|how it's done|step by step|step-by-step|step-by-step instructions|step by step instructions|step-by-step guide|what to do|let's cook|let's get cooking|assembly|the method|method of preparation|making it|instructions & method|preparation and cooking|preparation & cooking",
    "zubereitung|anleitung|zubereitungsschritte|zubereitungsanleitung|schritte|so geht's|so wird's gemacht|arbeitsschritte|schritt für schritt|schritt-für-schritt|schritt-für-schritt-anleitung|vorgehen|und so geht's|kochanleitung",
    'préparation|instructions|étapes|étapes de préparation|étapes de la recette|les étapes|réalisation|mode opératoire|méthode|déroulement|la préparation|mode de préparation|marche à suivre|comment faire',
    'preparación|instrucciones|elaboración|pasos|procedimiento|modo de preparación|cómo se hace|cómo hacerlo|paso a paso|método|pasos a seguir|forma de preparación|modo de elaboración|preparación paso a paso',
    'preparazione|procedimento|istruzioni|passaggi|esecuzione|come si prepara|metodo|come fare|svolgimento|fasi di preparazione|metodo di preparazione',
    'modo de preparo|modo de preparação|preparo|preparação|instruções|passos|passo a passo|modo de fazer|confeção|procedimento|como fazer|como preparar|modo de confecção',
    'bereiding|bereidingswijze|instructies|werkwijze|stappen|stappenplan|zo maak je het|bereidingsstappen|stap voor stap|aan de slag|zo doe je het',
    'przygotowanie|sposób przygotowania|wykonanie|instrukcje|instrukcja|kroki|sposób wykonania|etapy|krok po kroku|jak przygotować',
    'instruktioner|tillagning|gör så här|så gör du|så här gör du|tillvägagångssätt|steg|steg för steg|beredning',
    'fremgangsmåde|sådan gør du|tilberedning|instruktioner|trin for trin|fremgangsmåte|slik gjør du|instruksjoner|steg for steg|trin|gør sådan her',
    'yapılışı|hazırlanışı|tarif|talimatlar|adımlar|yapım aşamaları|nasıl yapılır|hazırlık|yapılış|hazırlama|adım adım',
    'valmistus|valmistusohje|ohjeet|näin teet|postup|príprava|příprava|elkészítés|mod de preparare|preparare|εκτέλεση|οδηγίες|παρασκευή|приготовление|способ приготовления|инструкция|инструкции|пошаговый рецепт|шаги|как приготовить|рецепт приготовления|приготування|спосіб приготування|приготвяне',
    '作り方|手順|調理手順|作り方の手順|做法|步骤|步驟|制作步骤|烹饪步骤|製作步驟|制作方法|操作步骤|作法|方法|만드는 법|만드는 방법|조리 방법|조리법|조리 순서|만들기|طريقة التحضير|طريقة العمل|التحضير|الخطوات|خطوات التحضير|الطريقة|التعليمات|אופן ההכנה|הוראות הכנה|विधि|बनाने की विधि|निर्देश|तरीका|बनाने का तरीका|cách làm|cách nấu|hướng dẫn|cara membuat|cara memasak|langkah-langkah|วิธีทำ|ขั้นตอน',
  ],
  tips: [
    "tips|tip|chef's tips|chef's tip|chefs tips|chef tips|chef's notes|chef's note|chef notes|pro tip|pro tips|notes|note|recipe notes|cook's notes|cook's note|cook's tip|cook's tips|cooking tips|tips & tricks|tips and tricks|tips & notes|tips and notes|notes and tips|notes & tips|helpful tips|tips for success|kitchen notes|hints|tricks|chef's advice|chef's secrets|expert tips|kitchen tips|quick tips|top tip|top tips|serving tip|good to know|worth knowing|remember|baker's note|baker's tip|storage tip|make-ahead tip|hot tip|secrets|nb",
    'tipps|tipp|tipps vom koch|kochtipps|kochtipp|küchentipps|hinweise|hinweis|notizen|anmerkungen|anmerkung|profi-tipp|profi-tipps|profitipp|tipps des kochs|tipps vom küchenchef|tipps & tricks|tipps und tricks|tipp vom chefkoch',
    "conseils|conseil|astuces|astuce|conseils du chef|conseil du chef|astuces du chef|astuce du chef|notes|note|notes du chef|remarques|remarque|trucs et astuces|conseils et astuces|le conseil du chef|l'astuce du chef",
    'consejos|consejo|consejos del chef|consejo del chef|notas|nota|trucos|truco|sugerencias del chef|consejos y trucos|tips del chef|consejos de cocina',
    'consigli|consiglio|consigli dello chef|consiglio dello chef|note|nota|trucchi|suggerimenti|suggerimento|consigli utili|il consiglio in più',
    'dicas|dica|dicas do chef|dica do chef|notas|nota|observações|observação|dicas e truques',
    'tips|tip|tips van de chef|tip van de chef|opmerkingen|opmerking|notities|kooktips|chefs tips',
    'wskazówki|wskazówka|porady|porada|rady|rada|wskazówki szefa kuchni|porady szefa kuchni|uwagi|uwaga',
    'tips|kockens tips|anteckningar|tips från kocken|kockens bästa tips|tips och tricks',
    'kokkens tips|noter|bemærkninger|tips fra kokken|notater|merknader|tip fra kokken',
    'ipuçları|püf noktaları|püf noktası|şefin önerileri|şefin ipuçları|şefin ipucu|notlar|öneriler|not|ipucu|şefin notları',
    'vinkit|vinkkejä|kokin vinkit|tipy|tip|tippek|sfaturi|ponturi|συμβουλές|советы|совет|советы шефа|советы от шефа|советы повара|примечания|примечание|поради',
    'コツ|ポイント|コツ・ポイント|シェフのコツ|シェフのヒント|ヒント|メモ|小贴士|贴士|提示|小提示|烹饪技巧|厨师贴士|厨师小贴士|小技巧|备注|注意事项|팁|요리 팁|셰프의 팁|참고|نصائح|نصيحة|نصائح الشيف|ملاحظات|טיפים|הערות|सुझाव|टिप्स|शेफ के सुझाव|शेफ की टिप्स|mẹo|catatan|เคล็ดลับ',
  ],
  nutrition: [
    'nutrition|nutrition per serving|nutritional information|nutrition information|nutrition facts|nutritional facts|nutritional values|nutritional value|nutrition info|nutritional info|nutritional breakdown|nutritional analysis|nutrients|macros|macronutrients|approximate nutrition|estimated nutrition|nutrition estimate|nutrition (per serving)|per serving|nutrition data|nutritional content|calories and macros',
    'nährwerte|nährwertangaben|nährwert|nährwerte pro portion|nährwertinformationen|nährstoffe|valeurs nutritionnelles|informations nutritionnelles|valeur nutritive|nutrition par portion|apports nutritionnels|información nutricional|valores nutricionales|valor nutricional|valori nutrizionali|informazioni nutrizionali|informação nutricional|informações nutricionais|tabela nutricional|voedingswaarde|voedingswaarden|voedingsinformatie|wartości odżywcze|wartość odżywcza|näringsvärde|näringsinnehåll|næringsindhold|næringsinnhold|ernæring|besin değerleri|besin değeri|ravintoarvot|пищевая ценность|энергетическая ценность|кбжу|nutriční hodnoty|tápérték|valori nutriționale|栄養成分|栄養|栄養価|营养成分|营养信息|营养|营养价值|영양 정보|영양성분|영양|القيمة الغذائية|القيم الغذائية|المعلومات الغذائية|पोषण|पोषण जानकारी|पोषण संबंधी जानकारी|पोषण मूल्य',
  ],
  meta: [
    'meta|details|recipe details|at a glance|info|information|recipe info|recipe information|key facts|quick facts|quick info|facts|times|timing|timings|time|time & servings|time and servings|cooking times|metadata|recipe meta|recipe card|recipe facts|recipe at a glance|stats|overview & timing|the basics|essentials|recipe overview|time & yield|angaben|auf einen blick|infos|zeiten|eckdaten|zeit|informations|en bref|temps|détails|fiche technique|datos|detalles|tiempos|información|ficha|ficha técnica|informazioni|dettagli|tempi|dados|informações|tempo|gegevens|tijden|informacje|szczegóły|tider|fakta|detaljer|bilgiler|detaylar|информация|время|детали|基本情報|基本信息|信息|时间|기본 정보|정보|معلومات|التفاصيل|जानकारी|विवरण और समय',
  ],
  photo: [
    'photo prompt|image prompt|photo|image|picture|picture prompt|photography prompt|food photo prompt|food photography prompt|photo description|image description|image generation prompt|ai image prompt|visual prompt|foto-prompt|bild-prompt|fotoprompt|bildprompt|bildbeschreibung|bild|foto|prompt photo|photo prompt (english)|prompt pour photo|prompt image|prompt de foto|prompt de imagen|indicación para foto|prompt foto|prompt per foto|prompt do foto|prompt zdjęcia|foto prompt|fotoğraf|fotoğraf istemi|фото|写真|写真プロンプト|图片提示|图片提示词|照片提示|사진|사진 프롬프트',
  ],
  description: [
    'description|about|about this recipe|about this dish|about the dish|overview|introduction|intro|summary|the dish|short description|recipe description|beschreibung|kurzbeschreibung|einleitung|über das gericht|présentation|introduction|descripción|introducción|descrizione|presentazione|introduzione|descrição|introdução|beschrijving|omschrijving|inleiding|opis|wstęp|beskrivning|om rätten|beskrivelse|om retten|açıklama|tanım|kuvaus|popis|leírás|descriere|περιγραφή|описание|опис|説明|紹介|概要|简介|描述|介绍|菜品介绍|설명|소개|الوصف|وصف|תיאור|विवरण|परिचय|mô tả|deskripsi',
  ],
  title: [
    'title|recipe|recipe title|recipe name|name|dish|dish name|name of the dish|name of dish|titel|rezept|rezeptname|name des gerichts|titre|recette|nom|nom de la recette|título|receta|nombre|nombre de la receta|titolo|ricetta|nome|nome della ricetta|receita|nome da receita|recept|naam|receptnaam|tytuł|przepis|nazwa|nazwa dania|titel|receptets namn|opskrift|oppskrift|navn|başlık|tarif adı|yemek adı|название|рецепт|название блюда|タイトル|レシピ|レシピ名|料理名|菜名|标题|食谱|菜谱|제목|요리명|레시피|العنوان|الاسم|اسم الطبق|الوصفة|शीर्षक|रेसिपी|व्यंजन',
  ],
  other: [
    "equipment|tools|tools & equipment|equipment needed|kitchen equipment|utensils|special equipment|variations|variation|substitutions|substitution|substitutes|ingredient substitutions|optional variations|variations & substitutions|storage|storage instructions|storage & reheating|storing|reheating|leftovers|make ahead|serving suggestions|serving suggestion|serving ideas|to serve with|pairings|wine pairing|drink pairing|pairing|faq|faqs|frequently asked questions|why you'll love it|why you'll love this recipe|why it works|why this works|why this recipe works|allergens|allergen information|allergy information|allergen info|contains|history|background|origin|conclusion|disclaimer|sources|references|tags|keywords|categories|presentation|plating|plating suggestions|cost|safety notes|food safety|shopping notes|dietary information|dietary info|diet",
    'ausrüstung|küchengeräte|utensilien|varianten|variationen|aufbewahrung|lagerung|serviervorschlag|serviervorschläge|dazu passt|allergene|matériel|ustensiles|variantes|variante|conservation|suggestions de service|accompagnement|allergènes|utensilios|equipo|variaciones|variantes|conservación|almacenamiento|sugerencias de presentación|acompañamiento|alérgenos|attrezzatura|utensili|varianti|conservazione|abbinamento|abbinamenti|come servire|allergeni|utensílios|variações|armazenamento|conservação|keukengerei|materiaal|variaties|bewaren|bewaaradvies|serveertip|serveersuggestie|sprzęt|warianty|przechowywanie|podanie|utrustning|variationer|förvaring|servering|redskaber|opbevaring|oppbevaring|utstyr|ekipman|saklama|servis önerisi|servis|хранение|подача|оборудование|варианты|道具|保存|保存方法|アレンジ|工具|厨具|保存方法|变化|도구|보관|보관 방법|التخزين|التقديم|भंडारण|परोसने का सुझाव|उपकरण',
  ],
} as const satisfies Record<string, readonly string[]>;

export type SectionName = keyof typeof rows;

/** Folded name → section. When two sections share a name ("details"), the earlier one in `rows` wins. */
export const sectionNames: ReadonlyMap<string, SectionName> = new Map(
  (Object.keys(rows) as SectionName[])
    .reverse()
    .flatMap((section) =>
      rows[section].flatMap((row) => row.split('|').map((name) => [fold(name), section] as const)),
    ),
);
