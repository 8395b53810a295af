import { Progress } from "@site/shared-ui/Progress";
import { useScrolled } from "../../../layout/page/useScrolled.ts";

/** The reading progress, as a line along the top of the window. */
export function ReadingProgress() {
	const percent = useScrolled(() => Math.round(scrolledFraction() * 100), 0);
	return <Progress variant="edge" label="Reading progress" value={percent} />;
}

/** The fraction of the page that is scrolled, from 0 to 1; 0 where nothing scrolls. */
export function scrolledFraction(): number {
	const distance = document.documentElement.scrollHeight - window.innerHeight;
	return distance > 0 ? Math.min(1, Math.max(0, window.scrollY / distance)) : 0;
}
