export { routes } from "./Page.tsx";
