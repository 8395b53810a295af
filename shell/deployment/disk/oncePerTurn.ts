/** Returns the value of `read`, which is called at most once per turn of the event loop. */
export function oncePerTurn<Value>(read: () => Value): () => Value {
	let known: { value: Value } | undefined;
	return () => {
		if (!known) {
			known = { value: read() };
			setImmediate(() => {
				known = undefined;
			});
		}
		return known.value;
	};
}
