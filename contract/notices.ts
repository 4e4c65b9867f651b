/**
 * Every notice that a user sees, word for word as in spec §8. `favoriteFailed`, `deleteFailed`, `dismissFailed`, `purchasesFailed`,
 * `balanceHasChanged` and the notices for buying are our own, for failures that the spec does not name. Failures are shown in a
 * destructive style.
 */
export type Notice = { title: string; message: string; tone: 'success' | 'error' | 'info' };

const success = (title: string, message: string): Notice => ({ title, message, tone: 'success' });
const failure = (title: string, message: string): Notice => ({ title, message, tone: 'error' });

export const notices = {
  // Signing in and out
  signInFailed: failure('Error', 'Failed to sign in. Please check your credentials.'),
  confirmEmail: success('Success', 'Please check your email to confirm your account.'),
  signUpFailed: failure('Error', 'Failed to create account. Email may already be in use.'),
  signOutFailed: failure('Error', 'Failed to sign out.'),
  passwordsDiffer: failure('Error', 'Passwords do not match'),
  // Our own: a session that ended without a sign-out
  sessionEnded: failure('Signed out', 'Your session has ended. Please sign in again.'),
  sessionUnreachable: failure(
    'No connection',
    "You're still signed in, but we can't reach the server. We'll keep trying.",
  ),

  // Ratings and saving
  ratingFailed: failure('Error', 'Failed to save your rating. Please try again.'),
  ratingNeedsLogin: failure('Please log in', 'You need to be logged in to rate recipes'),
  saveNeedsLogin: failure('Authentication Required', 'Please log in to save recipes'),
  saveFailed: failure('Save Failed', 'Unable to save recipe. Please try again.'),

  // Lists
  favoriteFailed: failure('Error', 'Failed to update favorites'),
  deleteFailed: failure('Error', 'Failed to delete recipe'),
  dismissFailed: failure('Error', 'Failed to remove recipe'),

  // Files: our own
  downloadFailed: failure('Download failed', "We couldn't create the file. Please try again."),

  // Generating
  generateNeedsLogin: failure('Authentication Required', 'Please log in to generate recipes.'),
  insufficientCredits: failure(
    'Insufficient Credits',
    "You don't have enough credits. Please purchase more.",
  ),
  generationFailed: failure('Generation failed', 'Please try again later.'),
  functionFailed: failure('Recipe Generation Failed', 'Edge Function returned an error'),
  timedOut: failure('Timed out', 'Generation took too long. Please try again.'),
  unexpected: failure('Unexpected error', 'Please try again.'),
  pleaseWait: failure('Please wait', 'A recipe is already being generated…'),
  noContent: failure('No content', 'The model returned an empty response.'),
  randomSelected: {
    title: 'Random preferences selected!',
    message: 'Your recipe preferences have been randomly chosen.',
    tone: 'info',
  },

  // Credits: the first is from the spec (§2); the others are our own, for purchases that the spec does not describe
  creditsNeedLogin: failure('Authentication Required', 'Please log in to view your credits'),
  checkoutFailed: failure(
    "Checkout didn't open",
    "You haven't been charged. Please try again in a moment.",
  ),
  checkoutUnreachable: failure(
    'No connection',
    "We couldn't open the checkout. Check your connection and try again. You won't be charged twice.",
  ),
  checkoutUnavailable: failure(
    'Payments unavailable',
    "You can't buy credits right now. You haven't been charged.",
  ),
  cardPageFailed: failure(
    "Card page didn't open",
    'No card was added. Please try again in a moment.',
  ),
  cardPageUnreachable: failure(
    'No connection',
    "We couldn't open the card page. Check your connection and try again.",
  ),
  cardAdded: success('Card added', 'Your card is saved for your next purchase.'),
  cardRemoved: success('Card removed', 'This card is no longer saved.'),
  cardRemoveFailed: failure('Card not removed', 'The card is still saved. Please try again.'),

  // Sharing
  shared: success('Recipe shared!', 'Recipe details copied to clipboard'),
  shareUnavailable: failure(
    'Share unavailable',
    'Please copy the URL manually to share this recipe.',
  ),

  // Profile: the first is from the spec (§2)
  profileNeedsLogin: failure('Authentication Required', 'Please log in to view your profile'),
  profileUpdated: success('Profile updated', 'Your profile has been updated.'),
  avatarUpdated: success('Avatar updated', 'Your avatar has been updated.'),
  passwordChanged: success('Password changed', 'Your password has been changed.'),
  profileFailed: failure('Error', 'Failed to update profile'),
  avatarFailed: failure('Error', 'Failed to update avatar'),
  avatarTooLarge: failure('Error', 'File size must be less than 5MB'),
  avatarNotImage: failure('Error', 'File must be an image'),
  passwordFailed: failure('Error', 'Failed to change password'),
  // Our own: other outcomes for a photo
  avatarRemoved: success('Photo removed', 'Your initials show instead.'),
  avatarUnreadable: failure(
    "We couldn't open that photo",
    "This browser can't read that file. Try a JPEG, PNG or WebP.",
  ),
  avatarUnreachable: failure(
    'No connection',
    "Your photo hasn't changed. Check your connection and try again.",
  ),
  // Our own: data export and account deletion
  accountDeleted: success('Account deleted', 'Your account has been deleted. Take care!'),
  accountNotDeleted: failure('Account not deleted', 'Nothing has changed. Please try again.'),
  dataExported: success('Your data is ready', "You'll find the file in your downloads."),
  dataNotExported: failure("We couldn't collect your data", 'Please try again in a moment.'),

  // Admin: users
  usersFailed: failure('Error', 'Failed to load users'),
  roleFailed: failure('Error', 'Failed to update user role'),
  userCreditsFailed: failure('Error', 'Failed to update user credits'),
  userFailed: failure('Error', 'Failed to update user'),
  userCreditsUpdated: success('Success', 'User credits updated successfully'),
  userUpdated: success('Success', 'User updated successfully'),

  // Admin, our own: another admin removed the role while the panel was open
  adminNoMore: failure('Admin Panel closed', "You're no longer an admin."),

  // Admin: the catalogue
  catalogueFailed: failure('Error', 'Failed to load categories and groups'),
  categoriesFailed: failure('Error', 'Failed to update categories'),
  categoryCreateFailed: failure('Error', 'Failed to create category'),
  categoryUpdateFailed: failure('Error', 'Failed to update category'),
  categoryDeleteFailed: failure('Error', 'Failed to delete category'),
  categoryCreated: success('Success', 'Category created successfully'),
  categoryUpdated: success('Success', 'Category updated successfully'),
  categoryDeleted: success('Success', 'Category deleted successfully'),
  groupsFailed: failure('Error', 'Failed to update groups'),
  groupCreateFailed: failure('Error', 'Failed to create category group'),
  groupUpdateFailed: failure('Error', 'Failed to update category group'),
  groupDeleteFailed: failure('Error', 'Failed to delete category group'),
  groupCreated: success('Success', 'Category group created successfully'),
  groupUpdated: success('Success', 'Category group updated successfully'),
  groupDeleted: success('Success', 'Category group deleted successfully'),

  // Admin: purchases
  purchasesFailed: failure('Error', 'Failed to load purchases'),

  // Admin: generations
  generationsFailed: failure('Error', 'Failed to load generations'),
  overviewFailed: failure('Error', 'Failed to load the overview'),

  // Admin: the change log
  changesFailed: failure('Error', 'Failed to load the change log'),

  // Dashboard
  statsFailed: failure('Unable to load dashboard stats', 'Failed to load stats'),
} as const satisfies Record<string, Notice>;

/** "You rated this recipe 4 star(s)!": the plural form is from the spec. */
export function ratingSaved(stars: number): Notice {
  return success('Rating saved', `You rated this recipe ${stars} star(s)!`);
}

/** @param recipeName the name as the user sees it */
export function recipeSaved(recipeName: string): Notice {
  return success('Recipe Saved!', `${recipeName} has been saved to your recipes.`);
}

/** A recipe that is open here was deleted. Our own. @param recipeName the name as the user sees it */
export function recipeGone(recipeName: string): Notice {
  return {
    title: 'Recipe deleted',
    message: `${recipeName} was deleted elsewhere. You can keep using it until you leave this page.`,
    tone: 'info',
  };
}

/** @param role the new role */
export function roleUpdated(role: string): Notice {
  return success('Success', `User role updated to ${role}`);
}

/** Several categories were activated or deactivated at once. The plural form is from the spec, also for one. */
export function categoriesUpdated(count: number): Notice {
  return success('Success', `${count} categories updated successfully`);
}

/** @param count how many were activated or deactivated */
export function groupsUpdated(count: number): Notice {
  return success('Success', `${count} groups updated successfully`);
}

/** An admin's edit conflicted with a spend or a purchase: nothing was changed. @param balance the current balance */
export function balanceHasChanged(balance: number): Notice {
  return failure('Credits not saved', changedMeanwhile('balance', String(balance)));
}

/** An admin's edit conflicted with another edit: nothing was changed. @param name the current name */
export function nameHasChanged(name: string | null): Notice {
  return failure('Name not saved', changedMeanwhile('name', name ? `"${name}"` : 'empty'));
}

function changedMeanwhile(what: string, now: string): string {
  return `The ${what} was changed in the meantime: it's now ${now}. Check it and save again.`;
}

/** @param amount as displayed: "$9.99" */
export function refunded(amount: string, buyerName: string): Notice {
  return success('Refunded', `${amount} went back to ${buyerName}.`);
}

/** The provider accepted the refund request and has not confirmed it yet. */
export function refundRequested(amount: string, buyerName: string): Notice {
  return {
    title: 'Refund in progress',
    message: `${amount} for ${buyerName} is on its way. The payment provider hasn't confirmed it yet.`,
    tone: 'info',
  };
}

/** Returns a failure's notice with the server's human-readable reason, if it gave one: "The last admin must stay admin." */
export function becauseOf(notice: Notice, reason: string | null): Notice {
  return reason ? { ...notice, message: `${notice.message}. ${reason}` } : notice;
}

/** The decoded error that the sign-in provider sent with the redirect. */
export function authenticationError(description: string): Notice {
  return failure('Authentication Error', description);
}

/** Shown when the provider gave no reason. @param provider its display name: "Google" */
export function socialFailed(provider: string): Notice {
  return failure('Authentication Error', `Failed to sign in with ${provider}. Please try again.`);
}

/** @param provider its display name */
export function accountConnected(provider: string): Notice {
  return success(`${provider} connected`, `You can now sign in with ${provider}.`);
}

/** @param provider its display name */
export function accountDisconnected(provider: string): Notice {
  return success(`${provider} disconnected`, `You can no longer sign in with ${provider}.`);
}

/** A failed generation with the server's specific message. */
export function generationFailedBecause(message: string): Notice {
  return failure(notices.generationFailed.title, message);
}

/** The server refused a purchase with a human-readable reason. */
export function checkoutRefused(message: string): Notice {
  return failure(notices.checkoutFailed.title, message);
}

/** Auth answers this when a request has neither email address nor phone number, or no password (spec §5). */
export const credentialsMissing = 'You must provide either an email or phone number and a password';
