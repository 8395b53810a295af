import { laterMigrations, listMigrations } from "../../embedded/database/migrations.ts";
import { readUpgrade } from "../../embedded/database/upgrades.ts";

const known = listMigrations().map(({ version }) => version);
const { released, unreleased } = readUpgrade();
const [old, between] = [released, unreleased].map((migrations) => migrations.map(({ version }) => version)) as [
	string[],
	string[],
];
const later = (schema: string[]) => laterMigrations({ schema } as Parameters<typeof laterMigrations>[0]);

test.each([
	["of today", known, 0],
	["of the last version but two", known.slice(0, -2), 2],
	["of a later version", [...known, "29991231000000"], 0],
	["of 3.0.0", old, between.length],
	["between 3.0.0 and the new beginning", [...old, ...between.slice(0, 1)], between.length - 1],
	["of another site", [...old, "29991231000000"], 0],
])("a backup %s lacks so many migrations", (_, schema, count) => {
	expect(later(schema)).toBe(count);
});

test("each migration of 3.0.0 has its version, name and statements", () => {
	for (const migration of [...released, ...unreleased]) {
		expect(migration).toEqual({
			version: expect.stringMatching(/^\d{14}$/),
			name: expect.stringMatching(/^[a-z][a-z_]+$/),
			sql: expect.stringMatching(/\b(?:create|alter|update|drop|grant|revoke|comment|insert)\b/i),
		});
	}
});

test("a backup from before 3.0.0 is sent to 3.0.0", () => {
	expect(() => later(old.slice(0, -1))).toThrow("made by a version of this site before 3.0.0; nothing was changed");
});
