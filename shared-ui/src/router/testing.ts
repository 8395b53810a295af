/** Router parts for tests and stories only: visitors download everything in ./index.ts. */
export { createMemoryRouter, RouterProvider } from "react-router-dom";
export { RoutesInMemory } from "./RoutesInMemory.tsx";
export { wordsBesideIds } from "./wordsBesideIds.ts";
