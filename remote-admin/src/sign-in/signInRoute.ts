export { SignInScreen as Component } from "./SignInScreen.tsx";
export { signInAction as action } from "./signInAction.ts";
export { signInLoader as loader } from "./signInLoader.ts";
