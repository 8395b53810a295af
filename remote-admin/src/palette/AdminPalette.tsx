import { switchThemeAtom, urls } from "@site/shared-data";
import { quotePaths } from "@site/shared-data/quotes";
import { Icon } from "@site/shared-ui";
import { type CommandGroup, CommandPalette } from "@site/shared-ui/CommandPalette";
import { letterKeysCommand } from "@site/shared-ui/letterKeysCommand";
import { pageCommands } from "@site/shared-ui/pageCommands";
import { useNavigate } from "@site/shared-ui/router";
import type { LazyPaletteProps } from "@site/shared-ui/useLazyPalette";
import { useSetAtom } from "jotai";
import type { ComponentProps } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { menu, siteCommands } from "../layout/menu/menu.ts";
import { useGuestPages } from "../layout/useSite.ts";
import { usePaletteSearch } from "./usePaletteSearch.tsx";

interface AdminPaletteProps extends LazyPaletteProps {
	onLogout: () => void;
}

interface PageCommand {
	name: string;
	to: string;
	icon: ComponentProps<typeof AdminIcon>["name"];
	shortcut?: string;
	keywords?: string;
}

export function AdminPalette({ open, onClose, typedAhead, onLogout }: AdminPaletteProps) {
	const navigate = useNavigate();
	const switchTheme = useSetAtom(switchThemeAtom);
	const search = usePaletteSearch();
	const guests = useGuestPages();
	const toCommand = ({ to, icon, ...command }: PageCommand) => ({
		...command,
		id: to,
		icon: <AdminIcon name={icon} />,
		run: () => void navigate(to),
	});
	const theme = {
		id: "theme",
		name: "Switch theme",
		shortcut: "cmd d",
		keywords: "dark light",
		icon: <Icon name="moon" />,
		run: () => switchTheme(),
	};
	const logout = { id: "logout", name: "Logout", keywords: "sign out", icon: <AdminIcon name="logout" />, run: onLogout };
	const groups: CommandGroup[] = [
		{
			label: "Go to",
			commands: [
				...menu.flat().map(({ label, to, icon, keywords }) => toCommand({ name: label, to, icon, keywords })),
				...pageCommands(guests.palette, navigate),
			],
		},
		{ label: "Create", commands: creations.map(toCommand) },
		{ label: "Site", commands: [letterKeysCommand(), theme, ...pages.map(toCommand), logout] },
	];
	return <CommandPalette open={open} onClose={onClose} groups={groups} search={search} typedAhead={typedAhead} />;
}

const creations = [
	{ name: "New Project", to: urls.admin.newProject() },
	{ name: "New Essay", to: urls.admin.newEssay() },
	{ name: "Add Job", to: urls.admin.newJob() },
	{ name: "New Quote", to: quotePaths.create() },
].map((creation): PageCommand => ({ ...creation, keywords: "create add", icon: "plus" }));

const pages: PageCommand[] = [
	...siteCommands.map((command): PageCommand => ({ ...command, icon: "out" })),
	{ name: "Redirects", to: urls.admin.redirects(), icon: "right", keywords: "old address path moved 301" },
];
