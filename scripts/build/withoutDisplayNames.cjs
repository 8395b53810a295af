/**
 * Loader for the router's build. Its components get names for development tools, and an assignment to a component keeps it in the bundle although nothing
 * uses it: without the names a fifth of the router goes.
 */
module.exports = (source) =>
	source
		.replace(/^\w+\.displayName = ".*";$/gm, "")
		.replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2");
