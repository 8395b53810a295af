/** Far below the depths that overflow a stack: 5,000 in the engine, 3,000 in a message to its thread. */
const maxBodyDepth = 500;
/** Pages embed one level. Each further level multiplies the rows: 29 of them take 15 s. */
const maxQueryDepth = 10;

/** Parses JSON. Throws a SyntaxError for invalid or too deeply nested text. */
export function parseJson(text: string): unknown {
	if (depthOf(text) > maxBodyDepth) throw new SyntaxError(`nested more than ${maxBodyDepth} times`);
	return JSON.parse(text);
}

/** The response to a query or body on which the engine would fail; auth bodies are parsed anyway. */
export function refuseUnreadable({ pathname, searchParams }: URL, body: Uint8Array | undefined): Response | undefined {
	const isData = pathname.startsWith("/rest/");
	if (isData && [...searchParams].some(([name, value]) => nests.test(name) && depthOf(value) > maxQueryDepth)) {
		return refuseData("PGRST100", `failed to parse the query: nested more than ${maxQueryDepth} times`);
	}
	if (!body?.byteLength || (!isData && !takesJson.test(pathname))) return undefined;
	const text = new TextDecoder().decode(body);
	if (isData) return depthOf(text) > maxBodyDepth ? refuseData("PGRST102", "Empty or invalid json") : undefined;
	try {
		parseJson(text);
		return undefined;
	} catch (error) {
		const { name, message } = error as SyntaxError;
		return Response.json({ statusCode: "400", error: name, message }, { status: 400 });
	}
}

/** Parameters with nested parentheses; in other parameters these are text. */
const nests = /^select$|(^|\.)(and|or)$/;

/** The paths of Storage except uploads. */
const takesJson = /^\/storage\/v1\/(bucket|object\/list\/[^/]+|object\/[^/]+)$/;

const refuseData = (code: string, message: string) =>
	Response.json({ code, details: null, hint: null, message }, { status: 400 });

/** The nesting depth of brackets outside of quotes. */
function depthOf(text: string): number {
	let [depth, deepest, isQuoted] = [0, 0, false];
	// Stryker disable next-line EqualityOperator: after the end there is no character
	for (let index = 0; index < text.length; index++) {
		const character = text[index] as string;
		if (character === '"') {
			isQuoted = !isQuoted;
		} else if (isQuoted) {
			index += character === "\\" ? 1 : 0;
		} else if ("([{".includes(character)) {
			depth += 1;
			deepest = Math.max(deepest, depth);
		} else if (")]}".includes(character)) {
			depth -= 1;
		}
	}
	return deepest;
}
