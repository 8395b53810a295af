declare module "*.woff2" {
	const url: string;
	export default url;
}

/** With the characters of nearly every page only. */
declare module "*.woff2?basic" {
	const url: string;
	export default url;
}
