/* An essay's page, loaded when it is first asked for. */

export { EssayLook as Look } from "./EssayLook.tsx";
export { EssayScreen as Component } from "./EssayScreen.tsx";
