import type { Page } from "@playwright/test";

/** What a reader would see as broken: sideways scrolling, cut texts, covered or small controls. */
export const layoutFaults = (page: Page, isTouch: boolean): Promise<string[]> => page.evaluate(findFaults, isTouch);

/** Runs in the page. */
function findFaults(isTouch: boolean): string[] {
	const faults: string[] = [];
	const root = document.documentElement;
	const excess = root.scrollWidth - root.clientWidth;
	if (excess > 0) faults.push(`the page is ${excess} px wider than the window`);

	const nameOf = (element: Element) => {
		const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
		return `${element.localName} "${text.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
	};
	const isShown = (element: Element) =>
		element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
		!element.closest("[aria-hidden=true], [inert]");
	/** Only for programs: a pixel, or out of the window. */
	const isDrawn = ({ width, height, right, bottom }: DOMRect) => width > 1 && height > 1 && right > 0 && bottom > 0;

	for (const element of document.querySelectorAll("body *")) {
		const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
		if (!hasText || !isShown(element) || !isDrawn(element.getBoundingClientRect())) continue;
		const style = getComputedStyle(element);
		const isCutOnPurpose = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
		const hides = style.overflowX === "hidden" || style.overflowX === "clip";
		if (hides && !isCutOnPurpose && element.scrollWidth > element.clientWidth + 1) faults.push(`${nameOf(element)} is cut`);
	}

	const controls = [...document.querySelectorAll("a[href], button, input, select, textarea, summary")].filter(isShown);
	for (const control of controls) {
		control.scrollIntoView({ block: "center", behavior: "instant" });
		// A link may be broken over lines, and a label or a row may be its target.
		const boxes = [...control.getClientRects()].filter(isDrawn);
		const box = boxes[0];
		if (!box) continue;
		const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
		const top = document.elementFromPoint(x, y);
		const isOwn = top && (control.contains(top) || top.contains(control) || top.closest("label")?.contains(control));
		if (top && !isOwn) faults.push(`${nameOf(control)} is covered by ${nameOf(top)}`);
		if (isTouch && !isLargeEnough(control, x, y)) {
			faults.push(`${nameOf(control)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
		}
	}
	scrollTo(0, 0);
	return [...new Set(faults)];

	/** Whether a finger of 44 px that aims at its middle hits it, or it stands in a line of text. */
	function isLargeEnough(control: Element, x: number, y: number): boolean {
		if (getComputedStyle(control).display === "inline" || control.matches("input[type=file]")) return true;
		const hits = (dx: number, dy: number) => {
			const hit = document.elementFromPoint(x + dx, y + dy);
			return !hit || control.contains(hit) || Boolean(hit.closest("label")?.contains(control));
		};
		// The last pixel of a target of 44 px is 21 px from its middle.
		return hits(0, -21) && hits(0, 21);
	}
}
