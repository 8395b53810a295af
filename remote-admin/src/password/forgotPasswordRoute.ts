export { ForgotPasswordScreen as Component } from "./ForgotPasswordScreen.tsx";
export { forgotPasswordAction as action } from "./forgotPasswordAction.ts";
