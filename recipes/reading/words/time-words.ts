import { fold } from './fold.ts';

/** Time units as minutes and words. The reader folds the words before use. */
export const timeUnits: readonly (readonly [minutes: number, words: string])[] = [
  [
    1440,
    'days|day|tagen|tage|tag|jours|jour|días|día|giorni|giorno|dias|dia|dagen|dag|dni|dzień|dagar|dager|dage|døgn|gün|päivää|дней|дня|день|日間|天|일|أيام|يوم|दिन',
  ],
  [
    60,
    'hours|hour|hrs|hr|stunden|stunde|std|heures|heure|horas|hora|ore|ora|uren|uur|godzina|godziny|godzin|godz|timmar|timme|timer|time|tim|saat|tuntia|tunti|hodiny|hodina|hodin|hod|óra|час|часа|часов|години|година|годин|год|ώρες|hodín|ore|oră|ώρα|時間|小时|小時|个小时|시간|ساعات|ساعة|ساعتان|שעות|שעה|घंटे|घंटा|घण्टे|घण्टा|giờ|jam|ชั่วโมง|hs|h|u|t|ч',
  ],
  [
    1,
    'minutes|minute|mins|min|minuten|minutos|minuto|minuti|minuut|minuty|minuta|minut|minuter|minutter|dakika|dk|minuuttia|minuutti|minút|perc|минуты|минута|минут|мин|хвилини|хвилин|хв|λεπτά|λεπτό|分钟|分鐘|分間|分|분|دقائق|دقيقة|דקות|मिनट|phút|menit|นาที|mn|m',
  ],
  [1 / 60, 'seconds|second|secs|sec|sekunden|secondes|segundos|secondi|秒|초'],
];

/** "Overnight" counts as eight hours. */
export const overnightMinutes = 480;
export const overnightPattern =
  /\bovernight\b|über nacht|toute la nuit|une nuit|toda la noche|durante la noche|tutta la notte|durante a noite|een nacht|över natten|natten over|gece boyunca|на ночь|一晩|过夜|隔夜|하룻밤/iu;

/** Folded number word → number, from 1 to 12. */
export const numberWords: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'a|an|one|ein|eine|einer|einen|un|une|uno|una|um|uma|een|jeden|en|ett|et|bir|один|一',
    'two|a couple|couple|zwei|deux|dos|due|dois|duas|twee|dwa|dwie|dwóch|två|to|iki|два|двоих|двух|二|两|兩',
    'three|drei|trois|tres|tre|três|drie|trzy|üç|три|三',
    'four|vier|quatre|cuatro|quattro|quatro|cztery|fyra|fire|dört|четыре|四',
    'five|fünf|cinq|cinco|cinque|vijf|pięć|fem|beş|пять|五',
    'six|sechs|seis|sei|zes|sześć|sex|seks|altı|шесть|六',
    'seven|sieben|sept|siete|sette|sete|zeven|sju|syv|yedi|七',
    'eight|acht|huit|ocho|otto|oito|osiem|åtta|åtte|otte|sekiz|восемь|八',
    'nine|neun|neuf|nueve|nove|negen|nio|ni|dokuz|九',
    'ten|zehn|diez|dieci|dez|tien|tio|ti|on|десять|十',
    'eleven|elf|onze|once|undici|elva',
    'twelve|a dozen|dozen|zwölf|douze|doce|dodici|doze|twaalf|tolv|on iki',
  ].flatMap((row, index) => row.split('|').map((word) => [fold(word), index + 1])),
);
