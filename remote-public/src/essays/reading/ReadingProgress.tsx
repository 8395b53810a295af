import { Progress } from "@site/shared-ui/Progress";
import { useSyncExternalStore } from "react";
import { listenToScroll } from "./listenToScroll.ts";
import { scrolledShare } from "./scrolledShare.ts";

/** How far the page is scrolled, as a line along the top of the window. */
export function ReadingProgress() {
	const percent = useSyncExternalStore(
		listenToScroll,
		() => Math.round(scrolledShare() * 100),
		() => 0,
	);
	return <Progress variant="edge" label="Reading progress" value={percent} />;
}
