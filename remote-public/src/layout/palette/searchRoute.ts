/* What the palette asks for, loaded together with it. */

export { NotFoundScreen as Component } from "../../errors/NotFoundScreen.tsx";
export { searchLoader as loader } from "./searchLoader.ts";
