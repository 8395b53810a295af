/** Not in `urls`, which every visitor downloads. */
export const filesPath = "/admin/files";
