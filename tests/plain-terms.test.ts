import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSourceFiles } from './support/source-files.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Identifiers that were renamed to the trade's terms. docs/glossary.md lists the replacements. */
const refused = [
  ...['createVisits', 'visitOf', 'KnownRequests?', 'answerKnown', 'serveKnown', 'findKnown'],
  ...['askAsCaller', 'askAsAuth', 'askAtOnce', 'askFor', 'askingRequest'],
  ...['createHolds', 'findUnheld', 'letGo', 'generationHold', 'holdBackup'],
  ...['createTurns', 'Crowded', 'inTurn', 'takeTurn', 'giveTurn', 'giveBack\\w*'],
  ...['honourOrder', 'goneWithItsCook', 'closeWithout', 'closeBroken'],
  ...['Spent', 'countSpent', 'beginSpending', 'createLooks', 'takeLook'],
  ...['mustBe[A-Z]\\w*', 'must(?:Have|Not)[A-Z]\\w*', 'tellEndLast', 'tellLoss', 'inOnePiece'],
  ...['EndedSignIns', 'createEndedSignIns', 'endedSignIns', 'noneEnded'],
  ...['answerEvenly', 'notSooner', 'refuseNotSooner', 'answerFloorMs', 'evenAnswerMs'],
  ...['drop(?:Unguarded)?Wishes', 'withoutWish', 'lockUserByWish'],
  ...['startCourier', 'Courier', 'happenings', 'settledJson', 'settledText'],
];
/** Identifiers that must not come back anywhere, in TypeScript and in SQL. */
const refusedEverywhere = [
  ...['createLine', 'watchSight', 'longestUnseenMs', 'noteSilence', 'noteAnswer', 'onReach'],
  ...['isOutOfReach', 'useOutOfReach', 'OutOfReach', 'tellLiveChange', 'followCook', 'keepLive'],
  ...['earlyPressScript', 'wakeApp', 'WaysOn', 'LeadOn', 'useLeadOn', 'SilentServer', 'useWayOut'],
  ...['wayOut', 'GoneWatch', 'GoneLine', 'useGoneNotice', 'useIsGone', 'WhereCreditsAre'],
  ...['ProveAgain', 'ProofPurpose', 'readProofPurpose', 'askForProofCode', 'giveProofCode'],
  ...['openTcpLine', 'TcpLine', 'runStorm', 'brewStorms', 'StormReport', 'openHouse', 'strikeOf'],
  ...['PostOffice', 'openPostOffice', 'setCareless', 'drawWeather', 'adminDeeds', 'checkHouse'],
  ...['lookForLeftovers', 'welcomeAdmin', 'createEater', 'Mishap', 'runSparingly', 'isSparing'],
  ...['beginAnew', 'isForsaken', 'removeForsaken', 'hurryResultPages', 'setSight'],
  ...['people_called', 'people_holding', 'hold_buyer', 'hold_roles', 'own_lot_of'],
  ...['piece_query_of', 'quoted_piece', 'proven_lately'],
  ...['tellAccount', 'tellOfMove', 'tellOfPassword', 'tellOwners?', 'tellRegistered', 'holdUsers'],
  ...['followIdentities', 'madeUpAccount', 'takenContact', 'onceMoreWhenTaken', 'standInHash'],
  ...['assertSpeaksForOwn', 'isLookingAhead', 'isMadeOf', 'ownWordsOf', 'tradeCode'],
  ...['tellChanges', 'tellSome', 'heardOf', 'lookAfter', 'mayHear', 'listenAnew', 'keepRunning'],
  ...['letMigrationsGo', 'holdOffMigrations', 'standAtBaseline', 'standsInKitchen', 'serveCook'],
  ...['goOnUnless', 'BrokenOff', 'isMadeWith', 'isSealOf', 'cutOffWhenUnread', 'throwAway'],
  ...['growHeapSlowly', 'lastAnswers', 'cannotHonour', 'createHousePhotographer', 'housePictures'],
  ...['secondFactorOwed', 'secondFactorsOwed', 'createServe', 'noteFailed', 'noteMade'],
  ...['fetchOverGaps', 'isFromBetween', 'lookAtSession', 'tellWorker', 'lookForUpdates'],
  ...['loadNextPageAnew', 'loadNextPageAsEver', 'breakOffWhenLeft', 'rememberUnsettled'],
  ...['forgetUnsettled', 'findUnsettled', 'useSettled', 'lookAtKeptTimers', 'lookAgainMs'],
  ...['rememberCookWhileSilent', 'leaveForGood', 'whenSomebodyIsThere', 'sayWhatIsMissing'],
  ...['leadsAway', 'isTrafficDear', 'giveWay', 'canSound', 'deedInWords', 'tookInWords'],
  ...['settleRecipe', 'settleTies', 'isWrittenAnew', 'purchaseLooks', 'PurchaseLook'],
  ...['generationLooks', 'usePageInReach', 'useTabInSight', 'bringIntoSight'],
];
const refusedEverywhereName = new RegExp(`\\b(?:${refusedEverywhere.join('|')})\\b`, 'g');
/** Type names that are too vague; in other places these words are fine. */
const refusedType =
  /\b(?:type|interface) (?:Visit|Told|Question|Holds|Turns|Kitchen|Studio|House)\b/g;
const refusedTypeEverywhere =
  /\b(?:type|interface) (?:Storm|Strike|Deed|Heard|Telling|Vouched|Traded|Farewell|Manner|GivenBack|Sight|Touched)\b/g;
const refusedName = new RegExp(`\\b(?:${refused.join('|')})\\b`, 'g');

/** Constants that set a limit are named `max…` and `min…`. */
const superlative = /\bconst (?:most|longest|fewest)(?!First\b)[A-Z]\w*(?= = [\d_]+)/g;

const everything = readSourceFiles().filter(({ path }) => path !== 'tests/plain-terms.test.ts');
const sources = everything.filter(({ path }) =>
  /^(server|recipes|photographer|payment-sandbox)\//.test(path),
);
/** The SQL that an upgrade replaces. Migrations are frozen. */
const logic = ['functions', 'triggers', 'policies'].flatMap((folder) =>
  readdirSync(`${root}database/${folder}`).map((name) => ({ path: `database/${folder}/${name}` })),
);

const server = sources.filter(({ path }) => /^(server|payment-sandbox)\//.test(path));

function findAll(pattern: RegExp, files: readonly { path: string }[] = sources): string[] {
  return files.flatMap(({ path }) => {
    const text = readFileSync(`${root}${path}`, 'utf8');
    return [...text.matchAll(pattern)].map(([name]) => `${path}: ${name}`);
  });
}

test('no source file has a refused name', () => {
  expect(findAll(refusedName)).toEqual([]);
  expect(findAll(refusedType, server)).toEqual([]);
  expect(findAll(refusedEverywhereName, [...everything, ...logic])).toEqual([]);
  expect(findAll(refusedTypeEverywhere, everything)).toEqual([]);
});

test('limits are named max… and min…', () => {
  expect(findAll(superlative)).toEqual([]);
});

test('the patterns match what they refuse', () => {
  const line = 'const longestQuote = 90; await askAsCaller(mustBeOpen, createTurns(2));';
  expect(line.match(refusedName)).toEqual(['askAsCaller', 'mustBeOpen', 'createTurns']);
  expect(line.match(superlative)).toEqual(['const longestQuote']);
  const other = 'type Strike = 1; perform private.hold_buyer(createLine());';
  expect(other.match(refusedEverywhereName)).toEqual(['hold_buyer', 'createLine']);
  expect(other.match(refusedTypeEverywhere)).toEqual(['type Strike']);
});
