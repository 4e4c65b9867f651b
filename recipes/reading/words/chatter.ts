/** Matches how models open before a recipe; `closing` matches how they end after it. Both are courtesy, not about the dish. */
const opening =
  /^(?:(?:sure|certainly|of course|absolutely|definitely|great|great (?:choice|idea|question)|okay|ok|alright|perfect|got it|wow|yum|yes|sure thing|no problem)(?:[!,.:—–]| thing|$| -)|happy to|i'?d be (?:happy|glad|delighted)|here(?:'s| is| are|’s| you go| it is)|below is|the following|i(?:'ll|’ll| will| would|'ve|’ve| have|'m|’m| am| can| hope| think| need| should)\b|let me\b|let's (?:create|make|cook|craft|get started|think)|thanks\b|thank you\b|based on your|per your|as requested|this is the recipe|hi\b|hello\b|thought:|final answer|answer:|reasoning:|analysis:|the user|we need|output:|natürlich|gerne|gern[,!]|klar[,!]|sicher[,!]|selbstverständlich|hier (?:ist|kommt|sind|finden)|bien sûr|voici|avec plaisir|certainement|d'accord|claro|por supuesto|aquí (?:tienes|está|va|te)|con gusto|certo|certamente|ecco|volentieri|aqui está|com prazer|natuurlijk|zeker|hier is|oczywiście|jasne|oto\b|självklart|här (?:är|kommer)|selvfølgelig|her er|tabii|elbette|işte|конечно|вот\b|с удовольствием|もちろん|はい[、,!！]|承知|以下(?:は|に|是)|当然|好的|没问题|下面是|这是(?:一|为)|물론|네[,!]|다음은|بالتأكيد|إليك|तो|ज़रूर|यह रही)/iu;
const closing =
  /^(?:enjoy|bon app[eé]tit|buon appetito|guten appetit|buen provecho|smakelijk|smacznego|smaklig|velbekomme|afiyet olsun|bom apetite|приятного|召し上がれ|맛있게|happy cooking|happy baking|let me know|would you like|feel free|if you (?:have|need|want|would|'d|’d|like)|do you want|hope (?:you|this)|i hope|want me to|need (?:any|another|help)|please let me|don't hesitate|shall i|can i help|is there anything|have fun|cheers|that's (?:it|all)|and that's|there you (?:have|go)|tell me how|hope that|happy to swap|viel spaß|lass es dir|lassen sie|sag mir|wenn du|bonne dégustation|n'hésitez|régalez|dites-moi|espero que|¡?que (?:lo )?disfrut|¡?disfrut|avísame|si (?:quieres|necesitas)|fammi sapere|spero|se (?:vuoi|quiser)|aproveite|me avise|laat (?:het )?me weten|eet smakelijk|daj znać|hör av dig|sig til|дайте знать|если (?:вам|хотите)|何か|ぜひ|如果(?:你|您)|希望|祝(?:你|您)|请享用|享用)/iu;
const plainText = (text: string) => text.replace(/^[^\p{L}\p{M}]+/u, '').replace(/[’‘]/g, "'");

/** True for an opening before the recipe, such as "Sure! Here is …". */
export function isOpening(text: string): boolean {
  return opening.test(plainText(text));
}

/** True for an opening after a heading, where only plain courtesy counts: "I'm hooked on these" is about the dish. */
export function isCourtesy(text: string): boolean {
  const words = plainText(text);
  const isOfDish = /^(?:i\b|i'|here(?:'s| is) (?:an? |the perfect|your new)|let's\b|we need)/i.test(
    words,
  );
  return opening.test(words) && !(isOfDish && !/\brecipe\b/i.test(words));
}

/** True for a closing after the recipe, such as "Enjoy! Let me know …". */
export function isClosing(text: string): boolean {
  return closing.test(plainText(text));
}

const refusals = [
  /\b(?:sorry|apologi[sz]e|unfortunately)\b/i,
  /\bI(?: can(?:no|['’])t|['’]m (?:not able|unable|not comfortable)| am (?:not able|unable)| (?:won['’]t|will not|must decline|have to decline|do not feel))\b|\bas an AI\b|\bcan(?:no|['’])t (?:help|assist|provide|comply|fulfill|create|share)\b|\bnot able to (?:help|provide|assist)\b|against my (?:guidelines|policy)/i,
  /es tut mir leid|tut mir leid|(?:ich )?kann (?:ich )?(?:dir |ihnen )?(?:dabei |damit |leider )?nicht|leider kann ich|als ki\b/i,
  /désolée?\b|je ne peux pas|je ne suis pas en mesure|en tant qu['’]ia|malheureusement/i,
  /lo siento|no puedo (?:ayudar|proporcionar|crear|cumplir|generar|dar|hacer)|como (?:una )?ia\b/i,
  /mi dispiace|non posso (?:aiutar|fornir|crear)|desculpe|sinto muito|não posso (?:ajudar|fornecer|criar)/i,
  /het spijt me|ik kan (?:je |u |hier |daar )?(?:helaas )?niet|przykro mi|przepraszam|nie mogę|tyvärr|jag kan inte|beklager|jeg kan (?:desværre )?ikke|üzgünüm|maalesef|yardımcı olamam/i,
  /извините|простите|к сожалению|я не могу|申し訳|お手伝いできません|できません|抱歉|对不起|無法|无法|不能(?:提供|帮)|죄송|도와드릴 수 없|آسف|عذر|لا أستطيع|لا يمكنني|क्षमा|माफ़|माफ कर|नहीं कर सकत/i,
];

/** True when the beginning of an answer is a refusal. Use it only for an answer that contains no recipe. */
export function isRefusal(text: string): boolean {
  const beginning = text.slice(0, 600);
  return refusals.some((pattern) => pattern.test(beginning));
}
