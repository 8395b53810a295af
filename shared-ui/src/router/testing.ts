/** Router parts for tests and stories only; they stay out of the shared door, which is not tree-shaken. */
export { createMemoryRouter, RouterProvider } from "react-router-dom";
