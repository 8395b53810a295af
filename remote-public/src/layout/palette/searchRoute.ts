/* What the palette asks for, loaded together with it. */

export { Component } from "../../errors/NotFoundScreen.tsx";
export { searchLoader as loader } from "./searchLoader.ts";
