import { fold } from './fold.ts';

/**
 * The names that models use for the facts of a recipe, in the languages of `section-names.ts`. `prepOrCook` holds words that mean
 * prep or cook time, depending on the other facts (Zubereitungszeit). `extra` is time that is neither (resting, chilling).
 */
const rows = {
  prep: [
    'prep|prep time|preparation time|preparation|prep work|hands-on time|hands on time|hands-on|active time|active|active prep|active prep time|time to prepare|time to prep|preptime|prep duration',
    'vorbereitungszeit|vorbereitung|arbeitszeit|vorbereitungsdauer|temps de préparation|préparation|tps de préparation|durée de préparation|tiempo de preparación|preparación|tempo di preparazione|preparazione|tempo de preparo|tempo de preparação|preparo|preparação|voorbereidingstijd|voorbereiding|czas przygotowania|przygotowanie|förberedelsetid|förberedelse|förberedelser|forberedelsestid|forberedelse|forberedelsestid|forberedelser|hazırlık süresi|hazırlama süresi|hazırlanma süresi|hazırlık|valmisteluaika|esivalmistelu|doba přípravy|čas prípravy|előkészítési idő|timp de preparare|timp de pregătire|χρόνος προετοιμασίας|προετοιμασία|время подготовки|подготовка|час підготовки|準備時間|下準備|下準備時間|准备时间|準備時間|备料时间|준비 시간|준비시간|준비|وقت التحضير|مدة التحضير|זמן הכנה|तैयारी का समय|तैयारी|thời gian chuẩn bị|chuẩn bị|waktu persiapan|persiapan|příprava|čas přípravy|príprava|előkészítés|pregătire|timp pregătire|підготовка|час на підготовку|προετοιμασίας|זמן עבודה|เวลาเตรียม',
  ],
  cook: [
    'cook|cook time|cooking time|cooking|bake time|baking time|bake|baking|roasting time|roast time|grill time|grilling time|frying time|simmer time|simmering time|slow cook time|pressure cook time|oven time|cooktime|time to cook|cook duration|steaming time',
    'kochzeit|garzeit|backzeit|koch-/backzeit|kochen|backen|back-/kochzeit|bratzeit|kochdauer|schmorzeit|koch- und backzeit|temps de cuisson|cuisson|durée de cuisson|tiempo de cocción|cocción|tiempo de horneado|tiempo de cocinado|horneado|tempo di cottura|cottura|tempo de cozimento|tempo de cozedura|cozimento|tempo de forno|kooktijd|oventijd|baktijd|koken|gaartijd|czas gotowania|gotowanie|czas pieczenia|pieczenie|czas smażenia|czas duszenia|obróbka termiczna|tillagningstid|koktid|gräddningstid|ugnstid|tillagning|stegetid|bagetid|kogetid|steketid|tilberedningstid i ovn|pişirme süresi|pişme süresi|pişirme|kypsennysaika|paistoaika|doba vaření|doba pečení|čas varenia|főzési idő|sütési idő|timp de gătire|timp de coacere|χρόνος μαγειρέματος|μαγείρεμα|ψήσιμο|χρόνος ψησίματος|время готовки|время варки|время выпечки|готовка|час готування|час приготування|調理時間|加熱時間|焼き時間|烹饪时间|烹調時間|烹飪時間|烘烤时间|조리 시간|조리시간|조리|요리 시간|وقت الطهي|مدة الطهي|وقت الطبخ|זמן בישול|זמן אפייה|पकाने का समय|पकाना|thời gian nấu|nấu|thời gian nấu nướng|waktu memasak|waktu masak|vaření|pečení|čas vaření|tepelná úprava|varenie|pečenie|főzés|sütés|gătire|coacere|timp gătire|приготування|випікання|варка|выпечка|χρόνος μαγειρέματος / ψησίματος|เวลาปรุง',
  ],
  prepOrCook: [
    'zubereitungszeit|zubereitung|bereidingstijd|bereiding|tilberedningstid|tilberedning|время приготовления|elaboración|tiempo de elaboración|制作时间|製作時間|valmistusaika',
  ],
  total: [
    'total|total time|overall time|ready in|ready time|time|duration|total cooking time|total duration|time needed|time required|prep and cook time|prep & cook time|prep + cook time|prep/cook time|start to finish|totaltime|done in|on the table in',
    'gesamtzeit|gesamt|insgesamt|zeit|dauer|fertig in|temps total|durée totale|durée|temps|total|prêt en|tiempo total|tiempo|duración|listo en|tempo totale|tempo|durata|pronto in|tempo total|tempo|pronto em|totale tijd|totaal|tijd|klaar in|totale bereidingstijd|czas całkowity|łączny czas|całkowity czas|czas|total tid|totaltid|tid|klart på|samlet tid|i alt|tid i alt|klar på|toplam süre|toplam|süre|kokonaisaika|celkový čas|celková doba|teljes idő|timp total|συνολικός χρόνος|общее время|время|всего|загальний час|合計時間|所要時間|総時間|总时间|總時間|总用时|耗时|총 시간|총 소요 시간|소요 시간|الوقت الكلي|الوقت الإجمالي|المدة الإجمالية|זמן כולל|कुल समय|tổng thời gian|total waktu|เวลารวม',
  ],
  extra: [
    'rest time|resting time|rest|resting|chill time|chilling time|chill|chilling|marinating time|marinade time|marinate time|marinating|cooling time|cool time|inactive time|passive time|additional time|rising time|rise time|proofing time|proof time|soaking time|soak time|freezing time|freeze time|setting time|infusing time|inactive|waiting time',
    'ruhezeit|kühlzeit|marinierzeit|gehzeit|einweichzeit|wartezeit|temps de repos|repos|réfrigération|marinade|tiempo de reposo|reposo|tiempo de marinado|tiempo de enfriado|tempo di riposo|riposo|lievitazione|tempo de descanso|descanso|rusttijd|wachttijd|rijstijd|koeltijd|czas odpoczynku|czas chłodzenia|vilotid|jästid|jäsning|hviletid|hævetid|hevetid|køletid|dinlenme süresi|bekleme süresi|mayalanma süresi|lepoaika|doba odpočinku|pihentetés|время отдыха|время настаивания|休ませる時間|寝かせる時間|静置时间|腌制时间|冷藏时间|휴지 시간|وقت الراحة',
  ],
  servings: [
    'servings|serves|serving|yield|yields|portions|portion|makes|recipe yield|number of servings|no. of servings|feeds|for|people|servings per recipe|quantity made|cooking for|enough for|recipe serves',
    'portionen|portion|personen|ergibt|für|anzahl portionen|menge|ergiebigkeit|parts|pour|personnes|nombre de portions|nombre de personnes|couverts|rendement|porciones|raciones|comensales|personas|rinde|para|rendimiento|número de porciones|porzioni|persone|dosi|dosi per|per|resa|coperti|numero di porzioni|porções|pessoas|rende|rendimento|serve|doses|porties|porties/personen|aantal personen|aantal porties|voor|opbrengst|porcje|liczba porcji|ilość porcji|dla|wydajność|portioner|antal portioner|antal|för|räcker till|antal personer|personer|porsjoner|antall porsjoner|antall personer|til|for|porsiyon|kişilik|kaç kişilik|kişi sayısı|porsiyon sayısı|annoksia|annosta|annokset|porce|počet porcí|porcie|adag|porții|număr de porții|μερίδες|για|порции|порций|количество порций|выход|порції|порцій|порція|кількість порцій|počet porcií|porcí|porcií|adagok|fő|hány főre|numărul de porții|порция',
    '人数|人前|分量|何人分|份量|份数|人份|可供|인분|분량|인원|몇 인분|عدد الأشخاص|عدد الحصص|الحصص|تكفي|مقدار الحصص|מנות|מספר מנות|סרוויינגס|परोसने की मात्रा|सर्विंग|सर्विंग्स|लोगों के लिए|khẩu phần|số người|porsi|untuk|จำนวนที่เสิร์ฟ',
  ],
  difficulty: [
    'difficulty|difficulty level|level|skill level|skill|level of difficulty|ease|complexity|effort|skill required|cooking level|recipe difficulty',
    'schwierigkeit|schwierigkeitsgrad|niveau|difficulté|niveau de difficulté|dificultad|nivel|nivel de dificultad|difficoltà|livello|livello di difficoltà|dificuldade|nível|nível de dificuldade|moeilijkheid|moeilijkheidsgraad|niveau|trudność|poziom trudności|stopień trudności|svårighetsgrad|svårighet|nivå|sværhedsgrad|sværhed|vanskelighetsgrad|vanskelighet|zorluk|zorluk derecesi|zorluk seviyesi|vaikeustaso|vaikeusaste|obtížnost|náročnosť|nehézség|nehézségi szint|dificultate|δυσκολία|βαθμός δυσκολίας|сложность|уровень сложности|складність|難易度|难度|難度|难易度|난이도|مستوى الصعوبة|الصعوبة|רמת קושי|कठिनाई|कठिनाई स्तर|độ khó|tingkat kesulitan|ระดับความยาก',
  ],
  ignored: [
    "cuisine|course|meal|meal type|category|dish type|type|keywords|tags|diet|dietary|author|cost|budget|season|occasion|allergens|equipment|spice level|heat level|calories per serving size|temperature|oven temperature|oven|style|technique|techniques|küche|gang|kategorie|cuisine d'origine|catégorie|coût|type de plat|cocina|categoría|costo|portata|cucina|categoria|costo|cozinha|keuken|gang|kuchnia|kategoria|danie|kök|kategori|køkken|mutfak|кухня|категория|ジャンル|菜系|类别|종류|المطبخ",
  ],
} as const satisfies Record<string, readonly string[]>;

export type FactName = keyof typeof rows;

/** Folded name → fact. */
export const factNames: ReadonlyMap<string, FactName> = new Map(
  (Object.keys(rows) as FactName[])
    .reverse()
    .flatMap((fact) =>
      rows[fact].flatMap((row) => row.split('|').map((name) => [fold(name), fact] as const)),
    ),
);
