/** What the shell shares as styled-components in the browser: shared packages are not tree-shaken, and the rest is half of its weight. */
export { css, keyframes, styled } from "whole-styled-components";
