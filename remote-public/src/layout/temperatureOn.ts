/** The decorative temperature of a day (yyyy-mm-dd): 25 to 34 °C, the same all day for everybody. */
export function temperatureOn(day: string): number {
	let hash = 7;
	for (const character of day) hash = (hash * 31 + character.charCodeAt(0)) % 65_521;
	return 25 + (hash % 10);
}
