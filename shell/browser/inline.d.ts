/** A script inside of the document: its text, minified with what it imports. */
declare module "*?inline" {
	const script: string;
	export default script;
}
