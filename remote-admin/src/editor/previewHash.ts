/** Ends the address of a form that is to open at its preview. */
export const previewHash = "#preview";
