/** Far below what overflows a stack: the engine's at 5,000 levels, a message's to its thread at 3,000. */
const maxBodyDepth = 500;
/** Pages embed one level. Each one more multiplies the rows: 29 of them are 15 s. */
const maxQueryDepth = 10;

/** Parses JSON. Throws a SyntaxError for another text, and for one that is nested too deeply. */
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

/** Parameters whose parentheses nest; in the value of another they are text. */
const nests = /^select$|(^|\.)(and|or)$/;

/** The paths of Storage but those of uploads. */
const takesJson = /^\/storage\/v1\/(bucket|object\/list\/[^/]+|object\/[^/]+)$/;

const refuseData = (code: string, message: string) =>
	Response.json({ code, details: null, hint: null, message }, { status: 400 });

/** How deeply brackets nest that are not between quotes. */
function depthOf(text: string): number {
	let [depth, deepest, isQuoted] = [0, 0, false];
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
