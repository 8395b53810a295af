export { routes } from "./routes.tsx";
