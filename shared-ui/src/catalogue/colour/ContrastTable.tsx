import { token } from "../../theme/token.ts";
import { dark, light } from "../../theme/tokens.ts";
import { Edge, Mark, Ratio, Sample, Table } from "./ContrastTable.styles.ts";
import { type ContrastPairs, contrast } from "./contrastPairs.ts";

interface ContrastTableProps {
	theme: "light" | "dark";
	pairs: ContrastPairs;
}

/** Each foreground on each of its backgrounds: a sample, the ratio, and whether it passes. */
export function ContrastTable({ theme, pairs: { foregrounds, backgrounds, minRatio = 4.5 } }: ContrastTableProps) {
	const colours = theme === "light" ? light : dark;
	return (
		<Table>
			<caption className="sr-only">
				{foregrounds.join(", ")}, {theme}
			</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Pair</th>
					<th scope="col">Ratio</th>
				</tr>
			</thead>
			<tbody>
				{foregrounds.flatMap((foreground) =>
					backgrounds.map((background) => {
						const ratio = contrast(colours[foreground], colours[background]);
						return (
							<tr key={`${foreground} ${background}`}>
								<td>
									{minRatio === 3 ? (
										<Edge style={{ background: token(background), borderColor: token(foreground) }}>
											{foreground} on {background}
										</Edge>
									) : (
										<Sample style={{ background: token(background), color: token(foreground) }}>
											{foreground} on {background}
										</Sample>
									)}
								</td>
								<Ratio>
									{ratio.toFixed(1)} {ratio >= minRatio ? <Mark>AA</Mark> : <Mark $failed>fails</Mark>}
								</Ratio>
							</tr>
						);
					}),
				)}
			</tbody>
		</Table>
	);
}
