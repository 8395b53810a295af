import { type FirstSteps, urls } from "@site/shared-data";
import { Button, Notice } from "@site/shared-ui";
import { Card, from, Text } from "@site/shared-ui/layout";
import { Link } from "@site/shared-ui/router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { styled } from "styled-components";
import { errorReason } from "../errorReason.ts";
import { AdminIcon } from "../layout/AdminIcon.tsx";
import { Block } from "../layout/Block.tsx";
import { useMutationQueue } from "../mutations/MutationProvider.tsx";
import type { Result, ResultError } from "../results/Result.ts";
import { ResultBlock } from "../results/ResultBlock.tsx";
import { StateMark } from "../table/status/Status.tsx";

export const FirstStepsBlock = ({ result }: { result: Promise<Result<FirstSteps>> }) => (
	<ResultBlock result={result} loading={null} failure="The next steps could not be loaded. Reload the page.">
		{({ isDismissed, sampleRows, ...facts }) => {
			const steps = { ...facts, hasNoSample: sampleRows === 0 };
			return !isDismissed && Object.values(steps).includes(false) && <Checklist steps={steps} sampleRows={sampleRows} />;
		}}
	</ResultBlock>
);

type Step = keyof Omit<FirstSteps, "isDismissed" | "sampleRows"> | "hasNoSample";

function Checklist({ steps, sampleRows }: { steps: Record<Step, boolean>; sampleRows: number }) {
	const { send } = useMutationQueue();
	const [isBusy, setIsBusy] = useState(false);
	const [failed, setFailed] = useState<ResultError | null>(null);
	async function dismiss() {
		setIsBusy(true);
		const result = await send(urls.admin.dashboard(), {});
		setIsBusy(false);
		setFailed(result.status === "error" ? result : null);
	}
	const done = Object.values(steps).filter(Boolean).length;
	const hide = (
		<Text as="span" $size="sm" $tone="text-3">
			{done} of {order.length}
			<Button size="small" variant="quiet" busy={isBusy} onClick={() => void dismiss()}>
				Hide this list
			</Button>
		</Text>
	);
	return (
		<Card as={Block} $bottom={6} $pad={4} $padBottom={2} title="First steps" aside={hide}>
			{failed && (
				<Notice tone="danger">
					<strong>The list is still here.</strong> {errorReason(failed.kind)} Try again.
				</Notice>
			)}
			<Steps>
				{order.map(({ step, title, text }) => (
					<li key={step} data-done={steps[step]}>
						<StateMark state={steps[step] ? "Done" : "To do"} />
						<div>
							<strong>{title}</strong>
							<p>{text}</p>
							{step === "hasNoSample" && sampleRows > 0 && (
								<Suspense fallback={null}>
									<RemoveSample count={sampleRows} />
								</Suspense>
							)}
						</div>
						<AdminIcon name="right" />
					</li>
				))}
			</Steps>
		</Card>
	);
}

// Lazy, because only a new site has examples.
const RemoveSample = lazy(() => import("./RemoveSample.tsx").then((module) => ({ default: module.RemoveSample })));

const order: { step: Step; title: ReactNode; text: ReactNode }[] = [
	{
		step: "hasProfile",
		title: <Link to={urls.admin.profile()}>Your name and picture</Link>,
		text: "They are on the home page, in search results and in links that are shared.",
	},
	{
		step: "hasLinks",
		title: <Link to={urls.admin.site()}>Your links and number</Link>,
		text: "Orders, mail and the footer use them. The sample's contact details reach nobody.",
	},
	{
		step: "hasTexts",
		title: <Link to={urls.admin.site()}>Your sentences</Link>,
		text: "Contact, hire and footer speak in your name, and promise an answer within 24 hours.",
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
	{
		step: "hasNoSample",
		title: "Remove the sample content",
		text: "Only examples that you have not changed are removed.",
	},
];

const Steps = styled.ol`
	display: grid;
	column-gap: var(--space-5);

	${from(62)} {
		grid-template-columns: 1fr 1fr;
	}
	li {
		position: relative;
		display: grid;
		grid-template-columns: 5rem minmax(0, 1fr) auto;
		gap: var(--space-3);
		align-items: center;
		padding: var(--space-2);
		border-bottom: 1px solid var(--line);
		transition: background-color var(--t-colour);
	}
	a {
		padding-block: 0.1875rem;
	}
	/* The whole row is the link. */
	a::after {
		content: "";
		position: absolute;
		inset: 0;
	}
	li:has(a) p {
		pointer-events: none;
	}
	li:has(a):hover {
		background: var(--subtle);
	}
	li:not(:has(a)) > svg {
		visibility: hidden;
	}
	svg {
		color: var(--text-3);
	}
	strong {
		font-weight: var(--weight-semibold);
	}
	li[data-done="true"] strong {
		font-weight: var(--weight-regular);
		color: var(--text-2);
	}
	p {
		font-size: var(--text-sm);
		color: var(--text-2);
	}
`;
