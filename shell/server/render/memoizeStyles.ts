import { LRUCache } from "lru-cache";
import type { IStyleSheetContext } from "styled-components";

type Compile = IStyleSheetContext["stylis"];

const known = new WeakMap<Compile, Compile>();

/** Every page begins with an empty sheet; what its rules compile to is the same on all of them, and compiled once. */
export function memoizeStyles(compile: Compile): Compile {
	const remembering = known.get(compile) ?? remember(compile);
	known.set(compile, remembering);
	return remembering;
}

function remember(compile: Compile): Compile {
	const kept = new LRUCache<string, string[]>({ max: 2_000 });
	const remembering = (css: string, ...rest: [selector?: string, prefix?: string, componentId?: string]) => {
		const key = [css, ...rest].join("\0");
		const rules = kept.get(key) ?? compile(css, ...rest);
		kept.set(key, rules);
		return rules;
	};
	return Object.assign(remembering, { hash: compile.hash });
}
