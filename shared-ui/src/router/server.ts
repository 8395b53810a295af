/** The router's server half, for the shell's server alone: visitors download everything in ./index.ts. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
