import { type Redirect, urls } from "@site/shared-data";
import { Button, EmptyState, LoadingState, Skeleton } from "@site/shared-ui";
import { Field } from "@site/shared-ui/Field";
import { Input } from "@site/shared-ui/Input";
import { Row, Text } from "@site/shared-ui/layout";
import { useLoaderData } from "@site/shared-ui/router";
import { useId, useRef, useState } from "react";
import { errorReason } from "../errorReason.ts";
import { PageHead } from "../layout/PageHead.tsx";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { AddForm, Grid } from "./Redirects.styles.ts";
import { type RedirectChange, type RedirectResult, redirectMessage, type redirectsLoader } from "./redirectsAction.ts";

export { redirectsAction as action, redirectsLoader as loader } from "./redirectsAction.ts";

const empty: Redirect = { fromPath: "", toPath: "" };

/** The redirects of old paths: the list, and a form that adds to it. */
export function Component() {
	const { redirects } = useLoaderData<typeof redirectsLoader>();
	const { send } = useMutationQueue();
	const [typed, setTyped] = useState(empty);
	/** The redirect that the form has sent, until its answer arrives. */
	const [sent, setSent] = useState<Redirect | null>(null);
	const [answer, setAnswer] = useState<RedirectResult & Pick<RedirectChange, "intent">>();
	const form = useRef<HTMLFormElement>(null);
	const problems = (answer?.status === "error" && answer.problems) || {};
	const undo = answer?.status === "success" && answer.data.undo;

	async function change(wanted: RedirectChange): Promise<RedirectResult> {
		setAnswer(undefined);
		const result: RedirectResult = await send(urls.admin.redirects(), wanted);
		setAnswer({ ...result, intent: wanted.intent });
		return result;
	}
	async function add() {
		if (typed === sent) return;
		setSent(typed);
		const { status } = await change({ intent: "add", ...typed });
		setSent((now) => (now === typed ? null : now));
		// The form keeps a refused redirect, and text that was typed since.
		if (status === "success") setTyped((now) => (now === typed ? empty : now));
	}
	const focus = (field: keyof Redirect) => (form.current?.elements.namedItem(field) as HTMLElement | null)?.focus();

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
					void add();
				}}
			>
				{fieldOf("fromPath", "Old path", "Or its whole address.", "/essays/old")}
				{fieldOf("toPath", "New path", "On this site.", "/essays/new")}
				<Button type="submit" aria-busy={sent !== null || undefined}>
					Add redirect
				</Button>
			</AddForm>
			<Row $wrap $align="center" $gap="2 3" $bottom={3} $minHeight="2rem" $size="sm" $tone="text-2" $breaks>
				<p role="status">{answer?.status === "success" && describe(answer.data.change)}</p>
				{answer?.status === "error" && !answer.problems && (
					<Text $tone="danger" role="alert">
						The redirect was not {answer.intent === "add" ? "added" : "removed"}. {errorReason(answer.kind)}
					</Text>
				)}
				{undo && (
					<Button
						size="small"
						onClick={() => {
							void change(undo);
							focus("fromPath");
						}}
					>
						Undo
					</Button>
				)}
			</Row>
			<ResultBlock result={redirects} loading={skeleton} failure="The redirects could not be loaded.">
				{(rows) => (
					<RedirectTable
						redirects={rows}
						onRemove={(redirect) => {
							void change({ intent: "remove", ...redirect });
							// The removed row had the focused button.
							focus("fromPath");
						}}
					/>
				)}
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
