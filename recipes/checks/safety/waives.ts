const skipping =
  "(?:skip(?:ping)?|omit|leave out|leave (?:it|that|this|them) out|do without|dispense with|forget(?: about)?|ignore|forgo|(?:don't|do not|won't|will not) (?:worry about|bother|trouble|need|have to|fuss)|no (?:real |actual )?need (?:to|for)|needn't|need not|never mind|(?:not|isn't|aren't) (?:necessary|needed|required|worth)|unnecessary|(?:doesn't|does not) (?:need|have to|require)|old wives' tale|a myth|overrated|a waste of time|pointless|superfluous|optional|(?:don't|do not) waste (?:any |your )?time(?: on)?|no (?:call|reason) (?:to|for)|needs? no|wants? no|calls? for no|who needs|in the drawer|for (?:worriers|amateurs|beginners|cowards|the nervous))";
const denied =
  /\b(?:never|not|don't|cannot|can't|mustn't|shouldn't|nor|unwise to|dangerous to|without)\b[^.;,]{0,20}$/i;

/** Returns the words with which a sentence says that a step can be left out; undefined if it does not, or forbids leaving it out. */
export function waives(sentence: string, step: RegExp): string | undefined {
  const skip = new RegExp(`\\b${skipping}(?![\\w])`, 'gi');
  for (const found of sentence.matchAll(skip)) {
    if (denied.test(sentence.slice(0, found.index))) continue;
    const after =
      sentence
        .slice(found.index + found[0].length)
        .split(
          /[,;:]|\b(?:but|since|because|if|when|while)\b|\band (?!(?:the|a|an|any|your|all)\b)/,
        )[0] ?? '';
    const object = step.exec(after.slice(0, 70));
    if (object) return `${found[0]}${after.slice(0, object.index + object[0].length)}`;
    // "Boiling the beans is unnecessary", "the thermometer is optional".
    const earlier = sentence.slice(Math.max(0, found.index - 80), found.index);
    const told = /^(?:skip|omit|leave out|no |need not|needn't)/i.test(found[0])
      ? null
      : step.exec(earlier);
    if (told) return `${told[0]} … ${found[0]}`;
  }
  // “No thermometer needed.”
  const none = /\bno ([\w -]{3,30}) (?:is |are )?(?:needed|required|necessary)\b/i.exec(sentence);
  return none && step.test(none[1] ?? '') ? none[0] : undefined;
}
