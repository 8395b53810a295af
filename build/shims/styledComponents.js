/** Shared packages are not tree-shaken, and the rest of styled-components is half of its size. */
export { css, keyframes, styled } from "original-styled-components";
