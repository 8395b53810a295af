import { type RefObject, useEffect, useState } from "react";

/** Whether an element has come near the window; it stays true. */
export function useSeen(element: RefObject<Element | null>): boolean {
	const [isSeen, setSeen] = useState(false);
	useEffect(() => {
		if (isSeen || !element.current) return;
		const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
			rootMargin: "25%",
		});
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [element, isSeen]);
	return isSeen;
}
