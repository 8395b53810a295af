import type { CommandGroup } from "@site/shared-ui/CommandPalette";
import { useFetcher, useNavigate } from "@site/shared-ui/router";
import { useCallback, useEffect, useRef } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { type FindData, type Found, findPath } from "./findLoader.ts";

interface PendingSearch {
	query: string;
	resolve: (groups: CommandGroup[]) => void;
	reject: (reason: Error) => void;
}

/** Searches the admin's lists. A search that a newer one replaces never resolves, as the palette expects. */
export function usePaletteSearch(): (query: string) => Promise<CommandGroup[]> {
	const { data, load } = useFetcher<FindData>();
	const navigate = useNavigate();
	const pending = useRef<PendingSearch | null>(null);

	useEffect(() => {
		if (!data || pending.current?.query !== data.query) return;
		const { resolve, reject } = pending.current;
		if (data.found.status === "success") resolve(toGroups(data.found.data, (to) => void navigate(to)));
		else reject(new Error("The search got no response"));
	}, [data, navigate]);

	return useCallback(
		(query) =>
			new Promise((resolve, reject) => {
				pending.current = { query, resolve, reject };
				void load(`${findPath}?${new URLSearchParams({ q: query })}`);
			}),
		[load],
	);
}

const labels: Record<Found["kind"], string> = {
	projects: "Projects",
	essays: "Essays",
	jobs: "Jobs",
	contacts: "Contacts",
	hireProjects: "Hire Projects",
	quotes: "Quotes",
};

const toGroups = (found: Found[], go: (to: string) => void): CommandGroup[] =>
	(Object.keys(labels) as Found["kind"][])
		.map((kind) => ({
			label: labels[kind],
			commands: found
				.filter((entry) => entry.kind === kind)
				.map(({ id, title, to }) => ({
					id: `${kind}-${id}`,
					name: title,
					icon: <AdminIcon name={kind} />,
					run: () => go(to),
				})),
		}))
		.filter(({ commands }) => commands.length > 0);
