import { isApple } from "@site/shared-ui/keys";
import { type KeyboardEvent, type RefObject, useState } from "react";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { applyEdit, type Edit, type Selected, selectedIn } from "./edits/edit.ts";
import { tools } from "./tools.tsx";
import { Bar, Group, Tool } from "./WritePane.styles.ts";

interface ToolbarProps {
	box: RefObject<HTMLTextAreaElement | null>;
	accept: string;
	onFiles: (files: File[]) => void;
}

/** The formatting toolbar of a text box: one tab stop; the arrow keys move within. */
export function Toolbar({ box, accept, onFiles }: ToolbarProps) {
	const [stop, setStop] = useState(tools[0]?.[0]?.label);
	const apply = (edit: (selected: Selected) => Edit) => {
		if (box.current) applyEdit(box.current, edit(selectedIn(box.current)));
	};
	const handleKey = (event: KeyboardEvent<HTMLElement>) => {
		const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button, input")];
		const at = stops.indexOf(event.target as HTMLElement);
		const next = { ArrowRight: at + 1, ArrowLeft: at - 1 + stops.length, Home: 0, End: stops.length - 1 }[event.key];
		if (next === undefined) return;
		event.preventDefault();
		stops[next % stops.length]?.focus();
	};
	const command = isApple() ? "⌘" : "Ctrl+";
	const stopProps = (label: string) => ({ tabIndex: label === stop ? 0 : -1, onFocus: () => setStop(label) });
	return (
		<Bar role="toolbar" aria-label="Formatting" onKeyDown={handleKey}>
			{tools.map((group) => (
				<Group key={group[0]?.label}>
					{group.map(({ label, key, edit, icon }) => (
						<Tool
							key={label}
							type="button"
							aria-label={label}
							title={key ? `${label} (${command}${key.shown})` : label}
							{...stopProps(label)}
							// Keeps the focus in the text box, and the keyboard of a phone open.
							onPointerDown={(event) => event.preventDefault()}
							onClick={() => apply(edit)}
						>
							<AdminIcon>{icon}</AdminIcon>
						</Tool>
					))}
				</Group>
			))}
			<Group>
				<Tool as="span" title="Image">
					<AdminIcon name="image" />
					<input
						type="file"
						multiple
						accept={accept}
						aria-label="Image at the cursor"
						{...stopProps("Image")}
						onChange={(event) => {
							const files = [...(event.currentTarget.files ?? [])];
							event.currentTarget.value = "";
							if (files.length > 0) onFiles(files);
						}}
					/>
				</Tool>
			</Group>
		</Bar>
	);
}
