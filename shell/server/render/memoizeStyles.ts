import { LRUCache } from "lru-cache";
import type { IStyleSheetContext } from "styled-components";

type Compile = IStyleSheetContext["stylis"];

const memoized = new WeakMap<Compile, Compile>();

/** Caches compiled rules across pages: every page starts with an empty sheet, and most rules are the same. */
export function memoizeStyles(compile: Compile): Compile {
	const compileOnce = memoized.get(compile) ?? memoize(compile);
	memoized.set(compile, compileOnce);
	return compileOnce;
}

function memoize(compile: Compile): Compile {
	const rulesByText = new LRUCache<string, string[]>({ max: 2_000 });
	const compileOnce = (css: string, ...rest: [selector?: string, prefix?: string, componentId?: string]) => {
		const key = [css, ...rest].join("\0");
		const rules = rulesByText.get(key) ?? compile(css, ...rest);
		rulesByText.set(key, rules);
		return rules;
	};
	return Object.assign(compileOnce, { hash: compile.hash });
}
