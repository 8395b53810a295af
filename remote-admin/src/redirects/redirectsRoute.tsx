import type { Redirect } from "@site/shared-data";
import { Button, EmptyState, LoadingState, Skeleton } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { useFetcher, useLoaderData } from "@site/shared-ui/router";
import { useId, useRef, useState } from "react";
import { errorReason } from "../errorReason.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { AddForm, Grid, News } from "./Redirects.styles.ts";
import {
	type RedirectChange,
	type RedirectResult,
	redirectMessage,
	type redirectsAction,
	type redirectsLoader,
} from "./redirectsAction.ts";

export { redirectsAction as action, redirectsLoader as loader } from "./redirectsAction.ts";

const empty: Redirect = { fromPath: "", toPath: "" };

/** Where old paths lead: the list, and a form that adds to it. */
export function Component() {
	const { redirects } = useLoaderData<typeof redirectsLoader>();
	const { submit, data, state } = useFetcher<typeof redirectsAction>();
	const [typed, setTyped] = useState(empty);
	const [sent, setSent] = useState<RedirectChange["intent"]>("add");
	const [received, setReceived] = useState<RedirectResult>();
	const form = useRef<HTMLFormElement>(null);
	const problems = data?.status === "invalid" && sent === "add" ? data.problems : {};

	function send(change: RedirectChange) {
		setSent(change.intent);
		void submit({ ...change }, { method: "post", encType: "application/json" });
		// The removed row takes its button along.
		if (change.intent === "remove") focus("fromPath");
	}
	const focus = (field: keyof Redirect) => (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus();

	if (data && data !== received) {
		setReceived(data);
		// What was refused stays in the form.
		if (data.status === "success" && data.change.intent === "add") setTyped(empty);
	}

	const fieldOf = (field: keyof Redirect, label: string, hint: string, placeholder: string) => {
		const problem = problems[field];
		return (
			<Field label={label} hint={hint} error={problem && redirectMessage(field, problem)}>
				<Input
					name={field}
					value={typed[field]}
					placeholder={placeholder}
					inputMode="url"
					autoComplete="off"
					autoCapitalize="off"
					spellCheck={false}
					onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
				/>
			</Field>
		);
	};

	return (
		<>
			<PageHead title="Redirects" note="Old addresses that lead to new ones (301). A path with a page always shows its page." />
			<AddForm
				ref={form}
				noValidate
				data-density="dense"
				aria-label="New redirect"
				onSubmit={(event) => {
					event.preventDefault();
					if (state === "idle") send({ intent: "add", ...typed });
				}}
			>
				{fieldOf("fromPath", "Old path", "Or its whole address.", "/essays/old")}
				{fieldOf("toPath", "New path", "On this site.", "/essays/new")}
				<Button type="submit" aria-busy={state !== "idle" || undefined}>
					Add redirect
				</Button>
			</AddForm>
			<News>
				<p role="status">{data?.status === "success" && describe(data.change)}</p>
				{data?.status === "error" && (
					<p role="alert">
						The redirect was not {sent === "add" ? "added" : "removed"}. {errorReason(data.kind)}
					</p>
				)}
				{data?.status === "success" && data.change.intent === "remove" && (
					<Button
						size="small"
						onClick={() => {
							send({ ...data.change, intent: "add" });
							focus("fromPath");
						}}
					>
						Undo
					</Button>
				)}
			</News>
			<ResultBlock result={redirects} loading={skeleton} failure="The redirects could not be loaded.">
				{(rows) => <RedirectTable redirects={rows} onRemove={(redirect) => send({ intent: "remove", ...redirect })} />}
			</ResultBlock>
		</>
	);
}

interface RedirectTableProps {
	redirects: readonly Redirect[];
	onRemove: (redirect: Redirect) => void;
}

function RedirectTable({ redirects, onRemove }: RedirectTableProps) {
	const id = useId();
	if (redirects.length === 0)
		return <EmptyState title="No redirects yet">Add one when a page that others link to has moved or gone.</EmptyState>;
	return (
		<Grid>
			<caption className="sr-only">Redirects</caption>
			<thead>
				<tr>
					<th scope="col">From</th>
					<th scope="col">To</th>
					<th scope="col">
						<span className="sr-only">Actions</span>
					</th>
				</tr>
			</thead>
			<tbody>
				{redirects.map((redirect, index) => (
					<tr key={redirect.fromPath}>
						<td id={`${id}-${index}`}>{redirect.fromPath}</td>
						<td>
							<a href={redirect.toPath}>{redirect.toPath}</a>
						</td>
						<td>
							<Button size="small" variant="quiet" aria-describedby={`${id}-${index}`} onClick={() => onRemove(redirect)}>
								Remove
							</Button>
						</td>
					</tr>
				))}
			</tbody>
		</Grid>
	);
}

const describe = ({ intent, fromPath, toPath }: RedirectChange) =>
	intent === "add" ? `${fromPath} leads to ${toPath} now.` : `${fromPath} is no longer redirected.`;

const skeleton = (
	<LoadingState label="Loading redirects…">
		{[62, 48, 55].map((width) => (
			<Skeleton key={width} width={`${width}%`} height="2rem" />
		))}
	</LoadingState>
);
