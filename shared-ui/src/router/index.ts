/**
 * A shared package is not tree-shaken, so only the names in use are exported (28 KB instead of 52 KB,
 * brotli); lint bans importing react-router-dom elsewhere. Add a name when a screen needs it.
 */

export type {
	ActionFunctionArgs,
	LoaderFunctionArgs,
	MiddlewareFunction,
	RouteObject,
	RouterContext,
} from "react-router-dom";
export {
	createBrowserRouter,
	createContext,
	data,
	Form,
	isRouteErrorResponse,
	matchRoutes,
	Outlet,
	RouterContextProvider,
	RouterProvider,
	redirect,
	replace,
	// Its component would add half a KB for the router's framework mode.
	UNSAFE_useScrollRestoration as useScrollRestoration,
	useActionData,
	useBlocker,
	useFetcher,
	useLoaderData,
	useLocation,
	useMatches,
	useNavigate,
	useNavigation,
	useNavigationType,
	useParams,
	useRevalidator,
	useRouteError,
	useRouteLoaderData,
	useSearchParams,
	useSubmit,
	useViewTransitionState,
} from "react-router-dom";
export { Link, NavLink } from "./Link.tsx";

/** Loader and action contexts are RouterContextProviders: every router of the product sets this flag. */
declare module "react-router" {
	interface Future {
		v8_middleware: true;
	}
}

/** Passed to every router that the product creates. */
export const routerFuture = { v8_middleware: true } as const;
