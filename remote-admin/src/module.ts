export { routes } from "./routes.tsx";

/** The contract version that this remote was written for. */
export const requires = { contract: 1 };
