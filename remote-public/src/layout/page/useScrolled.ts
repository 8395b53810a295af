import { useEffect, useEffectEvent, useState } from "react";

/**
 * What is read off the page as it is scrolled; `unread` on the server and until the first frame. It is read
 * when a frame is due: asked while React changes the page, the browser would have to lay it out once more.
 */
export function useScrolled<T>(read: () => T, unread: T): T {
	const [value, setValue] = useState(unread);
	const look = useEffectEvent(() => setValue(read()));
	useEffect(() => {
		const handleScroll = () => look();
		const frame = requestAnimationFrame(handleScroll);
		window.addEventListener("scroll", handleScroll, { passive: true });
		window.addEventListener("resize", handleScroll);
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener("scroll", handleScroll);
			window.removeEventListener("resize", handleScroll);
		};
	}, []);
	return value;
}
