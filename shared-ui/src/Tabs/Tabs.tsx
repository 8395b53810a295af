import { Tabs as Base } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { Count, List, Mark, Panel, Tab } from "./Tabs.styles.ts";

interface TabsProps<Value extends string> {
	/** What the tabs choose between, said to assistive technology. */
	label: string;
	tabs: readonly {
		value: Value;
		label: ReactNode;
		count?: number;
		disabled?: boolean;
		panel: ReactNode;
	}[];
	/** Leave both out and the first tab starts. */
	value?: Value;
	onChange?: (value: Value) => void;
	/** Hidden panels keep their state: a half-written text, a scroll position. */
	keepMounted?: boolean;
	className?: string;
}

/** Views of one thing, one at a time. The arrows move and show; Tab goes on into the panel. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, keepMounted, className }: TabsProps<Value>) {
	return (
		<Base.Root
			className={className}
			value={value}
			defaultValue={tabs[0]?.value}
			onValueChange={(next) => onChange?.(next as Value)}
		>
			<List aria-label={label} activateOnFocus>
				{tabs.map((tab) => (
					<Tab key={tab.value} value={tab.value} disabled={tab.disabled}>
						{tab.label}
						{tab.count !== undefined && <Count> {tab.count}</Count>}
					</Tab>
				))}
				<Mark />
			</List>
			{tabs.map((tab) => (
				<Panel key={tab.value} value={tab.value} keepMounted={keepMounted}>
					{tab.panel}
				</Panel>
			))}
		</Base.Root>
	);
}
