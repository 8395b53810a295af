declare module "commonmark-spec" {
	export const text: string;
}
