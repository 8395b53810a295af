const newMoonMs = Date.UTC(2000, 0, 6, 18, 14);
const synodicMonthMs = 29.530_588 * 24 * 60 * 60_000;

/** The moon's phase in the mean month: 0 is new, 0.5 full. */
export const moonPhaseOn = (moment: Date): number => ((moment.getTime() - newMoonMs) / synodicMonthMs) % 1;

/**
 * The background of a disc that shows the moon: two halves, and the ellipse between light and shade. A waxing
 * moon is lit on the right.
 */
export function moonOn(moment: Date): string {
	const phase = moonPhaseOn(moment);
	const towardsSun = Math.cos(2 * Math.PI * phase);
	const middle = towardsSun < 0 ? "moon" : "subtle";
	const direction = phase < 0.5 ? 90 : 270;
	const width = Math.abs(Math.round(towardsSun * 50));
	return `radial-gradient(${width}% 50%,var(--${middle}) 98%,transparent),linear-gradient(${direction}deg,var(--subtle) 50%,var(--moon) 50%)`;
}
