/* The list of essays, loaded when it is first asked for. */

export { EssaysScreen as Component } from "./EssaysScreen.tsx";
