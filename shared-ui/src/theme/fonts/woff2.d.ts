declare module "*.woff2" {
	const url: string;
	export default url;
}

/** Contains only the characters of nearly every page. */
declare module "*.woff2?basic" {
	const url: string;
	export default url;
}
