import { sessionAtom } from "@site/shared-data";
import { createToasts, type Toasts } from "@site/shared-ui/createToasts";
import { useFetcher, useLocation, useRevalidator } from "@site/shared-ui/router";
import { ToastRegion } from "@site/shared-ui/ToastRegion";
import { useStore } from "jotai";
import {
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { useSignInAgain } from "../drafts/useSignInAgain.ts";
import type { Result } from "../results/Result.ts";

interface MutationQueue {
	/**
	 * Sends a body to a route's action; mutations run one after another. A mutation refused by an ended session
	 * runs again after a sign-in, unless it is of a form, which asks itself.
	 */
	send: <T>(to: string, body: object, isOfForm?: boolean) => Promise<Result<T>>;
	toasts: Toasts;
}

interface QueuedMutation {
	to: string;
	body: object;
	isOfForm: boolean;
	finish: (result: Result<never>) => void;
}

const MutationContext = createContext<MutationQueue | null>(null);

export function useMutationQueue(): MutationQueue {
	const queue = useContext(MutationContext);
	if (!queue) throw new Error("useMutationQueue must be used inside the admin layout");
	return queue;
}

/**
 * Runs mutations above the screens, so that leaving a screen loses neither a mutation nor its toast. The
 * browser asks before it closes a tab while a mutation is pending.
 */
export function MutationProvider({ children }: { children: ReactNode }) {
	const { submit, data, state } = useFetcher<Result<never>>();
	useInterruptedRevalidation(state !== "idle");
	const [toasts] = useState(createToasts);
	const queued = useRef<QueuedMutation[]>([]);

	const store = useStore();
	const [isPending, setIsPending] = useState(false);
	const [isRefused, setIsRefused] = useState(false);

	const runNext = useCallback(() => {
		const [next] = queued.current;
		setIsPending(next !== undefined);
		// Without a session a list would be read with a visitor's rights.
		if (next?.isOfForm === false && store.get(sessionAtom) === null) setIsRefused(true);
		else if (next) void submit(next.body as never, { method: "post", action: next.to, encType: "application/json" });
	}, [submit, store]);

	const session = useSignInAgain({
		isDirty: isPending,
		isSaving: !isRefused,
		isRefused,
		lastTyped: null,
		onSignedIn() {
			setIsRefused(false);
			runNext();
		},
		onDismiss() {
			setIsRefused(false);
			setIsPending(false);
			for (const { finish } of queued.current.splice(0)) finish({ status: "error", kind: "signed-out" });
		},
	});

	useEffect(() => {
		if (!data) return;
		const isSignedOut = data.status === "error" && data.kind === "signed-out";
		if (isSignedOut && queued.current[0]?.isOfForm === false) return setIsRefused(true);
		queued.current.shift()?.finish(data);
		runNext();
	}, [data, runNext]);

	useEffect(() => {
		const handleUnload = (event: Event) => queued.current.length > 0 && event.preventDefault();
		window.addEventListener("beforeunload", handleUnload);
		return () => window.removeEventListener("beforeunload", handleUnload);
	}, []);

	const queue = useMemo<MutationQueue>(
		() => ({
			send: (to, body, isOfForm = false) =>
				new Promise((finish) => {
					queued.current.push({ to, body, isOfForm, finish });
					if (queued.current.length === 1) runNext();
				}),
			toasts,
		}),
		[toasts, runNext],
	);
	return (
		<MutationContext value={queue}>
			{children}
			<ToastRegion toasts={toasts} />
			{session.isOpen && (
				<Suspense fallback={null}>
					<SignInDialog onSignedIn={session.signedIn} onDismiss={session.dismiss} />
				</Suspense>
			)}
		</MutationContext>
	);
}

const SignInDialog = lazy(() =>
	import("../sign-in/session/SignInDialog.tsx").then((module) => ({ default: module.SignInDialog })),
);

/**
 * Revalidates again if a navigation has interrupted the revalidation after a mutation: a navigation that
 * changes only the search, such as closing a dialog, loads neither the list nor the counts.
 */
function useInterruptedRevalidation(isMutating: boolean): void {
	const { key } = useLocation();
	const { revalidate } = useRevalidator();
	const startedAt = useRef<string>(undefined);
	useEffect(() => {
		if (isMutating) startedAt.current ??= key;
		else {
			if (startedAt.current !== undefined && startedAt.current !== key) void revalidate();
			startedAt.current = undefined;
		}
	}, [isMutating, key, revalidate]);
}
