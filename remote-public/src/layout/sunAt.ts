const rise = 5 * 60 + 25;
const dayLength = 12 * 60 + 20;

/** Where the sun of the footer stands when the owner's clock shows so many minutes since midnight; null by night. Near the equator all days are alike. */
export function sunAt(minutes: number): { day: number; high: number } | null {
	const day = (minutes - rise) / dayLength;
	return day < 0 || day > 1 ? null : { day, high: Math.sin(Math.PI * day) };
}
