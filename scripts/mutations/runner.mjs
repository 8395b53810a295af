/*
 * Stryker's Jest runner loads every related test file for each mutant, and for a mutant of a module's
 * constants runs all their tests. This one loads only the files of the covering tests; for constants, the
 * nearest ones that run the module's functions: a second instead of a minute.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, sep } from "node:path";
import { strykerPlugins as jestPlugins } from "@stryker-mutator/jest-runner";

const [jest] = jestPlugins;

/** The files and the executed mutants of each test. Written by the dry run of one process, read by all. */
const testsFile = "mutation-tests.json";

function createRunner(injector) {
	const runner = jest.factory(injector);
	const { dryRun, mutantRun, run } = runner;
	let known;
	let testFiles;
	return Object.assign(runner, {
		async dryRun(options) {
			const result = await dryRun.call(runner, options);
			// Sources that no test loads report nothing, and Stryker would run all tests for each of their mutants.
			result.mutantCoverage ??= { static: {}, perTest: {} };
			const [files, times] = [{}, {}];
			for (const { id, fileName, timeSpentMs } of result.tests ?? []) {
				(files[id] ??= []).push(fileName);
				times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
			}
			writeFileSync(testsFile, JSON.stringify({ files, times, mutants: result.mutantCoverage.perTest }));
			return result;
		},
		async mutantRun(options) {
			known ??= JSON.parse(readFileSync(testsFile, "utf8"));
			const { testFilter: tests, sandboxFileName: path } = options;
			const all = tests ? [...new Set(tests.flatMap((id) => known.files[id]))] : testsOfConstants(path, known);
			// A rule's own test notices most mutants; a test of a screen or a specification takes ten times longer.
			const own = basename(path).replace(/\.tsx?$/, ".test.");
			const rank = (file) => (basename(file).startsWith(own) ? 0 : known.times[file] < 2000 ? 1 : 2);
			const groups = [0, 1, 2].map((wanted) => all.filter((file) => rank(file) === wanted));
			let result;
			for (const group of all.length > 0 ? groups.filter(({ length }) => length > 0) : [all]) {
				testFiles = group;
				result = await mutantRun.call(runner, options);
				if (result.status !== "survived") break;
			}
			return result;
		},
		run(settings) {
			return run.call(runner, testFiles ? { ...settings, testFiles } : settings);
		},
	});
}
createRunner.inject = jest.factory.inject;

/** The nearest tests that run a function of the module; without one, all the nearest. */
function testsOfConstants(path, { files, mutants }) {
	const own = readFileSync(path, "utf8").match(/(?<=stryMutAct_\w+\(")\d+/g) ?? [];
	const running = Object.keys(files).filter((test) => own.some((id) => mutants[test]?.[id]));
	const filesOf = (tests) => nearestTo(path, [...new Set(tests.flatMap((test) => files[test]))]);
	const near = filesOf(running);
	return near.length > 0 ? near : filesOf(Object.keys(files));
}

/**
 * Returns the tests below a source's folder, or below `tests` in a folder of its name; else its parent's. A
 * table's fields are proven by the contracts of its repository.
 */
function nearestTo(path, tests) {
	if (/Tables?\.ts$/.test(path)) return tests.filter((test) => test.endsWith("/testing/memory.test.ts"));
	const folder = dirname(path);
	const isNear = (test) =>
		test.startsWith(folder + sep) || (test.includes(`${sep}tests${sep}`) && basename(dirname(test)) === basename(folder));
	const nearest = tests.filter(isNear);
	return nearest.length > 0 || folder === path ? nearest : nearestTo(folder, tests);
}

export const strykerPlugins = [{ ...jest, name: "covering-jest", factory: createRunner }];
