import type { Page } from "@playwright/test";

/** The faults of a layout: sideways scrolling, cut texts, covered and small controls. */
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
	/** Only for assistive technology: one pixel large, or outside the window. */
	const isDrawn = ({ width, height, right, bottom }: DOMRect) => width > 1 && height > 1 && right > 0 && bottom > 0;

	for (const element of document.querySelectorAll("body *")) {
		const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
		if (!hasText || !isShown(element) || !isDrawn(element.getBoundingClientRect())) continue;
		const style = getComputedStyle(element);
		const isCutOnPurpose = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
		const hides = style.overflowX === "hidden" || style.overflowX === "clip";
		if (hides && !isCutOnPurpose && element.scrollWidth > element.clientWidth + 1) faults.push(`${nameOf(element)} is cut`);
	}

	const controls = [...document.querySelectorAll("a[href], summary, :is(button, input, select, textarea):enabled")].filter(
		isShown,
	);
	for (const control of controls) {
		control.scrollIntoView({ block: "center", behavior: "instant" });
		// A label activates its control; a link may be broken over lines.
		const target = control.closest("label") ?? control;
		const box = [...target.getClientRects()].find(isDrawn);
		if (!box) continue;
		if (box.right > root.clientWidth + 1) faults.push(`${nameOf(control)} reaches out of the window`);
		const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
		const top = document.elementFromPoint(x, y);
		const isOwn = top && (target.contains(top) || top.contains(target));
		if (top && !isOwn) faults.push(`${nameOf(control)} is covered by ${nameOf(top)}`);
		if (isTouch && !isLargeEnough(target, x, y)) {
			faults.push(`${nameOf(control)} is ${Math.round(box.width)} × ${Math.round(box.height)} px`);
		}
	}
	scrollTo(0, 0);
	return [...new Set(faults)];

	/** A target is large enough if a square of 44 px fits around its middle, or if it is part of a text. */
	function isLargeEnough(target: Element, x: number, y: number): boolean {
		if (getComputedStyle(target).display === "inline" || target.matches("p > a, input[type=file]")) return true;
		// The last pixel of a target of 44 px is 21 px from its middle.
		const hits = [y - 21, y + 21].map((at) => document.elementFromPoint(x, at));
		return hits.every((hit) => !hit || target.contains(hit));
	}
}
