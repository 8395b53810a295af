/*
 * Stryker's Jest runner loads every related test file for each mutant, and for a mutant of a module's
 * constants runs all their tests. This one loads only the files of the covering tests; for constants, the
 * nearest to the module: a second instead of a minute.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, sep } from "node:path";
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";

const [jest] = jestPlugins;

/** The files of each test. Written by the dry run of one process, read by all. */
const testsFile = "mutation-tests.json";

function createRunner(injector) {
	const runner = jest.factory(injector);
	const { dryRun, mutantRun, run } = runner;
	let filesOfTests;
	let testFiles;
	return Object.assign(runner, {
		async dryRun(options) {
			const result = await dryRun.call(runner, options);
			// Sources that no test loads report nothing, and Stryker would run all tests for each of their mutants.
			result.mutantCoverage ??= { static: {}, perTest: {} };
			const files = {};
			for (const { id, fileName } of result.tests ?? []) (files[id] ??= []).push(fileName);
			writeFileSync(testsFile, JSON.stringify(files));
			return result;
		},
		async mutantRun(options) {
			filesOfTests ??= JSON.parse(readFileSync(testsFile, "utf8"));
			const { testFilter: tests, sandboxFileName } = options;
			const files = tests
				? tests.flatMap((id) => filesOfTests[id])
				: nearestTo(sandboxFileName, Object.values(filesOfTests).flat());
			testFiles = [...new Set(files)];
			return mutantRun.call(runner, options);
		},
		run(settings) {
			return run.call(runner, testFiles ? { ...settings, testFiles } : settings);
		},
	});
}
createRunner.inject = jest.factory.inject;

/**
 * Returns the tests below a source's folder, or below `tests` in a folder of its name; else its parent's. A table's
 * fields are proven by the contracts of its repository.
 */
function nearestTo(path, tests) {
	if (path.endsWith("Table.ts")) return tests.filter((test) => test.endsWith("/testing/memory.test.ts"));
	const folder = dirname(path);
	const isNear = (test) =>
		test.startsWith(folder + sep) || (test.includes(`${sep}tests${sep}`) && basename(dirname(test)) === basename(folder));
	const nearest = tests.filter(isNear);
	return nearest.length > 0 || folder === path ? nearest : nearestTo(folder, tests);
}

export const strykerPlugins = [{ ...jest, name: "covering-jest", factory: createRunner }];
