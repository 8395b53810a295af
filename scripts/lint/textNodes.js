/** The kinds of nodes that a child may render. Identifiers and calls count as elements. */
function kindsOf(node) {
	switch (node.type) {
		case "JSXText":
		case "Literal":
			if (typeof node.value !== "string") return ["nothing"];
			return /\S/.test(node.value) ? ["text"] : [];
		case "TemplateLiteral":
			return ["text"];
		case "JSXExpressionContainer":
			return kindsOf(node.expression);
		case "JSXEmptyExpression":
			return [];
		case "JSXFragment":
			return node.children.flatMap(kindsOf);
		case "LogicalExpression":
			return [...(node.operator === "&&" ? ["nothing"] : kindsOf(node.left)), ...kindsOf(node.right)];
		case "ConditionalExpression":
			return [...kindsOf(node.consequent), ...kindsOf(node.alternate)];
		case "CallExpression":
			return node.callee.property?.name === "map" ? ["element", "nothing"] : ["element"];
		default:
			return ["element"];
	}
}

/** Browsers that translate replace text nodes, so React can neither remove them nor insert before them. */
const ownElement = {
	create(context) {
		const check = ({ children }) => {
			const shown = children.filter((child) => kindsOf(child).length > 0);
			if (shown.length < 2) return;
			let isInserted = false;
			for (const child of shown) {
				const kinds = new Set(kindsOf(child));
				const isConditional = kinds.size > 1 || kinds.has("nothing");
				if (kinds.has("text") && (isInserted || isConditional))
					context.report({ node: child, message: "Give this text its own element: a translated page breaks here." });
				isInserted ||= isConditional;
			}
		};
		return { JSXElement: check, JSXFragment: check };
	},
};

export default { meta: { name: "site" }, rules: { "own-element-for-text": ownElement } };
