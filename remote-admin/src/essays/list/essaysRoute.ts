import { EssaysScreen } from "./EssaysScreen.tsx";
import { essaysAction } from "./essaysAction.ts";
import { essaysLoader } from "./essaysLoader.ts";

export const loader = essaysLoader;
export const action = essaysAction;
export const Component = EssaysScreen;
