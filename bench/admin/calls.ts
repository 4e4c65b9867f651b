import { sortings } from '#web/features/admin/categories/category-sorting.ts';
import {
  type CategoryListRequest,
  categoryPageSize,
  listCategories,
} from '#web/features/admin/categories/list-categories.ts';
import { type ChangeRequest, requestNamed } from '#web/features/admin/changes/change-request.ts';
import { listChanges } from '#web/features/admin/changes/list-changes.ts';
import {
  listGenerations,
  sumGenerations,
} from '#web/features/admin/generations/list-generations.ts';
import type { GenerationFilter } from '#web/features/admin/generations/use-generation-filter.ts';
import { groupPageSize, listGroups } from '#web/features/admin/groups/list-groups.ts';
import { listEntriesOfUser } from '#web/features/admin/ledger/list-entries.ts';
import { readOverview } from '#web/features/admin/overview/read-overview.ts';
import { listPurchases } from '#web/features/admin/purchases/list-purchases.ts';
import { listUsers } from '#web/features/admin/users/list-users.ts';
import { type UserQuestion, userSorts } from '#web/features/admin/users/user-question.ts';

/** A read of a screen of the Admin Panel. */
export type Call = {
  screen: string;
  asked: string;
  /** Looks up what the call needs (such as the number of pages), and returns the function to measure. */
  prepare: () => Promise<() => Promise<unknown>>;
};

const everybody: UserQuestion = {
  search: '',
  role: 'all',
  sort: 'joined',
  ascending: false,
  page: 1,
};

const call = (screen: string, asked: string, read: () => Promise<unknown>): Call => ({
  screen,
  asked,
  prepare: async () => read,
});

/** Returns calls for the first and last page of a list, and the middle page with `withMiddle`. */
function bothEnds<Question extends { page: number }>(
  [screen, asked]: [screen: string, asked: string],
  { list, question, size, withMiddle = false }: Listing<Question>,
): Call[] {
  const pageAt = (share: number) => async () => {
    const { total } = await list(question);
    const page = Math.max(1, Math.ceil((total / size) * share));
    return () => list({ ...question, page });
  };
  return [
    call(screen, asked, () => list(question)),
    ...(withMiddle ? [{ screen, asked: `${asked}, middle page`, prepare: pageAt(0.5) }] : []),
    { screen, asked: `${asked}, last page`, prepare: pageAt(1) },
  ];
}

type Listing<Question> = {
  list: (question: Question) => Promise<{ total: number }>;
  question: Question;
  size: number;
  withMiddle?: boolean;
};

const users = (asked: string, change: Partial<UserQuestion>) =>
  bothEnds(['users', asked], { list: listUsers, question: { ...everybody, ...change }, size: 25 });

const words = {
  'one letter, common': 'a',
  'one letter, rare': '李',
  'two letters, common': 'e@',
  'two letters, nowhere': 'qx',
  'in every address': 'mail.example',
  'every ninth name': 'maya',
  'a rare name': 'rarity',
  'one address': '.100@mail',
  nobody: 'nobody at all',
};

const userCalls = [
  ...userSorts.flatMap(({ value }) => [
    ...users(`all by ${value}, up`, { sort: value, ascending: true }),
    ...users(`all by ${value}, down`, { sort: value, ascending: false }),
    ...users(`admins by ${value}`, { sort: value, role: 'admin' }),
    ...users(`users by ${value}`, { sort: value, role: 'user' }),
    ...Object.entries(words).flatMap(([what, search]) =>
      users(`${what} by ${value}`, { search, sort: value }),
    ),
  ]),
  ...users('one letter, admins', { search: 'a', role: 'admin' }),
  ...users('one letter, users', { search: 'a', role: 'user', sort: 'name' }),
];

const purchases = (
  asked: string,
  search: string,
  status: 'all' | 'refunded' | 'disputed' = 'all',
) =>
  bothEnds(['purchases', asked], {
    list: listPurchases,
    question: { search, status, page: 1 },
    size: 25,
  });

const purchaseCalls = [
  ...purchases('all', ''),
  ...purchases('refunded', '', 'refunded'),
  ...purchases('disputed: none', '', 'disputed'),
  ...Object.entries(words).flatMap(([what, search]) => purchases(what, search)),
  ...purchases('refunded of every ninth name', 'maya', 'refunded'),
  ...purchases('an id', '00000000-000'),
];

/** The user with the longest credit history. */
const collector = '00000000-0000-4000-8000-000000000001';
const ledgerCalls = bothEnds(['credit history', 'the longest'], {
  list: ({ page }: { page: number }) => listEntriesOfUser(collector, page),
  question: { page: 1 },
  size: 25,
  withMiddle: true,
});

const groups = (asked: string, search: string) =>
  bothEnds(['groups', asked], {
    list: listGroups,
    question: { search, status: 'all', page: 1 },
    size: groupPageSize,
    withMiddle: true,
  });
const groupCalls = [
  ...groups('all', ''),
  ...groups('a search', 'group'),
  ...groups('nothing', 'qx'),
];

const allChanges = requestNamed(() => null);
const changes = (asked: string, request: Partial<ChangeRequest>) =>
  call('change log', asked, () => listChanges({ ...allChanges, ...request }, null));
const changeCalls = [
  changes('all', {}),
  changes('of users', { kind: 'user' }),
  changes('one action', { action: 'change_role' }),
  changes('of one admin', { who: '00000000-0000-4000-8000-000000000100' }),
  changes('a day long ago', { until: '2026-01-02' }),
  changes('of one person', { subject: { kind: 'user', id: collector } }),
  ...Object.entries(words).map(([what, search]) => changes(what, { search })),
];

const categories = (asked: string, change: Partial<CategoryListRequest>) =>
  bothEnds(['categories', asked], {
    list: listCategories,
    question: {
      ...{
        search: '',
        status: 'all' as const,
        group: null,
        sorting: 'name' as const,
        ascending: true,
      },
      ...change,
      page: 1,
    },
    size: categoryPageSize,
    withMiddle: true,
  });
const categoryCalls = [
  ...sortings.flatMap(({ value }) => categories(`all by ${value}`, { sorting: value })),
  ...categories('inactive, down', { status: 'inactive', ascending: false }),
  ...categories('one letter, common', { search: 'b' }),
  ...categories('one letter, rare', { search: 'ж' }),
  ...categories('in every name', { search: 'bench' }),
  ...categories('a description', { search: 'number 4' }),
  ...categories('nothing', { search: 'nothing at all' }),
];

const allGenerations: GenerationFilter = {
  who: null,
  status: null,
  model: null,
  reason: null,
  since: null,
  until: null,
};
const generations = (asked: string, filter: Partial<GenerationFilter>): Call[] => [
  call('generations', asked, () => listGenerations({ ...allGenerations, ...filter }, null)),
  call('generations', `${asked}, added up`, () => sumGenerations({ ...allGenerations, ...filter })),
];
const generationCalls = [
  ...generations('all', {}),
  ...generations('failed', { status: 'failed' }),
  ...generations('a model', { model: 'other' }),
  ...generations('a reason', { reason: 'timed-out' }),
  ...generations('until a day', { until: '2026-01-02' }),
  ...Object.entries(words).flatMap(([what, who]) => generations(what, { who })),
];

const overviewCalls = [7, 30, 90].map((days) =>
  call('overview', `${days} days`, () => readOverview(days, 'Europe/Berlin')),
);

/** All reads of the Admin Panel's screens, through the screens' own functions. */
export const calls: Call[] = [
  ...userCalls,
  ...purchaseCalls,
  ...ledgerCalls,
  ...categoryCalls,
  ...groupCalls,
  ...generationCalls,
  ...overviewCalls,
  ...changeCalls,
];
