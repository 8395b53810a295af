/**
 * The router as the product sees it. Federated builds cannot tree-shake a shared package, so this door re-exports only the names in use (28 KB instead
 * of 52 KB brotli); lint bans importing react-router-dom anywhere else. Add a name here when a screen needs it.
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
	ScrollRestoration,
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
	useViewTransitionState,
} from "react-router-dom";
export { routerFuture } from "./future.ts";
export { Link } from "./Link.tsx";
export { NavLink } from "./NavLink.tsx";
