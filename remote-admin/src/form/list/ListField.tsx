import { type FieldRule, validate } from "@site/shared-data/rules";
import { Button } from "@site/shared-ui";
import { DateInput } from "@site/shared-ui/DateInput";
import { Field } from "@site/shared-ui/Field";
import { FieldError } from "@site/shared-ui/FieldError";
import { Input, Select, Textarea } from "@site/shared-ui/Input";
import { Text } from "@site/shared-ui/layout";
import { RowAction } from "@site/shared-ui/RowAction";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { fieldErrorMessage } from "../../errorMessages.ts";
import { AdminIcon } from "../../layout/AdminIcon.tsx";
import { formatRows, parseRows } from "../defineFields.ts";
import type { FieldName, Form, FormValues } from "../Form.ts";
import { Cells, List, Root, Row } from "./ListField.styles.ts";

interface Cell {
	label: string;
	rule?: FieldRule;
	isLong?: true;
	/** The choices, by value; a new row has the first one. */
	options?: Readonly<Record<string, string>>;
	/** The cells that a choice fills, by their column. */
	fill?: (option: string) => Readonly<Record<number, string>>;
	type?: "date" | "time";
	inputMode?: "decimal";
	/** The text of a new row. */
	initial?: string;
	/** Takes a whole line of the row. */
	isWide?: true;
}

interface ListFieldProps<Values extends FormValues> {
	form: Form<Values>;
	name: FieldName<Values, string>;
	hint?: ReactNode;
	cells: readonly Cell[];
	noun: string;
	/** The cell whose text names the row in its buttons' labels. */
	namedBy?: number;
	max: number;
	/** The text at the end of a row. */
	note?: (row: readonly string[]) => string;
}

/** A list of rows with the same few texts; rows can be added, moved and removed. */
export function ListField<Values extends FormValues>(props: ListFieldProps<Values>) {
	const { form, name, hint, cells, noun, namedBy = 0, max, note } = props;
	const id = useId();
	const root = useRef<HTMLFieldSetElement>(null);
	const toFocus = useRef<string>(undefined);
	const error = form.errorOf(name);
	const rows = parseRows(String(form.values[name]));
	// A cell's message is more precise than the list's. The form focuses the control with the field's name.
	const wrong = error
		? rows.flatMap((row, at) => cells.map((cell, column) => errorOf(cell, row[column]) && `${at} ${column}`))
		: [];
	const named = wrong.find(Boolean) ?? "0 0";
	const isInCell = wrong.some(Boolean);
	useEffect(() => {
		const selector = toFocus.current;
		toFocus.current = undefined;
		if (selector) root.current?.querySelector<HTMLElement>(selector)?.focus();
	});

	/** Changes the list, then focuses the first matching control. */
	function change(next: string[][], focus?: string) {
		toFocus.current = focus;
		form.set({ [name]: formatRows(next) } as Partial<Values>);
	}
	function move(from: number, to: number) {
		const next = rows.toSpliced(from, 1);
		const isAtEnd = to === 0 || to === rows.length - 1;
		// At an end the pressed button is disabled, so the other one gets the focus.
		const button = isAtEnd === to > from ? "up" : "down";
		change(
			next.toSpliced(to, 0, rows[from] as string[]),
			`[data-row="${to}"] [data-move="${isAtEnd ? button : to > from ? "down" : "up"}"]`,
		);
	}
	const inputOf = (row: number) => `[data-row="${row}"] :is(input, select, textarea)`;
	const add = () =>
		change([...rows, cells.map(({ options, initial }) => initial ?? Object.keys(options ?? {})[0] ?? "")], inputOf(rows.length));
	const hasLines = cells.some(({ isWide }) => isWide);

	return (
		<Root
			ref={root}
			aria-describedby={[error && !isInCell && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined}
		>
			<legend>{form.labels[name]}</legend>
			{hint && (
				<Text $size="sm" $leading={1.45} $tone="text-3" id={`${id}-hint`}>
					{hint}
				</Text>
			)}
			<List>
				{rows.map((row, at) => {
					const about = row[namedBy]?.trim() || `${noun} ${at + 1}`;
					// A row may end with cells without a control, such as the id of a stored one.
					const withCells = (texts: Readonly<Record<number, string>>) =>
						[...cells, ...row.slice(cells.length)].map((_, index) => texts[index] ?? row[index] ?? "");
					return (
						// The controls are stateless, so a row's key is its position.
						<Row key={at} data-row={at} $hasLines={hasLines}>
							<Cells $isStacked={!hasLines && cells.some(({ isLong }) => isLong)}>
								{cells.map((cell, column) => (
									<Field
										key={cell.label}
										className={cell.isWide && "wide"}
										label={cell.label}
										error={error && errorOf(cell, row[column])}
									>
										<CellControl
											cell={cell}
											name={named === `${at} ${column}` ? name : undefined}
											value={row[column] ?? ""}
											onChange={(text) => change(rows.with(at, withCells({ [column]: text, ...cell.fill?.(text) })))}
										/>
									</Field>
								))}
								{note && (
									<Text $numeric $whiteSpace="nowrap">
										{note(row)}
									</Text>
								)}
							</Cells>
							<div>
								<RowAction label={`Move ${about} up`} data-move="up" disabled={at === 0} onClick={() => move(at, at - 1)}>
									<AdminIcon name="up" />
								</RowAction>
								<RowAction
									label={`Move ${about} down`}
									data-move="down"
									disabled={at === rows.length - 1}
									onClick={() => move(at, at + 1)}
								>
									<AdminIcon name="down" />
								</RowAction>
								<RowAction
									label={`Take ${about} out`}
									danger
									onClick={() =>
										change(rows.toSpliced(at, 1), rows.length > 1 ? inputOf(Math.min(at, rows.length - 2)) : "[data-add]")
									}
								>
									<AdminIcon name="trash" />
								</RowAction>
							</div>
						</Row>
					);
				})}
			</List>
			{error && !isInCell && <FieldError id={`${id}-error`}>{error}</FieldError>}
			<Button size="small" data-add="" disabled={rows.length >= max} onClick={add}>
				<AdminIcon name="plus" />
				Add {noun}
			</Button>
		</Root>
	);
}

function errorOf({ label, rule }: Cell, text = "") {
	const { text: problem } = validate({ text }, { text: rule ?? {} });
	return problem && fieldErrorMessage(label, problem, rule);
}

interface CellControlProps {
	cell: Cell;
	/** Set on the first control, so that the form finds the field. */
	name: string | undefined;
	value: string;
	onChange: (text: string) => void;
}

function CellControl({ cell: { rule, isLong, options, type, inputMode }, name, value, onChange }: CellControlProps) {
	if (options) {
		return (
			<Select name={name} value={value} onChange={({ target }) => onChange(target.value)}>
				{Object.entries(options).map(([option, label]) => (
					<option key={option} value={option}>
						{label}
					</option>
				))}
			</Select>
		);
	}
	if (type === "date") return <DateInput name={name} value={value} onDayChange={onChange} />;
	const control = { name, value, maxLength: rule?.max };
	return isLong ? (
		<Textarea rows={2} {...control} onChange={({ target }) => onChange(target.value)} />
	) : (
		<Input {...control} type={type} inputMode={inputMode} onChange={({ target }) => onChange(target.value)} />
	);
}
