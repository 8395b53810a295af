import { type RouteObject, useLocation, useNavigate, useSearchParams } from "@site/shared-ui/router";

type ShouldRevalidate = Extract<RouteObject["shouldRevalidate"], (...args: never[]) => boolean>;

/** The entry that is open in a dialog. It is in the URL, so that Back closes it and a link can open it. */
export function useSelectedEntry(param: string) {
	const [params] = useSearchParams();
	const { state } = useLocation();
	const navigate = useNavigate();
	const toEntry = (id: string | null) => {
		const next = new URLSearchParams(params);
		if (id) next.set(param, id);
		else next.delete(param);
		return { search: `?${next}` };
	};
	return {
		id: params.get(param),
		/** Props of a Link; its state lets close go back instead of adding a history entry. */
		linkTo: (id: string) => ({ to: toEntry(id), state: { isOverList: true }, preventScrollReset: true }),
		step: (id: string) => void navigate(toEntry(id), { replace: true, state, preventScrollReset: true }),
		close: () => {
			if (state?.isOverList) void navigate(-1);
			else void navigate(toEntry(null), { replace: true, preventScrollReset: true });
		},
	};
}

/** Opening or closing an entry of a list does not revalidate it; everything else does. */
export const shouldRevalidateList =
	(param: string): ShouldRevalidate =>
	({ currentUrl, nextUrl, formMethod, defaultShouldRevalidate }) => {
		if (formMethod || currentUrl.href === nextUrl.href) return defaultShouldRevalidate;
		return without(param, currentUrl) !== without(param, nextUrl);
	};

function without(param: string, { pathname, searchParams }: URL): string {
	const params = new URLSearchParams(searchParams);
	params.delete(param);
	return `${pathname}?${params}`;
}
