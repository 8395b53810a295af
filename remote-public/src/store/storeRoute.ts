/* The store's page, loaded when it is first asked for. */
export { StoreScreen as Component } from "./StoreScreen.tsx";
