/* An essay's page, loaded when it is first asked for. */

export { EssayScreen as Component } from "./EssayScreen.tsx";
