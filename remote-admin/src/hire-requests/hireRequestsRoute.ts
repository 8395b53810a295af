import { revalidatesUnlessOpened } from "../inbox/revalidatesUnlessOpened.ts";
import { HireRequestsScreen } from "./HireRequestsScreen.tsx";
import { openedHireRequest } from "./hireRequestList.ts";
import { hireRequestsAction } from "./hireRequestsAction.ts";
import { hireRequestsLoader } from "./hireRequestsLoader.ts";

export const loader = hireRequestsLoader;
export const action = hireRequestsAction;
export const Component = HireRequestsScreen;
export const shouldRevalidate = revalidatesUnlessOpened(openedHireRequest);
