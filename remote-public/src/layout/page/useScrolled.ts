import { useEffect, useEffectEvent, useState } from "react";

/** A value of the scrolled page, first read in an animation frame: earlier it would force a layout. */
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
