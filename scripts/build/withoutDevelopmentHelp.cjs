/**
 * Loader for the router's build. Its components get names for development tools, and an assignment to a component keeps it in the bundle although nothing
 * uses it: without the names a fifth of the router goes. Its warnings speak to who writes routes, and a visitor's console is not read by them.
 */
module.exports = (source) =>
	source
		.replace(/^\w+\.displayName = ".*";$/gm, "")
		.replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2")
		.replace(/^(\s*)(?:warning|warnOnce)\((?:\n[\s\S]*?\n\1|.*)\);$/gm, "$1;");
