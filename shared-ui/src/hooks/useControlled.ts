import { useState } from "react";

/** A value that the parent holds when it passes one, and the component otherwise. */
export function useControlled<T>(
	value: T | undefined,
	initial: T,
	onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
	const [own, setOwn] = useState(initial);
	const change = (next: T) => {
		setOwn(next);
		onChange?.(next);
	};
	return [value ?? own, change];
}
