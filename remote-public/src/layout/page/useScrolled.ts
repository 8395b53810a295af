import { useEffect, useEffectEvent, useState } from "react";

/**
 * A value read from the page while it is scrolled; `unread` on the server and until the first frame. It is
 * read in an animation frame, because a read during a React commit would force a layout.
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
