/** The router's server half, for the shell's server alone: what the shared door exports is downloaded by every visitor. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
