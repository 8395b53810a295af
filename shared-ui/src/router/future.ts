/** Loader and action contexts are RouterContextProviders in this product: the routers of shell, server and tests all run with this future flag on. */
declare module "react-router" {
	interface Future {
		v8_middleware: true;
	}
}

/** Passed to every router that the product creates. */
export const routerFuture = { v8_middleware: true } as const;
