/* The loader of the palette's data, in the palette's chunk. */

export { Component } from "../../errors/NotFoundScreen.tsx";
export { searchLoader as loader } from "./searchLoader.ts";
