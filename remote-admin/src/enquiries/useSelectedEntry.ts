import { type RouteObject, useLocation, useNavigate, useSearchParams } from "@site/shared-ui/router";
import { withParam } from "../table/search/listQuery.ts";

type ShouldRevalidate = Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean>;

/** The open entry of a dialog. It is in the URL, so that Back closes it and a link can open it. */
export function useSelectedEntry(param: string) {
	const [params] = useSearchParams();
	const { state } = useLocation();
	const navigate = useNavigate();
	const toEntry = (id: string | null) => toSearch(params, param, id);
	return {
		id: params.get(param),
		linkTo: (id: string) => linkToEntry(params, param, id),
		step: (id: string) => void navigate(toEntry(id), { replace: true, state, preventScrollReset: true }),
		close: () => {
			if (state?.isOverList) void navigate(-1);
			else void navigate(toEntry(null), { replace: true, preventScrollReset: true });
		},
	};
}

/** Props of a Link; its state lets close go back instead of adding a history entry. */
export const linkToEntry = (params: URLSearchParams, param: string, id: string) => ({
	to: toSearch(params, param, id),
	state: { isOverList: true },
	preventScrollReset: true,
});

const toSearch = (params: URLSearchParams, param: string, id: string | null) => ({ search: `?${withParam(params, param, id)}` });

/** Opening or closing an entry of a list does not revalidate it; everything else does. */
export const shouldRevalidateList =
	(param: string): ShouldRevalidate =>
	({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
		if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
		const without = ({ pathname, searchParams }: URL) => pathname + toSearch(searchParams, param, null).search;
		return without(currentUrl) !== without(nextUrl);
	};
