import { token } from "../theme/token.ts";
import type { Colour, scale, TokenName } from "../theme/tokens.ts";
import { below } from "./widths.ts";

type NameAfter<Prefix extends string, Token = keyof typeof scale> = Token extends `${Prefix}-${infer Name}` ? Name : never;

type Length = `${number}${"px" | "rem" | "em"}`;
/** A step of the space scale, or a length that the scale lacks. */
type Step = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | "auto" | Length;
/** One step, or two such as "2 4": vertical, then horizontal. */
type Space = Step | `${Step} ${Step}`;
export type Place = "start" | "center" | "end" | "stretch" | "baseline";
type Width = NameAfter<"w"> | Length | `${number}ch` | "0" | "100%";

export const space = (property: string) => (value: Space) =>
	`${property}:${String(value).replace(/(?<!\S)\d+(?!\S)/g, (step) => token(`space-${step}` as TokenName))};`;

export const keyword =
	<Value extends string | number>(property: string) =>
	(value: Value) =>
		`${property}:${value};`;

const name =
	<Name extends string>(property: string, prefix: string) =>
	(value: Name) =>
		`${property}:var(--${prefix}${value});`;

const width = (property: string) => (value: Width) =>
	`${property}:${/^\d/.test(value) ? value : token(`w-${value}` as TokenName)};`;

const flag = (declarations: string) => (isOn: boolean) => (isOn ? declarations : "");

/** The spacing and text props of every primitive. */
export const common = {
	$pad: space("padding"),
	$padTop: space("padding-top"),
	$padBottom: space("padding-bottom"),
	$margin: space("margin"),
	$top: space("margin-top"),
	$bottom: space("margin-bottom"),
	$left: space("margin-left"),
	$flex: keyword<string | number>("flex"),
	$minWidth: width("min-width"),
	$maxWidth: width("max-width"),
	$minHeight: keyword<Length>("min-height"),
	$rule: (edge: "top" | "bottom") => `border-${edge}:1px solid var(--line);`,
	$font: name<NameAfter<"font">>("font-family", "font-"),
	$size: name<NameAfter<"text">>("font-size", "text-"),
	$weight: name<NameAfter<"weight">>("font-weight", "weight-"),
	$leading: (value: number | NameAfter<"leading">) =>
		`line-height:${typeof value === "number" ? value : token(`leading-${value}`)};`,
	$tracking: name<NameAfter<"tracking">>("letter-spacing", "tracking-"),
	$tone: name<Colour>("color", ""),
	$numeric: flag("font-variant-numeric:tabular-nums;"),
	$breaks: flag("overflow-wrap:anywhere;"),
	$whiteSpace: keyword<"nowrap" | "pre" | "pre-wrap">("white-space"),
	$hiddenBelow: (rem: number) => `${below(rem)}{display:none;}`,
	$oneLine: flag("overflow:hidden;text-overflow:ellipsis;white-space:nowrap;"),
};

type Rules = Record<string, (value: never) => string>;
export type PropsOf<Of extends Rules> = { [Name in keyof Of]?: Parameters<Of[Name]>[0] };

/** The declarations of the given props, in the order of the rules. */
export const declare =
	<Of extends Rules>(rules: Of) =>
	(props: PropsOf<Of>): string =>
		Object.entries(rules)
			.map(([name, rule]) => (props[name] === undefined ? "" : rule(props[name] as never)))
			.join("");
