export { SystemScreen as Component } from "./SystemScreen.tsx";
export { systemLoader as loader } from "./systemLoader.ts";
