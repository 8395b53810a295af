interface Drawing {
	width: number;
	height: number;
	line: string;
	ground: string;
	sun: string;
}

/** Tangkuban Perahu behind tea terraces with a low sun, as in the footer, drawn for a share image. */
export function landscapeSvg({ width, height, line, ground, sun }: Drawing): string {
	const terraces = Array.from({ length: 4 }, (_, index) => `<path d="${terrace(index, width, height)}" fill="${ground}"/>`).join(
		"",
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke="${line}" stroke-width="1.5"><circle cx="${width - 190}" cy="${height - 276}" r="34" fill="${sun}" stroke="none"/><path transform="translate(300 ${height - 318})" fill="${ground}" d="M0 130C140 118 260 72 350 50 380 43 400 44 428 48L490 49C520 47 534 56 560 68 650 108 780 122 920 132V300H0Z"/>${terraces}</svg>`;
}

function terrace(index: number, width: number, height: number) {
	const top = height - 186 + index * 22;
	const swing = 26 - index * 3;
	return `M-10 ${top + 8}C${width * 0.2} ${top - swing} ${width * 0.36} ${top + swing} ${width * 0.55} ${top}S${width * 0.86} ${top - swing} ${width + 10} ${top + 6}V${height + 10}H-10Z`;
}
