/**
 * A loader's header that says: a stand-in is in the place of what could not be read. The server then prefers the last page that was whole. Loaders set it with
 * `data(value, { headers: { [incompleteHeader]: "1" } })`.
 */
export const incompleteHeader = "x-incomplete";
