import { nextTask } from "./first-paint/nextTask.ts";

// Evaluating all parts in one task would block a phone's input for 200 ms.
const parts = [
	() => import(/* webpackMode: "eager" */ "react"),
	() => import(/* webpackMode: "eager" */ "react-dom/client"),
	() => import(/* webpackMode: "eager" */ "styled-components"),
	() => import(/* webpackMode: "eager" */ "@site/shared-ui/router"),
	() => import(/* webpackMode: "eager" */ "@site/shared-ui"),
	() => import(/* webpackMode: "eager" */ "./main.tsx"),
];

void evaluate();

async function evaluate() {
	for (const part of parts) {
		await nextTask();
		await part();
	}
}
