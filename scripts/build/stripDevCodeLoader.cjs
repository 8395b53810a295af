/**
 * Build loader for the router. It removes the names of components and the warnings, which only developers
 * read. An assigned name keeps an unused component in the bundle: without the names a fifth of the router
 * goes.
 */
module.exports = (source) =>
	source
		.replace(/^\w+\.displayName = ".*";$/gm, "")
		.replace(/^(var \w+ = )(\w+\.(?:forwardRef|memo)\()/gm, "$1/* @__PURE__ */ $2")
		.replace(/^(\s*)(?:warning|warnOnce)\((?:\n[\s\S]*?\n\1|.*)\);$/gm, "$1;");
