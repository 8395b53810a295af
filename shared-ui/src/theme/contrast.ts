/** The contrast of two colours written "#rrggbb", from 1 to 21, as WCAG 2.2 defines it. */
export function contrast(one: string, other: string): number {
	const [bright, dim] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
	return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string): number {
	const [r, g, b] = [1, 3, 5].map((at) => {
		const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
	}) as [number, number, number];
	return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
