import { Progress } from "@site/shared-ui/Progress";
import { useScrolled } from "../../layout/useScrolled.ts";
import { scrolledShare } from "./scrolledShare.ts";

/** How far the page is scrolled, as a line along the top of the window. */
export function ReadingProgress() {
	const percent = useScrolled(() => Math.round(scrolledShare() * 100), 0);
	return <Progress variant="edge" label="Reading progress" value={percent} />;
}
