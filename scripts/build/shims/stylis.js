/** The CSS compiler of styled-components without vendor prefixes, which are off. */
export * from "whole-stylis";
export const prefixer = undefined;
