/**
 * What the shell shares as styled-components: shared packages are not tree-shaken, and the rest is half the
 * weight.
 */
export { css, keyframes, styled } from "whole-styled-components";
