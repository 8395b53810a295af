import { nextTask } from "../../../shell/browser/first-paint/nextTask.ts";

// In several tasks, like the shell.
const parts = [
	() => import(/* webpackMode: "eager" */ "react"),
	() => import(/* webpackMode: "eager" */ "react-dom/client"),
	() => import(/* webpackMode: "eager" */ "styled-components"),
	() => import(/* webpackMode: "eager" */ "@site/shared-ui/router"),
	() => import(/* webpackMode: "eager" */ "./main.tsx"),
];

for (const part of parts) {
	await nextTask();
	await part();
}
