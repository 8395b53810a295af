import type { CellRunner } from "./createCellRunner.ts";
import type { Mutation } from "./Mutation.ts";
import type { Verdict } from "./MutationReport.ts";
import { type SqlCell, sqlRoles, verbOf } from "./SqlCell.ts";

/** Applies a mutation, alone and, when no cell notices, with the guard away that holds in its place. */
export function createJudge({ cells, expected, run }: CellRunner): (mutation: Mutation) => Promise<Verdict> {
	/** The numbers of the cells that it may spoil, in groups of which the first notices most often. */
	function ringsAround({ on, role, actions }: Mutation): number[][] {
		const isConcerned = (cell: SqlCell) =>
			(on === "schemas" || cell.on === on) && (role === undefined || role === "public" || sqlRoles[cell.role].role === role);
		const isNear = (cell: SqlCell) => cell.on === on && (on === "schemas" || actions.includes(verbOf(cell)));
		const rings = new Map<string, number[]>([["near", []]]);
		for (const [number, cell] of cells.entries()) {
			if (isConcerned(cell)) {
				const ring = isNear(cell) ? "near" : cell.on;
				rings.set(ring, [...(rings.get(ring) ?? []), number]);
			}
		}
		return [...rings.values()];
	}

	/** The first cell whose outcome is neither what it should be nor what it was without the mutation. */
	async function findSpoilt(rings: number[][], mutation: string, without?: string): Promise<SqlCell | undefined> {
		for (const numbers of rings) {
			const before = without === undefined ? undefined : await run([without], numbers);
			const after = await run(without === undefined ? [mutation] : [without, mutation], numbers);
			const spoilt = numbers.find((number) => ![expected[number], before?.get(number)].includes(after.get(number)));
			if (spoilt !== undefined) {
				return cells[spoilt];
			}
		}
		return undefined;
	}

	return async (mutation) => {
		const { name, kind, sql, second } = mutation;
		const rings = ringsAround(mutation);
		const alone = await findSpoilt(rings, sql);
		const together = alone || !second ? undefined : await findSpoilt(rings, sql, second.without);
		const cell = alone ?? together;
		return {
			mutation: name,
			kind,
			caughtBy: cell && `${cell.role} on ${cell.on}: ${cell.name}`,
			...(together && { heldBy: second?.guard }),
		};
	};
}
