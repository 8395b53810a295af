/** Where the palette asks for what it can find. */
export const findPath = "/admin/find";
