import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/*
 * `npm run checksums` writes the SHA-256 of new migrations and upgrades; --check names files without one. A
 * landed migration never changes: databases that have applied it would not get the change.
 */
const [folder = fileURLToPath(new URL("..", import.meta.url))] = process.argv
	.slice(2)
	.filter((argument) => argument !== "--check");
const isChecking = process.argv.includes("--check");
const sums = join(folder, "migrations.sha256");
const recorded = existsSync(sums) ? readFileSync(sums, "utf8").split("\n").filter(Boolean) : [];
const list = (name: string) => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []);
const files = ["migrations", "upgrades"].flatMap((name) => list(name).map((file) => `${name}/${file}`));
const found = files.filter((file) => /\.sql(\.gz)?$/.test(file)).map((file) => `${sha256(join(folder, file))}  ${file}`);
const nameOf = (line: string) => line.slice(line.indexOf("  ") + 2);

const changed = recorded.filter((line) => !found.includes(line)).map(nameOf);
const added = found.filter((line) => !recorded.some((other) => nameOf(other) === nameOf(line)));

for (const name of changed) {
	reportProblem(`supabase/${name} has landed and is not what it was; put it back and write the change as a new migration.`);
}
if (isChecking) {
	added.forEach((line) => reportProblem(`supabase/${nameOf(line)} is new; run \`npm run checksums\` when it is final.`));
} else if (added.length > 0) {
	const lines = [...recorded, ...added].sort((a, b) => nameOf(a).localeCompare(nameOf(b)));
	writeFileSync(sums, lines.map((line) => `${line}\n`).join(""));
}

function sha256(path: string): string {
	return createHash("sha256").update(readFileSync(path)).digest("hex");
}

function reportProblem(sentence: string): void {
	process.stderr.write(`${sentence}\n`);
	process.exitCode = 1;
}
