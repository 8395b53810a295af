/**
 * The shared part of styled-components: shared packages are not tree-shaken, and the rest is half of its
 * size.
 */
export { css, keyframes, styled } from "original-styled-components";
