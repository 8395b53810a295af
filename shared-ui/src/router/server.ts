/** The router's server half, only for the shell's server: visitors download everything in ./index.ts. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
