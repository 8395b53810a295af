/** A person reads the fields of a log's lines; tests count the lines that matter. */
const ignoreLogs = {
	shouldIgnore(path) {
		const isLog = path.isCallExpression() && path.get("callee.object").isIdentifier?.({ name: "log" });
		return isLog ? "only the log shows it" : undefined;
	},
};

export const strykerPlugins = [{ kind: "Ignore", name: "logs", value: ignoreLogs }];
