/** The data of the 403 for a signed-in account that is not on the admin list. */
export const noAccess = "no-access";
