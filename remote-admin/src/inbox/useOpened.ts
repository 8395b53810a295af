import { useLocation, useNavigate, useSearchParams } from "@site/shared-ui/router";

/** Which entry of a list is open in a dialog: the address says it, so Back closes and a link can lead there. */
export function useOpened(name: string) {
	const [params] = useSearchParams();
	const { state } = useLocation();
	const navigate = useNavigate();
	const addressOf = (id: string | null) => {
		const next = new URLSearchParams(params);
		if (id) next.set(name, id);
		else next.delete(name);
		return { search: `?${next}` };
	};
	return {
		id: params.get(name),
		/** For a Link; its state lets close go back instead of leaving a second entry in the history. */
		linkTo: (id: string) => ({ to: addressOf(id), state: { isOverList: true }, preventScrollReset: true }),
		step: (id: string) => void navigate(addressOf(id), { replace: true, state, preventScrollReset: true }),
		close: () => {
			if (state?.isOverList) void navigate(-1);
			else void navigate(addressOf(null), { replace: true, preventScrollReset: true });
		},
	};
}
