import { runProgram } from "../../testing/processes.ts";

test("a database of 3.0.0 becomes a new one, statement by statement of its dump", async () => {
	const schemas = (await runProgram("testing/programs/describeSchemasProgram.ts", "")) as Record<string, string[]>;
	expect(schemas.created?.length).toBeGreaterThan(800);
	expect(schemas.upgraded).toEqual(schemas.created);
});
