/* The form of an essay with its editor, loaded when it is first asked for. */
export { onlyElsewhere as shouldRevalidate } from "../../drafts/onlyElsewhere.ts";
export { EssayFormScreen as Component } from "./EssayFormScreen.tsx";
export { essayFormAction as action } from "./essayFormAction.ts";
export { essayFormLoader as loader } from "./essayFormLoader.ts";
