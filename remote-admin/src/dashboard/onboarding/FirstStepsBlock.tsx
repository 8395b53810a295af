import { type FirstSteps, urls } from "@site/shared-data";
import { Button, Notice } from "@site/shared-ui";
import { Link } from "@site/shared-ui/router";
import { StatusMark } from "@site/shared-ui/StatusMark";
import { type ReactNode, useId, useState } from "react";
import { errorReason } from "../../errorReason.ts";
import { BlockHead, BlockTitle } from "../../layout/BlockHead.styles.ts";
import { useMutationQueue } from "../../mutations/MutationProvider.tsx";
import type { Result, ResultError } from "../../results/Result.ts";
import { ResultBlock } from "../../results/ResultBlock.tsx";
import { Root, Steps } from "./FirstStepsBlock.styles.ts";

/** What a new site still lacks. Gone once all is done, or when the admin hides it. */
export const FirstStepsBlock = ({ result }: { result: Promise<Result<FirstSteps>> }) => (
	<ResultBlock result={result} loading={null} failure="What the site still lacks could not be told.">
		{({ isDismissed, ...steps }) => !isDismissed && Object.values(steps).includes(false) && <Checklist steps={steps} />}
	</ResultBlock>
);

type Step = keyof Omit<FirstSteps, "isDismissed">;

function Checklist({ steps }: { steps: Record<Step, boolean> }) {
	const id = useId();
	const { send } = useMutationQueue();
	const [isBusy, setIsBusy] = useState(false);
	const [failed, setFailed] = useState<ResultError | null>(null);
	async function dismiss() {
		setIsBusy(true);
		const result = await send(urls.admin.dashboard(), {});
		setIsBusy(false);
		setFailed(result.status === "error" ? result : null);
	}
	return (
		<Root aria-labelledby={id}>
			<BlockHead>
				<BlockTitle id={id}>First steps</BlockTitle>
				<Button size="small" variant="quiet" busy={isBusy} onClick={() => void dismiss()}>
					Hide this list
				</Button>
			</BlockHead>
			{failed && (
				<Notice tone="danger">
					<strong>The list is still here.</strong> {errorReason(failed.kind)} Try again.
				</Notice>
			)}
			<Steps>
				{order.map(({ step, title, text }) => (
					<li key={step} data-done={steps[step]}>
						{steps[step] ? (
							<StatusMark shape="disc" tone="ok">
								Done
							</StatusMark>
						) : (
							<StatusMark shape="ring">To do</StatusMark>
						)}
						<div>
							<strong>{title}</strong>
							<p>{text}</p>
						</div>
					</li>
				))}
			</Steps>
		</Root>
	);
}

const order: { step: Step; title: ReactNode; text: ReactNode }[] = [
	{
		step: "hasProfile",
		title: <Link to={urls.admin.profile()}>Your name and picture</Link>,
		text: "They are on the home page, in search results and in links that are shared.",
	},
	{
		step: "hasServices",
		title: <Link to={urls.admin.services()}>Your services</Link>,
		text: "The store shows six examples. Change their texts and prices, or write your own.",
	},
	{
		step: "hasProject",
		title: <Link to={urls.admin.newProject()}>A first project</Link>,
		text: "One with a picture says more than ten promises.",
	},
	{
		step: "sendsMail",
		title: <Link to={urls.admin.system()}>Mail for each message</Link>,
		text: (
			<>
				Set <code>SMTP_URL</code> and start the site again; until then messages wait in their lists.
			</>
		),
	},
	{
		step: "hasBackup",
		title: "A backup",
		text: (
			<>
				<code>npm run backup</code> writes the whole site into one file. Keep it somewhere else.
			</>
		),
	},
];
