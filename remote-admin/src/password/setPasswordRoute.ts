export { SetPasswordScreen as Component } from "./SetPasswordScreen.tsx";
export { setPasswordAction as action } from "./setPasswordAction.ts";
export { setPasswordLoader as loader } from "./setPasswordLoader.ts";
