/** The localStorage key of the order that credits are being bought for. Like the next one, it contains allergies and the wish. */
export const boughtForStorageKey = 'saffron-bought-for';
/** The localStorage key of the choices on the generate screen that no recipe came of yet. */
export const waitingChoicesStorageKey = 'saffron-waiting-choices';
