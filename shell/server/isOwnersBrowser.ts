/** Whether somebody signed in with this browser: told by the mark that `markOwner` sets, which grants nothing. */
export const isOwnersBrowser = ({ headers }: Request): boolean => /(?:^|;\s*)owner=1(?:;|$)/.test(headers.get("cookie") ?? "");
