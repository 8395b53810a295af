import { switchThemeAtom, urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { type CommandGroup, CommandPalette, type CommandPaletteProps } from "@site/shared-ui/CommandPalette";
import { useNavigate } from "@site/shared-ui/router";
import { useSetAtom } from "jotai";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { menu } from "../layout/menu/menu.ts";
import { siteCommands } from "./usePaletteKeys.ts";
import { usePaletteSearch } from "./usePaletteSearch.tsx";

interface AdminPaletteProps extends Pick<CommandPaletteProps, "open" | "onClose" | "typedAhead"> {
	onLogout: () => void;
}

/** The admin's command palette: pages, new entries, the public site, and the rows of all lists. */
export function AdminPalette({ open, onClose, typedAhead, onLogout }: AdminPaletteProps) {
	const navigate = useNavigate();
	const switchTheme = useSetAtom(switchThemeAtom);
	const search = usePaletteSearch();
	const go = (to: string) => () => void navigate(to);
	const groups: CommandGroup[] = [
		{
			label: "Go to",
			commands: menu.flat().map(({ label, to, icon }) => ({ id: to, name: label, icon: <AdminIcon name={icon} />, run: go(to) })),
		},
		{
			label: "Create",
			commands: creations.map(({ name, to }) => ({
				id: to,
				name,
				keywords: "create add",
				icon: <AdminIcon name="plus" />,
				run: go(to),
			})),
		},
		{
			label: "Site",
			commands: [
				{
					id: "theme",
					name: "Switch theme",
					shortcut: "cmd d",
					keywords: "dark light",
					icon: <Icon name="moon" />,
					run: () => switchTheme(),
				},
				...siteCommands.map(({ name, shortcut, to }) => ({
					id: to,
					name,
					shortcut,
					icon: <AdminIcon name="out" />,
					run: go(to),
				})),
				{
					id: urls.admin.replyTemplates(),
					name: "Reply templates",
					keywords: "answer mail text message",
					icon: <AdminIcon name="reply" />,
					run: go(urls.admin.replyTemplates()),
				},
				{
					id: urls.admin.redirects(),
					name: "Redirects",
					keywords: "old address path moved 301",
					icon: <AdminIcon name="right" />,
					run: go(urls.admin.redirects()),
				},
				{
					id: urls.admin.system(),
					name: "System",
					keywords: "versions deployment health registry",
					icon: <AdminIcon name="system" />,
					run: go(urls.admin.system()),
				},
				{
					id: "logout",
					name: "Logout",
					keywords: "sign out",
					icon: <AdminIcon name="logout" />,
					run: onLogout,
				},
			],
		},
	];
	return <CommandPalette open={open} onClose={onClose} groups={groups} search={search} typedAhead={typedAhead} />;
}

const creations = [
	{ name: "New Project", to: urls.admin.newProject() },
	{ name: "New Essay", to: urls.admin.newEssay() },
	{ name: "Add Job", to: urls.admin.newJob() },
];
