/** The CSS compiler of styled-components without vendor prefixes, which are off. */
export * from "original-stylis";
export const prefixer = undefined;
