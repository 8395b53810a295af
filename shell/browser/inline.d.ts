/** An inline script of the document: its text, minified with its imports. */
declare module "*?inline" {
	const script: string;
	export default script;
}
