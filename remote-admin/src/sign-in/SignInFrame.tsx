import { urls } from "@site/shared-data";
import { Notice, SkipLink } from "@site/shared-ui";
import { Stack } from "@site/shared-ui/layout";
import { Form } from "@site/shared-ui/router";
import { lazy, type ReactNode, Suspense } from "react";
import { BrandMark } from "../layout/menu/BrandMark.tsx";
import { ThemeToggle } from "../layout/menu/ThemeToggle.tsx";
import { Art, Card, Fields, Header, Root } from "./SignInFrame.styles.ts";

interface SignInFrameProps {
	title: string;
	lead: ReactNode;
	problem?: ReactNode;
	links: ReactNode;
	/** The fields of its form, and the submit button. */
	children: ReactNode;
}

export const SignInFrame = ({ title, lead, problem, links, children }: SignInFrameProps) => (
	<Root>
		<title>{`${title} · Admin`}</title>
		<SkipLink />
		<Header>
			<BrandMark to={urls.home()} />
			<ThemeToggle />
		</Header>
		<Card id="main" tabIndex={-1}>
			<h1>{title}</h1>
			<p>{lead}</p>
			{problem && (
				<Stack $bottom={4}>
					<Notice tone="danger">{problem}</Notice>
				</Stack>
			)}
			<Form method="post" replace>
				<Fields>{children}</Fields>
			</Form>
			<p>{links}</p>
		</Card>
		<Art aria-hidden="true">
			<Suspense fallback={null}>
				<ContourMap />
			</Suspense>
		</Art>
	</Root>
);

// Lazy, because it has 12 KB of contour lines.
const ContourMap = lazy(() => import("./ContourMap.tsx").then((module) => ({ default: module.ContourMap })));
