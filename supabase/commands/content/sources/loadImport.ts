/** Reads WordPress, Ghost, HTML and MDX, with packages that only the build installs. */
export const loadImport = () => import("../../../import/index.ts");
