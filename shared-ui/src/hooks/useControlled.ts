import { useState } from "react";

/** A controlled or uncontrolled value: the parent's if it passes one, else the component's state. */
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
