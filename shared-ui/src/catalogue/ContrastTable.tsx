import { type ContrastPairs, contrast } from "../theme/contrastPairs.ts";
import { token } from "../theme/token.ts";
import { dark, light } from "../theme/tokens.ts";
import { Edge, Mark, Ratio, Sample, Table } from "./ContrastTable.styles.ts";

interface ContrastTableProps {
	theme: "light" | "dark";
	pairs: ContrastPairs;
}

/** Each foreground on each of its grounds: a sample, the ratio, and whether it passes. */
export function ContrastTable({ theme, pairs: { fronts, grounds, least } }: ContrastTableProps) {
	const colours = theme === "light" ? light : dark;
	return (
		<Table>
			<caption className="sr-only">
				{fronts.join(", ")}, {theme}
			</caption>
			<thead className="sr-only">
				<tr>
					<th scope="col">Pair</th>
					<th scope="col">Ratio</th>
				</tr>
			</thead>
			<tbody>
				{fronts.flatMap((front) =>
					grounds.map((ground) => {
						const ratio = contrast(colours[front], colours[ground]);
						return (
							<tr key={`${front} ${ground}`}>
								<td>
									{least === 3 ? (
										<Edge style={{ background: token(ground), borderColor: token(front) }}>
											{front} on {ground}
										</Edge>
									) : (
										<Sample style={{ background: token(ground), color: token(front) }}>
											{front} on {ground}
										</Sample>
									)}
								</td>
								<Ratio>
									{ratio.toFixed(1)} {ratio >= least ? <Mark>AA</Mark> : <Mark $failed>fails</Mark>}
								</Ratio>
							</tr>
						);
					}),
				)}
			</tbody>
		</Table>
	);
}
