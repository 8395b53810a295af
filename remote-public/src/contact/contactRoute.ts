/* The contact page, loaded when it is first asked for. */
export { ContactScreen as Component } from "./ContactScreen.tsx";
export { contactAction as action } from "./contactAction.ts";
