import {
  authenticationError,
  categoriesUpdated,
  generationFailedBecause,
  groupsUpdated,
  type Notice,
  notices,
  ratingSaved,
  recipeSaved,
  roleUpdated,
  socialFailed,
} from '#contract/notices.ts';

/** Where a notice is tested: the test file (`web/….browser.test.tsx` too), and the words that it waits for (the notice's message by default). */
type Proof = { in: string; by?: string };
type Row = { title: string; message: string; notice: Notice; name: string; proof: Proof };

const journey = (name: string, by?: string): Proof => ({
  in: `tests/journeys/${name}.test.ts`,
  ...(by && { by }),
});
const unit = (path: string, by?: string): Proof => ({ in: `${path}.test.ts`, ...(by && { by }) });

export type Name = keyof typeof notices;
const row = (title: string, message: string, name: Name, proof: Proof): Row => ({
  title,
  message,
  notice: notices[name],
  name,
  proof,
});
const made = (message: string, notice: Notice, name: string, proof: Proof): Row => ({
  title: notice.title,
  message,
  notice,
  name,
  proof,
});

const refusalOfFunction = 'web/features/generate/failure-notice';
const adminFailure = (name: Name, message: string, file: string) =>
  row('Error', message, name, journey(file));

/** The rows of spec §8, in the same order and with the same words. */
export const rowsOfTheSpec: Row[] = [
  row(
    'Error',
    'Failed to sign in. Please check your credentials.',
    'signInFailed',
    journey('failures'),
  ),
  row(
    'Success',
    'Please check your email to confirm your account.',
    'confirmEmail',
    journey('accounts'),
  ),
  row(
    'Error',
    'Failed to create account. Email may already be in use.',
    'signUpFailed',
    journey('failures'),
  ),
  row('Error', 'Failed to sign out.', 'signOutFailed', journey('failures')),
  made(
    'Failed to sign in with Google. Please try again.',
    socialFailed('Google'),
    'socialFailed',
    journey('social', 'Failed to sign in with'),
  ),
  made(
    'The code is over.',
    authenticationError('The code is over.'),
    'authenticationError',
    journey('accounts', 'Authentication Error'),
  ),
  row(
    'Unable to load dashboard stats',
    'Failed to load stats',
    'statsFailed',
    journey('dashboard-and-credits'),
  ),
  row(
    'Error',
    'Failed to save your rating. Please try again.',
    'ratingFailed',
    journey('my-recipes'),
  ),
  row(
    'Please log in',
    'You need to be logged in to rate recipes',
    'ratingNeedsLogin',
    journey('public-pages'),
  ),
  made('You rated this recipe 4 star(s)!', ratingSaved(4), 'ratingSaved', journey('my-recipes')),
  row(
    'Authentication Required',
    'Please log in to save recipes',
    'saveNeedsLogin',
    journey('failures'),
  ),
  made(
    'Dal has been saved to your recipes.',
    recipeSaved('Dal'),
    'recipeSaved',
    journey('main-journey', 'has been saved to your recipes.'),
  ),
  row('Save Failed', 'Unable to save recipe. Please try again.', 'saveFailed', journey('failures')),
  row(
    'Authentication Required',
    'Please log in to generate recipes.',
    'generateNeedsLogin',
    unit(refusalOfFunction),
  ),
  row(
    'Insufficient Credits',
    "You don't have enough credits. Please purchase more.",
    'insufficientCredits',
    unit(refusalOfFunction),
  ),
  made(
    'Too hot.',
    generationFailedBecause('Too hot.'),
    'generationFailedBecause',
    unit(refusalOfFunction, 'Vegan and Carnivore exclude each other.'),
  ),
  row('Generation failed', 'Please try again later.', 'generationFailed', unit(refusalOfFunction)),
  row(
    'Recipe Generation Failed',
    'Edge Function returned an error',
    'functionFailed',
    unit(refusalOfFunction),
  ),
  row(
    'Timed out',
    'Generation took too long. Please try again.',
    'timedOut',
    journey('generate-screen'),
  ),
  row(
    'Unexpected error',
    'Please try again.',
    'unexpected',
    journey('generate-screen', 'Unexpected error'),
  ),
  row(
    'Please wait',
    'A recipe is already being generated…',
    'pleaseWait',
    journey('generate-screen'),
  ),
  row('Recipe shared!', 'Recipe details copied to clipboard', 'shared', journey('my-recipes')),
  row(
    'Share unavailable',
    'Please copy the URL manually to share this recipe.',
    'shareUnavailable',
    journey('failures'),
  ),
  row(
    'Random preferences selected!',
    'Your recipe preferences have been randomly chosen.',
    'randomSelected',
    journey('generate-screen', 'Random preferences selected!'),
  ),
  row(
    'Profile updated',
    'Your profile has been updated.',
    'profileUpdated',
    journey('accounts', 'Profile updated'),
  ),
  row(
    'Password changed',
    'Your password has been changed.',
    'passwordChanged',
    journey('accounts', 'Password changed'),
  ),
  row(
    'Avatar updated',
    'Your avatar has been updated.',
    'avatarUpdated',
    journey('change-photo', 'Avatar updated'),
  ),
  row('Error', 'Failed to update profile', 'profileFailed', journey('failures')),
  // The message shown is the server's, when it sent one.
  row('Error', 'Failed to update avatar', 'avatarFailed', journey('change-photo-trouble')),
  // Spec §5.
  row(
    'Error',
    'File size must be less than 5MB',
    'avatarTooLarge',
    journey('change-photo-trouble'),
  ),
  row('Error', 'File must be an image', 'avatarNotImage', journey('change-photo-trouble')),
  // The message shown is the server's, when it sent one.
  row(
    'Error',
    'Failed to change password',
    'passwordFailed',
    journey('failures', 'Choose another one.'),
  ),
  row('Error', 'Passwords do not match', 'passwordsDiffer', journey('accounts')),
  adminFailure('usersFailed', 'Failed to load users', 'admin-users'),
  adminFailure('roleFailed', 'Failed to update user role', 'admin-edits'),
  adminFailure('userCreditsFailed', 'Failed to update user credits', 'admin-users'),
  adminFailure('userFailed', 'Failed to update user', 'admin-users'),
  made(
    'User role updated to admin',
    roleUpdated('admin'),
    'roleUpdated',
    journey('admin-edits', 'User role updated to'),
  ),
  row('Success', 'User credits updated successfully', 'userCreditsUpdated', journey('admin-users')),
  row('Success', 'User updated successfully', 'userUpdated', journey('admin-edits')),
  adminFailure('catalogueFailed', 'Failed to load categories and groups', 'admin-categories'),
  adminFailure('categoriesFailed', 'Failed to update categories', 'admin-categories-conflicts'),
  adminFailure('categoryCreateFailed', 'Failed to create category', 'admin-categories'),
  adminFailure('categoryUpdateFailed', 'Failed to update category', 'admin-categories-conflicts'),
  adminFailure('categoryDeleteFailed', 'Failed to delete category', 'admin-categories-conflicts'),
  made(
    '2 categories updated successfully',
    categoriesUpdated(2),
    'categoriesUpdated',
    journey('admin-categories-conflicts'),
  ),
  row('Success', 'Category created successfully', 'categoryCreated', journey('admin-categories')),
  row('Success', 'Category updated successfully', 'categoryUpdated', journey('admin-categories')),
  row(
    'Success',
    'Category deleted successfully',
    'categoryDeleted',
    journey('admin-categories-conflicts'),
  ),
  adminFailure('groupsFailed', 'Failed to update groups', 'admin-groups-together'),
  adminFailure('groupCreateFailed', 'Failed to create category group', 'admin-groups'),
  adminFailure('groupUpdateFailed', 'Failed to update category group', 'admin-groups-together'),
  adminFailure('groupDeleteFailed', 'Failed to delete category group', 'admin-groups-together'),
  made(
    '2 groups updated successfully',
    groupsUpdated(2),
    'groupsUpdated',
    journey('admin-groups-together'),
  ),
  row('Success', 'Category group created successfully', 'groupCreated', journey('admin-groups')),
  row('Success', 'Category group updated successfully', 'groupUpdated', journey('admin-groups')),
  row(
    'Success',
    'Category group deleted successfully',
    'groupDeleted',
    journey('admin-groups-together'),
  ),
];

const checkout = 'web/features/credits/checkout-notice';

/** Notices that spec §8 does not name. */
export const ours: Partial<Record<Name, Proof>> = {
  sessionEnded: journey('session'),
  sessionUnreachable: journey('session', "we can't reach the server"),
  favoriteFailed: journey('failures'),
  deleteFailed: journey('failures'),
  dismissFailed: journey('unsaved'),
  downloadFailed: journey('failures'),
  noContent: journey('generate-screen'),
  creditsNeedLogin: journey('credits-screen'),
  profileNeedsLogin: journey('delete-account'),
  checkoutFailed: journey('credits-screen', "Checkout didn't open"),
  checkoutUnreachable: unit(checkout, 'notices.checkoutUnreachable'),
  checkoutUnavailable: unit(checkout, 'notices.checkoutUnavailable'),
  cardPageFailed: journey('payment-methods', "Card page didn't open"),
  cardPageUnreachable: unit(checkout, 'notices.cardPageUnreachable'),
  cardAdded: journey('payment-methods', 'Card added'),
  cardRemoved: journey('payment-methods', 'Card removed'),
  cardRemoveFailed: journey('payment-methods', 'Card not removed'),
  avatarRemoved: journey('change-photo', 'Photo removed'),
  avatarUnreadable: journey('change-photo-trouble'),
  avatarUnreachable: journey('change-photo-trouble'),
  accountDeleted: journey('delete-account', 'Account deleted'),
  accountNotDeleted: journey('delete-account', 'Account not deleted'),
  dataExported: journey('export-data', 'Your data is ready'),
  dataNotExported: journey('export-data'),
  adminNoMore: journey('admin-slips'),
  purchasesFailed: journey('admin-purchases'),
  generationsFailed: journey('admin-generations'),
  overviewFailed: journey('admin-overview'),
  changesFailed: journey('admin-changes'),
};
