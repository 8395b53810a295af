/** The CSS compiler below styled-components, without the vendor prefixes that are off anyway. */
export * from "whole-stylis";
export const prefixer = undefined;
