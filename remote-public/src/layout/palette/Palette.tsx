import { pages, switchThemeAtom, urls } from "@site/shared-data";
import { Icon } from "@site/shared-ui";
import { type CommandGroup, CommandPalette } from "@site/shared-ui/CommandPalette";
import { letterKeysCommand } from "@site/shared-ui/letterKeysCommand";
import { pageCommands } from "@site/shared-ui/pageCommands";
import { useNavigate } from "@site/shared-ui/router";
import type { LazyPaletteProps } from "@site/shared-ui/useLazyPalette";
import { useSetAtom } from "jotai";
import { useSite } from "../page/useSite.ts";
import { paletteIcons } from "./paletteIcons.tsx";
import { useEntrySearch } from "./useEntrySearch.tsx";

export function Palette({ open, onClose, typedAhead }: LazyPaletteProps) {
	const navigate = useNavigate();
	const switchTheme = useSetAtom(switchThemeAtom);
	const search = useEntrySearch(open);
	const { guests = [] } = useSite();
	const actions: CommandGroup = {
		commands: [
			...inPaletteOrder.map(({ id, path, command, shortcut }) => ({
				id,
				name: command,
				shortcut,
				icon: <Icon>{paletteIcons[id]}</Icon>,
				run: () => void navigate(path),
			})),
			...pageCommands(guests, navigate),
			letterKeysCommand(),
			{
				id: "theme",
				name: "Switch theme",
				shortcut: "cmd d",
				keywords: "dark light",
				icon: <Icon name="moon" />,
				run: () => switchTheme(),
			},
		],
	};
	const ask = (query: string) => ({
		id: "ask",
		name: "Ask me instead",
		icon: <Icon name="arrow-right" />,
		run: () => void navigate(urls.contactAbout(query)),
	});
	return (
		<CommandPalette open={open} onClose={onClose} groups={[actions]} search={search} fallback={ask} typedAhead={typedAhead} />
	);
}

const inPaletteOrder = [...pages].sort((one, other) => one.commandOrder - other.commandOrder);
